/** How icons are drawn: the side of their square in px, and their lines. */
export const iconSize = 24
export const iconLines = { width: '1.6', end: 'round' } as const
