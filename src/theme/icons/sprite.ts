import { createHash } from 'node:crypto'
import { colours } from '../tokens'
import { iconNames } from './names'
import { iconPaths } from './paths'

const size = 24

/** All icons below each other in the accent colour, as an SVG file. */
export const menuIcons: string = [
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size * iconNames.length}" fill="none" `,
  `stroke="${colours.accent}" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round">`,
  ...iconNames.map(
    (name, index) => `<path transform="translate(0 ${size * index})" d="${iconPaths[name]}"/>`,
  ),
  '</svg>',
].join('')

/** The address of the file, which changes with its content. */
export const menuIconsPath = `/static/menu-icons-${createHash('sha256').update(menuIcons).digest('hex').slice(0, 12)}.svg`

/** What the style of every page says about it. */
export const menuIconsCss = `:root{--menu-icons:url(${menuIconsPath})}`
