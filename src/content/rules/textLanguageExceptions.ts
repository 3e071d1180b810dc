/** Texts in another language than their document that were read and are right, with the reason. */
const reviewed: readonly { lang: string; text: RegExp; reason: string }[] = [
  {
    lang: 'en-gb',
    text: /^(?:the )?(?:Commission nationale pour|Administration de l’enregistrement|Registre de commerce)|^société à/,
    reason: 'names of Luxembourg, which have no English form',
  },
  { lang: 'da-dk', text: /^Stortinget ændrede/, reason: 'names of Norway: Stortinget, Skatteetaten' },
  { lang: 'de-de', text: /^Global Privacy Control$/, reason: 'the name of the signal' },
]

export const isReviewedText = (lang: string, text: string): boolean =>
  reviewed.some((exception) => exception.lang === lang && exception.text.test(text))
