/**
 * What is known of a file that visitors are given: read from the file by the build (`src/content/source/fileFacts.ts`), and
 * never typed. `bytes` is its size; `words` are those of its text, 0 for pictures of pages; `digest` is that of its content and
 * names the pictures of its pages.
 */
export type FileFacts = { format: 'PDF'; bytes: number; pages: number; words: number; digest: string }

/** Folder of `public/` with the pictures of pages of files. */
export const filePagesFolder = 'file-pages'

/** The pages of a file that have a picture, from 1: its cover and the one after it. A file is given for a form, not shown. */
export const picturedPages = [1, 2] as const

/** Address of the picture of a page. */
export const filePagePath = (digest: string, page: (typeof picturedPages)[number]): string =>
  `/${filePagesFolder}/${digest}-${page}.webp`

/**
 * Words that are read in a minute, silently and with understanding, by language: the International Reading Speed Texts
 * (Trauzettel-Klosinski and Dietz, Investigative Ophthalmology & Visual Science 53, 2012, table 2). It has no Danish and no
 * Norwegian, which take the value of Swedish.
 */
const wordsPerMinute: Readonly<Record<string, number>> = {
  da: 199,
  de: 179,
  en: 228,
  es: 218,
  fi: 161,
  fr: 195,
  it: 188,
  nb: 199,
  nl: 202,
  pt: 181,
  sv: 199,
}

/** Minutes that reading a text takes, rounded, at least one; undefined without words, or in a language without a value. */
export function readingMinutes(words: number, lang: string): number | undefined {
  const speed = wordsPerMinute[lang.split('-')[0] ?? '']
  return speed && words > 0 ? Math.max(1, Math.round(words / speed)) : undefined
}
