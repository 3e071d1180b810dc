/**
 * The design tokens: the only place where colours, distances and sizes are defined. Components use them
 * through the CSS custom properties of globalCss.ts (`var(--space-16)`) and the media queries below;
 * docs/design.md explains how to add one.
 */

/** Smallest widths, in px, at which a layout changes. */
export const breakpoints = { xs: 576, sm: 768, md: 992, lg: 1200, xl: 1440 } as const

/** Height of the header in px: small below `md`, large from there. */
export const headerHeights = { small: 78, large: 83 } as const

/** Distances in px. */
export const spacing = [2, 4, 8, 12, 16, 20, 24, 32, 40, 48, 60] as const

/** Font sizes in px; written to CSS in rem, so that a visitor's own text size counts. */
export const fontSizes = [10, 12, 14, 16, 18, 20, 24, 28, 32, 40, 48] as const

/** Layers, lowest first. */
export const zIndexes = {
  raised: 1,
  sticky: 10,
  notice: 15,
  header: 20,
  menu: 30,
  modal: 50,
  skip: 60,
} as const

/** Height in px of inputs and buttons. */
export const controlHeights = { input: 40, button: 40 } as const

/** Corner radii in px. */
export const radii = { small: 6, control: 10, card: 16, panel: 24, pill: 999 } as const

/** Widths in px of the centred column. */
export const widths = { text: 720, wide: 1200, modal: 522 } as const

/**
 * Colours on the paper background. Each text colour has a contrast of 4.5:1 or more on paper, tint and
 * surface.
 */
export const colours = {
  paper: '#fbf8f2',
  tint: '#f3eee3',
  surface: '#fffefb',
  ink: '#12312a',
  'ink-muted': '#4a5f58',
  night: '#12312a',
  line: '#e3dccd',
  'line-strong': '#7b8a83',
  accent: '#0f6b52',
  'accent-strong': '#0a5240',
  'accent-soft': '#dcebe2',
  'on-accent': '#ffffff',
  coral: '#f2705a',
  'coral-strong': '#b23b24',
  'coral-soft': '#fbe1d9',
  sand: '#ecd9b4',
  mint: '#9fceb8',
  error: '#a8261c',
  focus: '#b23b24',
} as const

export type ColourName = keyof typeof colours

/** The same names on the dark evergreen background. */
export const darkColours: Partial<Record<ColourName, string>> = {
  paper: '#0e2f27',
  tint: '#153b32',
  surface: '#163d34',
  ink: '#f7f3e9',
  'ink-muted': '#b9cbc2',
  line: '#2d5449',
  'line-strong': '#8aa69a',
  accent: '#a9dcc6',
  'accent-strong': '#c8ebdc',
  'accent-soft': '#1f4d41',
  'on-accent': '#0e2f27',
  'coral-strong': '#ffab99',
  'coral-soft': '#4b3a33',
  error: '#ffb3a6',
  focus: '#ffab99',
}

/** The same names on the evergreen accent background. */
export const accentColours: Partial<Record<ColourName, string>> = {
  ...darkColours,
  paper: '#0f6b52',
  tint: '#0d6049',
  surface: '#0c5a45',
  'ink-muted': '#dcebe2',
  line: '#3b8770',
  'line-strong': '#a9cbbd',
  accent: '#f7f3e9',
  'accent-strong': '#ffffff',
  'accent-soft': '#0c5a45',
  'on-accent': '#0a5240',
  'coral-strong': '#ffd3c9',
  error: '#ffd3c9',
  focus: '#ffd3c9',
}

/** A width for a media query. In em, so that larger text gets the layout with more space. */
export const em = (px: number) => `${px / 16}em` as const

const from = (px: number) => `@media (min-width: ${em(px)})` as const

/** Media queries, smallest screen first: `${media.md} { … }` applies from 992 px. */
export const media = {
  xs: from(breakpoints.xs),
  sm: from(breakpoints.sm),
  md: from(breakpoints.md),
  lg: from(breakpoints.lg),
  xl: from(breakpoints.xl),
  /** Visitors without a preference for reduced motion. */
  motion: '@media (prefers-reduced-motion: no-preference)',
} as const
