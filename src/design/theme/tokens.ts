/**
 * The design tokens but the colours (colours.ts): the only place where distances and sizes are defined. Components use
 * them through the CSS custom properties of globalCss.ts (`var(--space-16)`) and the media queries below;
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
