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

const face = (file: string, range?: string): string =>
  `@font-face{font-family:Figtree;font-style:normal;font-weight:300 900;font-display:swap;src:url(${url(file)}) format('woff2')${range ? `;unicode-range:${range}` : ''}}`

/**
 * What only the extended file has, in no more ranges than needed, because they are in every page. The other file has no
 * range: every page uses it, and a browser tries the faces from the last to the first.
 */
const extendedRange = 'U+100-130,U+132-151,U+154-237,U+2C7,U+2DD,U+1E80-1EF3,U+2020,U+20B9'

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

export const fontCss = [face(latin), face(latinExtended, extendedRange), fallbackFaces].join('\n')
