import { builtPage, hasPage, type BuiltPage } from '../builtSite'
import { templatePages } from '../picture'

/** The free tools in English: two are slices of a page, which no template stands for. */
export const toolPages = [
  '/en/vat-calculator',
  '/en/expense-report-roi-calculator',
  '/en/expense-report-generator',
  '/en/expense-policy-builder',
  '/en/invoice-generator',
]

/** One page per template, and every free tool. */
export function weighedPages(): BuiltPage[] {
  const pages = templatePages()
  const weighed = new Set(pages.map(({ path }) => path))
  return [...pages, ...toolPages.filter((path) => hasPage(path) && !weighed.has(path)).map(builtPage)]
}
