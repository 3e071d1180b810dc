import { colours } from '../colours'
import { digestPath } from '../digestPath'
import { iconLines, iconSize as size } from './lines'
import { iconNames } from './names'
import { iconPaths } from './paths'

/** All icons below each other in the accent colour, as an SVG file. */
export const menuIcons: string = [
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size * iconNames.length}" fill="none" `,
  `stroke="${colours.accent}" stroke-width="${iconLines.width}" stroke-linecap="${iconLines.end}" `,
  `stroke-linejoin="${iconLines.end}">`,
  ...iconNames.map(
    (name, index) => `<path transform="translate(0 ${size * index})" d="${iconPaths[name]}"/>`,
  ),
  '</svg>',
].join('')

/** The address of the file. */
export const menuIconsPath = digestPath('menu-icons', 'svg', menuIcons)

/** What the style of every page says about it. */
export const menuIconsCss = `:root{--menu-icons:url(${menuIconsPath})}`
