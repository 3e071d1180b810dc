import { addressRules } from './addressRules'
import { addressCorrector } from './correctAddress'

it('a long address, and a site with many pages, take no time that grows', () => {
  const many = addressCorrector({
    pages: Array.from({ length: 50_000 }, (_, index) => `/en/page-${index}`),
    localeSegments: addressRules([]).localeSegments,
    wildcards: [],
    redirects: Array.from({ length: 5000 }, (_, index) => ({
      source: `/old-${index}`,
      target: `/page-${index}`,
      permanent: true,
      locale: 'all' as const,
    })),
  })
  const started = process.cpuUsage()
  for (let index = 0; index < 200; index++) {
    expect(many.correct({ pathname: `/EN/Page-${index})`, search: '' }, {})).toBeDefined()
    expect(many.correct({ pathname: `/nowhere-${index}`, search: '' }, {})).toBeUndefined()
    many.correct({ pathname: `/en/${'('.repeat(495)}a${')%26'.repeat(120)}`, search: '' }, {})
  }
  // About 0.1 s of a processor, however busy it is; a search through all pages for each takes minutes.
  expect(process.cpuUsage(started).user / 1e6).toBeLessThan(3)
})
