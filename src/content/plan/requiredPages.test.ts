import { locales, localeByUrlCode, type Locale, type UrlCode } from '../../../locales.config'
import { groupOf, isRequiredIn, pageGroups, pageOfPath, reasonFor } from './requiredPages'

const locale = (urlCode: UrlCode): Locale => {
  const found = localeByUrlCode(urlCode)
  if (!found) throw new Error(urlCode)
  return found
}
const isRequired = (page: string, urlCode: UrlCode): boolean | undefined => {
  const group = groupOf(page)
  return group && isRequiredIn(group, locale(urlCode))
}
const reason = (page: string, urlCode: UrlCode): string | undefined => {
  const group = groupOf(page)
  return group && reasonFor(group, locale(urlCode))
}

it('a page is in one group only', () => {
  const pages = pageGroups.flatMap((group) => group.pages)
  expect(new Set(pages).size).toBe(pages.length)
})

it('every gap has its reason', () => {
  const gaps = pageGroups.flatMap((group) => locales.filter((one) => !isRequiredIn(group, one)).map((one) => reasonFor(group, one)))
  expect(gaps.length).toBeGreaterThan(50)
  expect(gaps.filter((gap) => !gap?.trim())).toEqual([])
})

it.each([
  ['', 'us', true],
  ['pricing', 'pt', true],
  ['vat-calculator', 'de', true],
  ['vat-calculator', 'us', false],
  ['bigform-partner-datev', 'at', true],
  ['bigform-partner-datev', 'fr', false],
  ['security', 'ie', true],
  ['hmrc-mileage-rates', 'ie', false],
  ['how-it-works', 'us', true],
  ['how-it-works', 'en', false],
  ['nowhere', 'en', undefined],
] as const)('the page "%s" is required in %s: %s', (page, urlCode, expected) => {
  expect(isRequired(page, urlCode)).toBe(expected)
})

it('a locale has a reason of its own, or that of the others', () => {
  expect(reason('vat-calculator', 'us')).toBe('no VAT and no law on e-invoices; its privacy page is /us/gdpr')
  expect(reason('security', 'us')).toBe('the American market has a set of its own')
  expect(reason('security', 'de')).toBe('not written in this language yet')
  expect(reason('integrations/datev', 'ie')).toBe('software of another country')
  expect(reason('vat-calculator', 'de')).toBeUndefined()
})

it.each([
  ['/de/legal/dsr', 'de', 'legal/dsr'],
  ['/de', 'de', ''],
  ['/', '', ''],
  ['', '', ''],
])('the path "%s" is in "%s" the page "%s"', (path, urlCode, page) => {
  expect(pageOfPath(path)).toEqual({ urlCode, page })
})
