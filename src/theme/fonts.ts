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

const fallbackFaces = ''

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
