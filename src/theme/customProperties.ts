import {
  accentColours,
  breakpoints,
  em,
  colours,
  controlHeights,
  darkColours,
  fontSizes,
  fontWeights,
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

/**
 * The tokens as CSS custom properties, and the two dark tones, which redefine the colours for their content.
 */
export const customPropertiesCss = [
  `:root{color-scheme:light;${[
    declarations('colour', colours),
    declarations('space', byValue(spacing), 'px'),
    declarations('font-size', Object.fromEntries(fontSizes.map((size) => [size, rem(size)]))),
    declarations('weight', byValue(fontWeights)),
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
  `[data-tone=dark]{${declarations('colour', darkColours)}}`,
  `[data-tone=accent]{${declarations('colour', accentColours)}}`,
].join('\n')
