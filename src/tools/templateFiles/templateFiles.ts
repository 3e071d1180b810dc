import type { Locale } from '../../../locales.config'
import type { Market } from '../../content/cms/markets'
import type { ProductScreens } from '../../content/cms/productScreens'
import type { ToolWords } from '../../content/cms/toolWords'
import { lettersOf } from '../pdf/exports/letters'
import type { PdfDocument } from '../pdf/exports/pdfDocument'
import { renderPdf } from '../pdf/exports/renderPdf'
import { renderWorkbook } from '../spreadsheet/exports/renderWorkbook'
import { wordsFor } from '../words/model/wordsFor'
import { templates } from './exports/templates'
import { templateExampleOf } from './model/templateExample'
import { withUnit, type TemplateMarket } from './model/templateMarket'
import type { TemplateFileType, TemplateName } from './model/templateNames'
import { templateFileWordKeys } from './model/wordKeys'
import { readPdfFonts } from './readPdfFonts'

/** What the templates of a market are made of. */
export const templateMarketOf = (
  words: ToolWords,
  { values }: Pick<Market, 'values'>,
  { htmlLang, country }: Pick<Locale, 'htmlLang' | 'country'>,
): TemplateMarket =>
  withUnit({ words: wordsFor(words, templateFileWordKeys), htmlLang, country, currency: values.currency })

/** Files of this process, by what they are made of: pages name the sizes of files that are written later. */
const made = new Map<string, Promise<Uint8Array>>()
/** All files and pictured documents of all markets, and as many of an earlier version. */
const mostKept = 450

async function render(
  name: TemplateName,
  type: TemplateFileType,
  market: TemplateMarket,
): Promise<Uint8Array> {
  const { workbook, document } = templates[name]
  if (type === 'xlsx') return renderWorkbook(workbook(market))
  return pdfOf(document(market))
}

async function pdfOf(pdf: PdfDocument): Promise<Uint8Array> {
  const { bytes } = await renderPdf(pdf, readPdfFonts(lettersOf(pdf)))
  return bytes
}

/** Gives what was made of the same before; a failure is not kept. */
function madeOnce(key: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
  const kept = made.get(key)
  if (kept) return kept
  if (made.size >= mostKept) made.clear()
  const file = make()
  made.set(key, file)
  file.catch(() => made.delete(key))
  return file
}

/**
 * The document of a template as its picture shows it: filled in with the example company of the market. The publisher requests
 * all of them at each publish: it is made once of the same screens.
 */
export const filledTemplate = (
  name: TemplateName,
  market: TemplateMarket,
  screens: ProductScreens,
): Promise<Uint8Array> =>
  madeOnce(JSON.stringify([name, market, screens]), () =>
    pdfOf(templates[name].document(market, templateExampleOf(screens, market))),
  )

/** A file of a template in the language and the forms of a market. The same words give the same bytes. */
export const templateFile = (
  name: TemplateName,
  type: TemplateFileType,
  market: TemplateMarket,
): Promise<Uint8Array> => madeOnce(JSON.stringify([name, type, market]), () => render(name, type, market))
