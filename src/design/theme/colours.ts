/**
 * The colours: the only place where they are defined. A separate file, because components in the browser use the
 * custom properties made of them (globalCss.ts) and seldom a value.
 */

/**
 * Colours on the paper background. Each text colour has a contrast of 4.5:1 or more on paper, tint and
 * surface. Red is for errors alone: labels and focus have other hues, coral is a surface.
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
  label: '#0a5240',
  'coral-soft': '#fbe1d9',
  sand: '#ecd9b4',
  mint: '#9fceb8',
  error: '#a8261c',
  focus: '#12312a',
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
  label: '#a9dcc6',
  'coral-soft': '#4b3a33',
  error: '#ffb3a6',
  focus: '#f7f3e9',
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
  label: '#dcebe2',
  error: '#ffd3c9',
  focus: '#ffffff',
}

/** Jobs that are done by a colour of another name, as CSS values. */
export const colourOf = {
  /** What the visitor saves: a lower price, money, time. */
  saving: 'var(--colour-accent)',
  /** The ring around what leads on in the demo. */
  guide: 'var(--colour-accent)',
} as const
