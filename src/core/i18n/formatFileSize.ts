import { numberLocale } from './numberLocale'

/** The size of a file as visitors read it: `formatFileSize(293_651, 'en-GB')` → `294 kB`. At least one kilobyte. */
export const formatFileSize = (bytes: number, htmlLang: string): string =>
  new Intl.NumberFormat(numberLocale(htmlLang), {
    style: 'unit',
    unit: 'kilobyte',
    maximumFractionDigits: 0,
  }).format(Math.max(1, bytes / 1000))

/** A limit of a file's size: `formatMegabytes(20_000_000, 'fr-FR')` → `20 Mo`. */
export const formatMegabytes = (bytes: number, htmlLang: string): string =>
  new Intl.NumberFormat(numberLocale(htmlLang), {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: 1,
  }).format(bytes / 1_000_000)
