import { pageSearch, wordsOfAddress } from './pageSearch'

const pages = [
  { path: '/en', name: 'Homepage', title: 'Company cards and expenses in one place' },
  { path: '/en/pricing', name: 'Pricing', title: 'Plans and prices' },
  { path: '/en/vat-calculator', name: 'VAT calculator', title: 'Add or remove VAT' },
  { path: '/en/expense-report-roi-calculator', name: 'What does expense work cost you?' },
  { path: '/en/business-expense-cards', name: 'Company cards', title: 'Cards with limits' },
  { path: '/en/integrations/datev', name: 'DATEV' },
  { path: '/en/integrations/xero', name: 'Xero' },
  { path: '/en/careers/office-manager', name: 'Office manager' },
  { path: '/en/münchen', name: 'Büro in München' },
]
const found = (text: string): string[] => pageSearch({ pages })(text).map(({ path }) => path)

it.each([
  ['/en/pricng', '/en/pricing'],
  ['/en/prcinig', '/en/pricing'],
  ['/en/price', '/en/pricing'],
  ['/en/VatCalcluator.html', '/en/vat-calculator'],
  ['/en/tools/vat_calculator', '/en/vat-calculator'],
  ['/en/products/company-cards', '/en/business-expense-cards'],
  ['/en/datev-integration', '/en/integrations/datev'],
  ['/en-au/blog/2024/pricing', '/en/pricing'],
  ['/xx/pricing', '/en/pricing'],
  ['/en/munchen', '/en/münchen'],
  ['/en/M%FCnchen-office', '/en/münchen'],
])('the first page that is offered for %s is %s', (address, expected) => {
  expect(found(wordsOfAddress(address))[0]).toBe(expected)
})

it.each(['/en/wp-login.php', '/en/no-such-page/at%20all', '/en', '/en/%', '/en/zzzzzz', '/en/1'])(
  'nothing is offered for %s',
  (address) => {
    expect(found(wordsOfAddress(address))).toEqual([])
  },
)

it('a few pages are offered, the likeliest first, and each once', () => {
  const many = Array.from({ length: 50 }, (_, index) => ({
    path: `/en/cards/${index}`,
    name: `Cards ${index}`,
  }))
  expect(pageSearch({ pages: many })('cards')).toHaveLength(4)
  expect(new Set(found('cards company cards')).size).toBe(found('cards company cards').length)
})

it.each([
  ['/en/VatCalculator', 'Vat Calculator'],
  ['/fr-be/tarifs-2024/', 'tarifs 2024'],
  ['/en_GB/pricing.php', 'pricing'],
  ['/en/pricing&utm_source=x', 'pricing'],
  ['/EN/', ''],
])('the words of %s are "%s"', (address, words) => {
  expect(wordsOfAddress(address)).toBe(words)
})

it('long texts and a large site cost little', () => {
  const search = pageSearch({
    pages: Array.from({ length: 10_000 }, (_, index) => ({
      path: `/en/page-${index}-of-${index * 7919}`,
      name: `Page about subject${index} and topic${index % 500}`,
    })),
  })
  const started = performance.now()
  for (let index = 0; index < 10; index++)
    search(`subjct${index} tpoic${index} ${'lorem ipsum '.repeat(400)} ${'x'.repeat(5000)}`)
  // About 1 s on a machine with other work.
  expect(performance.now() - started).toBeLessThan(4000)
})
