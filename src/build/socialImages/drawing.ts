import { brand } from '../../core/brand'
import { colours, darkColours } from '../../design/theme/colours'
import { socialImageSize } from '../../seo/socialImage'
import { fit, outline } from './typesetting'

/*
 * The picture in the site's look: paper with the title on the left, on the right a dark field with a card, a
 * receipt and the opening coin of the brand. When it changes, raise `socialImageVersion`.
 */

const { width, height } = socialImageSize
const margin = 72
/** Where the dark field begins. */
const field = 836

const svg = (content: string, right: number = width, bottom: number = height): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${right}" height="${bottom}" viewBox="0 0 ${right} ${bottom}">${content}</svg>`

/** The coin of the word mark, 28 units wide. */
const coin = (ring: string, dot: string): string =>
  `<path d="M20.9 4.2A12 12 0 1 0 26 14h-5.5A6.5 6.5 0 1 1 17.7 8.7Z" fill="${ring}"/><circle cx="23.5" cy="8" r="3" fill="${dot}"/>`

const card = `<g transform="translate(872 300) rotate(-9)">
  <rect width="318" height="200" rx="22" fill="${colours.accent}"/>
  <path d="M0 132C90 92 190 176 318 104V178a22 22 0 0 1-22 22H22a22 22 0 0 1-22-22Z" fill="${colours['accent-strong']}"/>
  <rect x="28" y="62" width="50" height="38" rx="8" fill="${colours.sand}"/>
  <path d="M28 81h50M53 62v38" stroke="${colours['accent-strong']}" stroke-width="2"/>
  <g transform="translate(250 24) scale(1.5)">${coin(colours.surface, colours.coral)}</g>
  <g fill="${colours.mint}"><circle cx="36" cy="156" r="5"/><circle cx="54" cy="156" r="5"/><circle cx="72" cy="156" r="5"/><circle cx="90" cy="156" r="5"/><rect x="116" y="150" width="64" height="12" rx="6"/></g>
</g>`

const receipt = `<g transform="translate(1016 106) rotate(7)">
  <path d="M0 14A14 14 0 0 1 14 0H132a14 14 0 0 1 14 14V252l-18.3-14-18.2 14-18.3-14-18.2 14-18.3-14-18.2 14-18.3-14L0 252Z" fill="${colours.surface}"/>
  <g fill="${colours.line}"><rect x="22" y="66" width="70" height="10" rx="5"/><rect x="22" y="92" width="56" height="10" rx="5"/><rect x="22" y="118" width="76" height="10" rx="5"/><rect x="108" y="66" width="18" height="10" rx="5"/><rect x="108" y="92" width="18" height="10" rx="5"/><rect x="108" y="118" width="18" height="10" rx="5"/></g>
  <rect x="22" y="26" width="46" height="16" rx="8" fill="${colours.ink}"/>
  <path d="M22 148h104" stroke="${colours['line-strong']}" stroke-width="2" stroke-dasharray="4 6"/>
</g>`

/** Everything but the title: the same on every picture, so it is rendered once. */
export function background(): string {
  const name = outline(brand.name, margin + 56, 558, 42)
  return svg(`<rect width="${width}" height="${height}" fill="${colours.paper}"/>
<rect x="${field}" width="${width - field}" height="${height}" fill="${darkColours.paper ?? colours.night}"/>
<circle cx="1150" cy="92" r="150" fill="${darkColours.surface ?? colours.night}"/>
${receipt}${card}
<circle cx="914" cy="190" r="46" fill="${colours.coral}"/>
<path d="M894 190l14 14 27-28" fill="none" stroke="${colours.surface}" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"/>
<g transform="translate(${margin - 3} 520) scale(1.65)">${coin(colours.accent, colours.coral)}</g>
<path fill="${colours.ink}" d="${name}"/>`)
}

const frame = { width: field - 2 * margin + 16, maximumLines: 5, sizes: [80, 72, 64, 56, 50, 44] }
const lineHeight = 1.12

/**
 * The title alone, on a transparent ground that begins at the picture's upper left corner and ends below the last line:
 * what it covers is drawn pixel by pixel.
 */
export function titleLayer(title: string): string {
  const { lines, size } = fit(title, frame)
  const data = lines.map((line, index) =>
    outline(line, margin, 72 + size * (0.86 + index * lineHeight), size),
  )
  const bottom = Math.ceil(72 + size * (0.86 + lines.length * lineHeight))
  return svg(`<path fill="${colours.ink}" d="${data.join('')}"/>`, field, bottom)
}
