/**
 * The typefaces of the PDFs that the site makes: Figtree, and Noto Sans for letters that Figtree does not have (both
 * SIL Open Font License 1.1). WOFF, because the program that embeds them cannot make a subset of WOFF2.
 */

export type PdfFontWeight = 400 | 700

type PdfFontSubset = {
  family: 'figtree' | 'noto-sans'
  subset: string
  /** The letters it is fetched for; nothing for those that every document has. */
  letters?: RegExp
  /** Fetched ahead, so that a document can be made without a connection. */
  ahead: boolean
}

/** In the order in which a letter is looked for. */
export const pdfFontSubsets: readonly PdfFontSubset[] = [
  { family: 'figtree', subset: 'latin', ahead: true },
  {
    family: 'figtree',
    subset: 'latin-ext',
    letters: /[\u0100-\u02c7\u1e00-\u1eff\u2020\u20b9]/,
    ahead: true,
  },
  {
    family: 'noto-sans',
    subset: 'vietnamese',
    letters: /[\u0102\u0103\u01a0\u01a1\u01af\u01b0\u1ea0-\u1ef9\u20ab]|\u0309|\u0323/,
    ahead: true,
  },
  { family: 'noto-sans', subset: 'greek', letters: /[\u0370-\u03ff]/, ahead: true },
  {
    family: 'noto-sans',
    subset: 'cyrillic',
    letters: /[\u0400-\u045f\u0490\u0491\u04b0\u04b1\u2116]/,
    ahead: true,
  },
  { family: 'noto-sans', subset: 'greek-ext', letters: /[\u1f00-\u1fff]/, ahead: false },
  { family: 'noto-sans', subset: 'cyrillic-ext', letters: /[\u0460-\u052f\u20b4]/, ahead: false },
  // Rare letters, and signs of currencies that Figtree does not have.
  {
    family: 'noto-sans',
    subset: 'latin-ext',
    letters: /[\u0180-\u02ba\u1d00-\u1dbf\u20a0-\u20ab\u20ad-\u20c0\u2113]/,
    ahead: false,
  },
]

export const pdfFontName = ({ family, subset }: PdfFontSubset, weight: PdfFontWeight): string =>
  `${family}-${subset}-${weight}-normal.woff`

/** Address of a file, below `/fonts/`, which the service worker keeps. */
export const pdfFontPath = (name: string): string => `/fonts/pdf/${name}`

/** Where the package has a file, relative to the project. */
export const pdfFontSource = (subset: PdfFontSubset, weight: PdfFontWeight): string =>
  `node_modules/@fontsource/${subset.family}/files/${pdfFontName(subset, weight)}`

/** The subsets that a text needs. */
export const pdfFontSubsetsFor = (text: string): readonly PdfFontSubset[] =>
  pdfFontSubsets.filter(({ letters }) => !letters || letters.test(text))
