/** The value of `lang` for words in a language: none where the page is in it. */
export const foreignLanguage = (language: string, htmlLang: string): string | undefined =>
  htmlLang.split('-')[0] === language ? undefined : language
