import { outline, widthOf } from '../../src/build/socialImages/typesetting'
import type { ColourName } from '../../src/design/theme/colours'

type Palette = Readonly<Record<ColourName, string>>

/** The mark of a brand, in a square of 28: its first letter in the typeface of the site, and a dot. */
export type Mark = { letter: string; dot: { cx: number; cy: number; r: number } }

/** Draws the first letter of a name. Reads the fonts of the packages. */
export function markOf(name: string): Mark {
  const letter = name.charAt(0)
  const size = 32
  const left = Math.max(0, (22 - widthOf(letter, size)) / 2)
  return { letter: outline(letter, left, 25.5, size), dot: { cx: 25, cy: 22.5, r: 3 } }
}

const markSvg = ({ letter, dot }: Mark, ink: string, point: string): string =>
  `<path fill="${ink}" d="${letter}"/><circle cx="${dot.cx}" cy="${dot.cy}" r="${dot.r}" fill="${point}"/>`

/** What is inside `static/icon.svg`, 32 units wide: the mark on a ground of its own. */
export const iconDrawing = (mark: Mark, colours: Palette): string =>
  `<rect width="32" height="32" rx="8" fill="${colours.night}"/><g transform="translate(6 5.5) scale(.75)">${markSvg(mark, colours.paper, colours.coral)}</g>`

/** `static/icon.svg`, from which a build makes every icon. */
export const iconSvg = (mark: Mark, colours: Palette): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${iconDrawing(mark, colours)}</svg>\n`

const coinRing = /(?<=<path\s+d=")M20\.9 4\.2A12 12[^"]*(?=")/g
const coinDot = /(?<=<circle )cx="23\.5" cy="8" r="3"/g

/** A drawing of code (BrandMark.tsx, drawing.ts) with the mark in place of the coin that the project came with. */
export const withMark = (text: string, { letter, dot }: Mark): string =>
  text.replace(coinRing, letter).replace(coinDot, `cx="${dot.cx}" cy="${dot.cy}" r="${dot.r}"`)

/** The offline page with the new icon. */
export const withOfflineIcon = (text: string, mark: Mark, colours: Palette): string =>
  text.replace(
    /(viewBox="0 0 32 32">).*?(<\/svg>)/,
    (_, start: string, end: string) => `${start}${iconDrawing(mark, colours)}${end}`,
  )

/** The drawing beside the sign-up form with the mark on its card. */
export const withCardMark = (svg: string, mark: Mark, colours: Palette): string =>
  svg.replace(
    /<path d="M145\.9 15\.2A12[^>]*>\s*<circle cx="148\.5"[^>]*>/,
    () => `<g transform="translate(125 11)">${markSvg(mark, colours.surface, colours.coral)}</g>`,
  )

/** A drawing with the new value of each colour that changes. */
export function recoloured(text: string, from: Palette, to: Palette): string {
  const changes = new Map<string, string>()
  for (const [name, old] of Object.entries(from)) {
    const current = to[name as ColourName]
    if (!changes.has(old)) changes.set(old, current)
  }
  return text.replace(/#[0-9a-f]{6}\b/g, (hex) => changes.get(hex) ?? hex)
}

/** The picture of the product's cards, 1600 by 1000, as SVG. */
export function overviewSvg(name: string, mark: Mark, colours: Palette): string {
  const card = (x: number, y: number, angle: number, fill: string, content = ''): string =>
    `<g transform="translate(${x} ${y}) rotate(${angle})"><rect width="610" height="390" rx="36" fill="${fill}" stroke="${colours.line}" stroke-width="2"/>${content}</g>`
  const small = (ink: string, point: string): string =>
    `<g transform="translate(56 52) scale(1.7)">${markSvg(mark, ink, point)}</g>`
  const rows = [colours.mint, colours.sand, colours.coral]
    .map(
      (fill, row) =>
        `<circle cx="60" cy="${64 + row * 84}" r="29" fill="${fill}"/><rect x="112" y="${44 + row * 84}" width="130" height="13" rx="6" fill="${colours.ink}"/><rect x="112" y="${72 + row * 84}" width="${190 - row * 50}" height="13" rx="6" fill="${colours.accent}"/>`,
    )
    .join('')
  const face = `${small(colours.surface, colours.coral)}<path fill="${colours.surface}" d="${outline(name, 118, 96, 48)}"/><rect x="56" y="160" width="88" height="66" rx="12" fill="${colours.sand}"/><path fill="${colours.surface}" d="${outline('•••• •••• 4821', 56, 320, 40)}"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1000" viewBox="0 0 1600 1000"><rect width="1600" height="1000" fill="${colours.tint}"/><ellipse cx="785" cy="530" rx="450" ry="350" fill="${colours['accent-soft']}"/>${card(605, 150, 9, colours.coral, small(colours.ink, colours.coral))}${card(495, 258, 1, colours.surface, small(colours.ink, colours.coral))}${card(376, 378, -7, colours.accent, face)}<g transform="translate(858 578)"><rect width="410" height="298" rx="36" fill="${colours.surface}" stroke="${colours.line}" stroke-width="2"/>${rows}</g></svg>`
}
