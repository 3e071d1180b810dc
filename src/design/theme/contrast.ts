import type { ColourName } from './colours'

/** A channel of a colour such as `#12312a`, linear, 0 to 1; `at` is the position of its first digit. */
export const channel = (hex: string, at: number): number => {
  const value = parseInt(hex.slice(at, at + 2), 16) / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

const luminance = (hex: string): number =>
  0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5)

/** Contrast of two colours as WCAG 2 defines it, 1 to 21. */
export const contrast = (one: string, other: string): number => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

/** The colours of texts. */
export const textColours: readonly ColourName[] = [
  'ink',
  'ink-muted',
  'accent',
  'accent-strong',
  'label',
  'error',
]
const grounds: readonly ColourName[] = ['paper', 'tint', 'surface']

/** A colour, the ground that it is seen on, and the least contrast of the two. */
export type ContrastRule = { colour: ColourName; ground: ColourName; least: number }

/** The pairs of each tone: 4.5 for texts (WCAG 2.2, 1.4.3), 3 for edges (1.4.11). */
export const contrastRules: readonly ContrastRule[] = [
  ...textColours.flatMap((colour) => grounds.map((ground) => ({ colour, ground, least: 4.5 }))),
  { colour: 'on-accent', ground: 'accent', least: 4.5 },
  { colour: 'on-accent', ground: 'accent-strong', least: 4.5 },
  { colour: 'accent-strong', ground: 'accent-soft', least: 4.5 },
  { colour: 'ink', ground: 'accent-soft', least: 4.5 },
  { colour: 'label', ground: 'coral-soft', least: 4.5 },
  ...(['line-strong', 'focus'] as const).flatMap((colour) =>
    grounds.map((ground) => ({ colour, ground, least: 3 })),
  ),
]
