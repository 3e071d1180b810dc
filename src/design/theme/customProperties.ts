import { accentColours, colours, darkColours, type ColourName } from './colours'
import {
  breakpoints,
  em,
  controlHeights,
  fontSizes,
  headerHeights,
  radii,
  spacing,
  widths,
  zIndexes,
} from './tokens'

const declarations = (prefix: string, values: Record<string, string | number>, unit = ''): string =>
  Object.entries(values)
    .map(([name, value]) => `--${prefix}-${name}:${value}${unit}`)
    .join(';')

const byValue = (values: readonly number[]): Record<string, number> =>
  Object.fromEntries(values.map((value) => [value, value]))

const rem = (px: number): string => `${px / 16}rem`

/** What the accent tone does not share with the dark one. */
const accentOnly: Record<string, string> = Object.fromEntries(
  Object.entries(accentColours).filter(([name, value]) => darkColours[name as ColourName] !== value),
)

/**
 * The tokens as CSS custom properties, and the two dark tones, which redefine the colours for their content.
 */
export const customPropertiesCss = [
  `:root{color-scheme:light;${[
    declarations('colour', colours),
    declarations('space', byValue(spacing), 'px'),
    declarations('font-size', Object.fromEntries(fontSizes.map((size) => [size, rem(size)]))),
    declarations('z', zIndexes),
    declarations('radius', radii, 'px'),
    declarations('width', widths, 'px'),
    declarations('height', controlHeights, 'px'),
    `--header-height:${headerHeights.small}px`,
    '--gutter:var(--space-20)',
    '--section-space:var(--space-48)',
  ].join(';')}}`,
  `@media (min-width:${em(breakpoints.sm)}){:root{--gutter:var(--space-32);--section-space:var(--space-60)}}`,
  `@media (min-width:${em(breakpoints.md)}){:root{--header-height:${headerHeights.large}px;--section-space:calc(var(--space-60) + var(--space-20))}}`,
  `[data-tone=dark],[data-tone=accent]{${declarations('colour', darkColours)}}`,
  `[data-tone=accent]{${declarations('colour', accentOnly)}}`,
].join('\n')
