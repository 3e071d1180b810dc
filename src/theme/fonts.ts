/**
 * The typeface: Figtree (SIL Open Font License 1.1), a variable font served from our own host. The build copies
 * the files named in `fontFiles` from the package to `public/fonts`.
 */

/** Folder of the package, relative to the project, that holds the files. */
export const fontSource = 'node_modules/@fontsource-variable/figtree/files'

const latin = 'figtree-latin-wght-normal.woff2'
const latinExtended = 'figtree-latin-ext-wght-normal.woff2'

/** The files to copy to `public/fonts`. */
export const fontFiles: readonly string[] = [latin, latinExtended]

const url = (file: string): string => `/fonts/${file}`

/** What the head preloads. The extended subset is fetched by the browser when a page needs it. */
export const fontPreloads: string[] = [url(latin)]

/** Family names in the order a browser tries them. */
export const fontFamily = "Figtree,'Figtree fallback','Figtree fallback Roboto',system-ui,sans-serif"

const face = (file: string, range: string): string =>
  `@font-face{font-family:Figtree;font-style:normal;font-weight:300 900;font-display:swap;src:url(${url(file)}) format('woff2');unicode-range:${range}}`

/**
 * Metrics of the file (hhea and OS/2 agree) in parts of the em. Read from the font's tables.
 */
const figtree = { ascent: 0.95, descent: 0.25, lineGap: 0 }

type Fallback = { family: string; weights: string; local: string[]; width: number }

/**
 * Fallback fonts of the visitor's device until Figtree is loaded. `width` is the width of Figtree in parts of
 * the fallback's: measured in Chromium (canvas `measureText`) over 30,000 characters each of the English and
 * the German content, Figtree 400 against the regular and Figtree 600 against the bold face. Liberation Sans
 * and Helvetica have the widths of Arial; Roboto is the font of Android.
 */
const fallbacks: Fallback[] = [
  {
    family: 'Figtree fallback',
    weights: '100 549',
    local: ['Arial', 'Liberation Sans', 'Helvetica'],
    width: 1.002,
  },
  {
    family: 'Figtree fallback',
    weights: '550 900',
    local: ['Arial Bold', 'Liberation Sans Bold', 'Helvetica Bold'],
    width: 0.949,
  },
  { family: 'Figtree fallback Roboto', weights: '100 549', local: ['Roboto'], width: 1.01 },
  { family: 'Figtree fallback Roboto', weights: '550 900', local: ['Roboto Bold'], width: 1.01 },
]

const percent = (part: number): string => `${Number((part * 100).toFixed(2))}%`

/** With `size-adjust` everything scales, so the heights of Figtree are divided by it again. */
const fallbackFaces = fallbacks
  .map(({ family, weights, local, width }) =>
    [
      `@font-face{font-family:'${family}'`,
      `font-weight:${weights}`,
      `src:${local.map((name) => `local('${name}')`).join(',')}`,
      `size-adjust:${percent(width)}`,
      `ascent-override:${percent(figtree.ascent / width)}`,
      `descent-override:${percent(figtree.descent / width)}`,
      `line-gap-override:${percent(figtree.lineGap)}}`,
    ].join(';'),
  )
  .join('\n')

export const fontCss = [
  face(
    latin,
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  ),
  face(
    latinExtended,
    'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
  ),
  fallbackFaces,
].join('\n')
