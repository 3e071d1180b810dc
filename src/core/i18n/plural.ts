/** A text for each number that a language treats differently; `other` is for all that have none. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

/** The form of a language for a number, by the rules of CLDR: `pluralForm(0, 'fr-FR', …)` is `one`, in English `other`. */
export const pluralForm = (count: number, htmlLang: string, forms: PluralForms): string =>
  forms[new Intl.PluralRules(htmlLang).select(count)] || forms.other
