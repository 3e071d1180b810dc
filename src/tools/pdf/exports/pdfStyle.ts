import { colours } from '../../../design/theme/colours'

/** How the documents look. All lengths are points. */

export type TextStyle = {
  size: number
  /** Distance of two baselines. */
  leading: number
  weight: 'regular' | 'bold'
  colour: string
  /** Digits of one width, so that amounts stand below one another. */
  tabular?: boolean
}

const body: TextStyle = { size: 10, leading: 15, weight: 'regular', colour: colours.ink }

export const textStyles = {
  body,
  small: { ...body, size: 8.5, leading: 12.5 },
  tableHeader: {
    ...body,
    size: 8.5,
    leading: 12,
    weight: 'bold',
    colour: colours['ink-muted'],
    tabular: true,
  },
  tableCell: { ...body, size: 9.5, leading: 13.5, tabular: true },
  pairLabel: { ...body, size: 9.5, leading: 14, colour: colours['ink-muted'] },
  pairValue: { ...body, size: 9.5, leading: 14, tabular: true },
  caption: { ...body, size: 8.5, leading: 12, colour: colours['ink-muted'] },
  footer: { ...body, size: 8, leading: 11, colour: colours['ink-muted'], tabular: true },
} satisfies Record<string, TextStyle>

export const headingStyles: Readonly<Record<1 | 2 | 3, TextStyle & { before: number; after: number }>> = {
  1: { ...body, size: 24, leading: 30, weight: 'bold', before: 24, after: 12 },
  2: { ...body, size: 14, leading: 19, weight: 'bold', before: 22, after: 7 },
  3: { ...body, size: 11, leading: 16, weight: 'bold', before: 14, after: 4 },
}

export const muted = (style: TextStyle): TextStyle => ({ ...style, colour: colours['ink-muted'] })
export const strong = (style: TextStyle): TextStyle => ({ ...style, weight: 'bold' })

/** A colour (`#rrggbb`) with a share of another behind it: what the site mixes with transparency. */
export const mixed = (front: string, back: string, share: number): string => {
  const channel = (colour: string, at: number): number => parseInt(colour.slice(at, at + 2), 16)
  return `#${[1, 3, 5]
    .map((at) => Math.round(channel(front, at) * share + channel(back, at) * (1 - share)))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`
}

export const lineColours = { hair: colours.line, header: colours['line-strong'], total: colours.ink }

/** Sizes of the pages that pdfkit knows by the same names. */
export const pageSizes = { A4: { width: 595.28, height: 841.89 }, LETTER: { width: 612, height: 792 } }

export const margins = { side: 56, top: 56, bottom: 78, footer: 34 }

/** Between blocks beside one another. */
export const columnGap = 28
