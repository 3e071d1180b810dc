/** The day on which the figures were compared with what is published. */
export const checked = '2026-11-25'

/** What was compared again when vehicles, limits or an allowance were added: mileage of Austria, Estonia, France and Ireland, meals of the United Kingdom. */
export const checkedAgain = '2026-11-27'

/** The decision 970/2025 of the Finnish tax authority, read whole in the copy legalize-dev/legalize-fi of Finlex. */
export const checkedInFinland = '2026-11-28'
