/** Words that a text of a language does not have: a calque, a word of the neighbouring country, one without its form. */
export type ForbiddenWord = {
  words: RegExp
  /** What a native hand would write, or why not this. */
  instead: string
}

/** Languages whose market documents name the currency in words. */
export const currencyCode: ForbiddenWord = {
  words: /\{market\.currency\}/,
  instead: 'name the currency: {market.currency.name}',
}
