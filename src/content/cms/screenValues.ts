/** What pictures of the product and the interactive demo both work out from the values of the product screens. */

/** Share of the taxed amount that is VAT at a rate in per cent, rounded to minor units. */
export const includedVat = (amount: number, rate: number): number =>
  Math.round((amount * rate) / (100 + rate))

/** The ISO date a number of days after another. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)

/** The initials of a person or of a company: of its first two words that begin with a letter. */
export const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .filter((word) => /^\p{L}/u.test(word))
    .slice(0, 2)
    .map((word) => [...word][0])
    .join('')

/**
 * The ends of the numbers of the cards in pictures and demo, each one card with one holder: the virtual one of the
 * campaign, the virtual one that pays the restaurant and is issued in the demo, that of a team, and two plastic ones.
 */
export const cardEnds = {
  campaign: '4821',
  meals: '7306',
  team: '0937',
  plastic: '5560',
  secondPlastic: '2294',
} as const
