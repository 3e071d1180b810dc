/** The day on which the figures were compared with what is published. */
export const checked = '2026-11-25'

/** Mileage of Austria, Estonia, France and Ireland was compared again when its further vehicles and limits were added. */
export const checkedAgain = '2026-11-27'
