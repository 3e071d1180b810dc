import { locales, type UrlCode } from '../../../locales.config'
import { readMarkets, type MarketValues } from './markets'
import { readProductScreens, type ProductScreens } from './productScreens'
import { documentsOfType } from './productScreens.fixture'
import { sceneNames } from './sceneNames'
import { sceneWords, type SceneWords } from './sceneWords'

const { productScreens } = readProductScreens(documentsOfType('product_screens'))
const { markets } = readMarkets(
  ['market', 'product_facts', 'product_plans'].flatMap(documentsOfType),
  locales,
)

type Market = { urlCode: UrlCode; screens: ProductScreens; values: MarketValues; words: SceneWords }

const shown: Market[] = locales.map(({ urlCode, htmlLang }) => {
  const screens = productScreens.get(urlCode)
  const values = markets.get(urlCode)?.values
  if (!screens || !values) throw new Error(`no market ${urlCode}`)
  const words = sceneWords(sceneNames, screens, values, htmlLang) as SceneWords
  return { urlCode, screens, values, words }
})

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
/** Minor units of an amount that is shown with both decimals, whatever the separators of the market. */
const minorUnits = (text: string): number => Number(text.replace(/\D/g, ''))
const english: readonly UrlCode[] = ['en', 'ie', 'ee', 'lu', 'us']

describe.each(shown)('the product screens of $urlCode', ({ urlCode, screens, values, words }) => {
  const { texts, numbers, teams, merchants, categories, accounts, companies } = screens
  const price = (...kinds: (keyof typeof merchants)[]): number =>
    sum(kinds.map((kind) => merchants[kind].amount))

  it('add up as they are shown', () => {
    const receipt = words.receipt_capture
    expect(sum(receipt.lines.map(({ amount }) => minorUnits(amount)))).toBe(minorUnits(receipt.total))
    // Prices have the tax in them, but in the United States it is added to them.
    expect([receipt.lines.length, receipt.includedTax !== undefined]).toEqual(urlCode === 'us' ? [3, false] : [2, true])
    const invoice = words.invoice_inbox
    const [net = 0, vat = 0] = invoice.fields.slice(2).map(({ value }) => minorUnits(value))
    expect(net + vat).toBe(minorUnits(invoice.total))
    expect(Math.abs(vat - (net * numbers.vat_rate_standard) / 100)).toBeLessThanOrEqual(1)
    const run = words.payment_run
    const chosen = run.rows.filter((row) => row.chosen)
    expect(sum(chosen.map(({ amount }) => minorUnits(amount)))).toBe(minorUnits(run.total))
    for (const list of [words.subscriptions, words.reimbursement])
      expect(sum(list.rows.map(({ amount }) => minorUnits(amount)))).toBe(minorUnits(list.total))
    const cash = words.cash_overview
    expect(sum(cash.accounts.map(({ balance }) => minorUnits(balance)))).toBe(minorUnits(cash.total))
    expect(minorUnits(words.mileage.amount)).toBe(numbers.mileage_distance * minorUnits(words.mileage.rate))
  })

  it('has a price for each of the three meals on the receipt, and a rate for meals that exists there', () => {
    expect(texts.capture_line_1).toMatch(/^3 × /)
    const meals = minorUnits(words.receipt_capture.lines[0]?.amount ?? '')
    expect(meals % 3).toBe(0)
    expect(meals / 3).toBeGreaterThan(numbers.capture_line_2_amount)
    expect(numbers.vat_rate).toBeLessThanOrEqual(numbers.vat_rate_standard)
  })

  it('spends within budgets and limits, and marks only marketing as almost used', () => {
    for (const [team, { spent, budget }] of Object.entries(teams)) {
      expect(spent).toBeLessThanOrEqual(budget)
      expect([team, spent / budget > 0.9]).toEqual([team, team === 'marketing'])
    }
    expect(numbers.card_spent).toBeLessThan(numbers.card_limit)
    expect(price('restaurant', 'train', 'office')).toBeLessThan(numbers.card_limit)
    expect(price('hotel', 'parking')).toBeLessThan(numbers.card_limit)
    expect(numbers.card_spent).toBeLessThanOrEqual(teams.marketing.spent)
    expect(merchants.computer.amount).toBeLessThanOrEqual(teams.product.budget - teams.product.spent)
  })

  it('has spent in each category at least what the lists show of it', () => {
    const least = {
      meals: price('restaurant'),
      travel: price('train', 'hotel', 'taxi', 'parking', 'private_bus'),
      office: price('office', 'courier', 'private_tools', 'private_flowers'),
      equipment: price('screen'),
      software: price('app_design', 'app_sales', 'app_video', 'app_storage'),
      marketing: price('app_ads', 'photos'),
    }
    for (const [kind, amount] of Object.entries(least))
      expect(categories[kind as keyof typeof categories].spent).toBeGreaterThanOrEqual(amount)
    // Its bar is the whole width of the chart.
    expect(categories.marketing.spent).toBe(Math.max(...Object.values(categories).map(({ spent }) => spent)))
  })

  it('says in words what the pictures draw: a column 6 per cent lower, a price 12 per cent higher', () => {
    expect(texts.reports_change).toMatch(/\b6\s?%/)
    expect(texts.subs_price_up).toMatch(/\b12\s?%/)
  })

  it('begins the group with the company of the market, which has what its accounts have', () => {
    expect(companies[0]).toMatchObject({
      name: texts.company,
      currency: values.currency,
      balance: sum(accounts.map(({ balance }) => balance)),
    })
    expect(texts.company.toLowerCase()).toContain(values.legal_form.toLowerCase())
  })

  it('adds up balances of one currency only', () => {
    const { rows, totals } = words.companies
    expect(totals).toHaveLength(new Set(rows.map(({ currency }) => currency)).size)
    expect(sum(totals.map(minorUnits))).toBe(sum(companies.map(({ balance }) => balance)))
  })

  it('shows all teams that the sum of the budgets is made of', () => {
    expect(words.team_budgets.rows.map(({ team }) => team).sort()).toEqual(
      Object.values(teams)
        .map(({ name }) => name)
        .sort(),
    )
    expect(minorUnits(words.team_budgets.total)).toBe(sum(Object.values(teams).map(({ spent }) => spent)))
  })

  it('closes the month before, whose amounts are others: together 6 per cent more', () => {
    const closed = words.month_close
    expect(closed.title).not.toBe(words.team_budgets.month)
    const before = sum(closed.rows.map(({ amount }) => minorUnits(amount)))
    expect(minorUnits(closed.total)).toBe(before)
    const spent = sum(Object.values(categories).map((category) => category.spent))
    expect(Math.round(100 * (1 - spent / before))).toBe(6)
    for (const category of Object.values(categories)) expect(category.spentBefore).not.toBe(category.spent)
  })

  it('pays invoices that are in the inbox and not new', () => {
    const fresh = words.invoice_inbox.rows
      .filter(({ when }) => when === texts.inbox_new)
      .map(({ supplier }) => supplier)
    expect(fresh).toHaveLength(2)
    const received = words.invoice_inbox.rows.map(({ supplier }) => supplier)
    for (const { supplier } of words.payment_run.rows) {
      expect(received).toContain(supplier)
      expect(fresh).not.toContain(supplier)
    }
  })

  it('has words that fit their places', () => {
    const longest = (limit: number, names: (keyof typeof texts)[]): string[] =>
      names.filter((name) => texts[name].length > limit)
    const named = (start: string) =>
      (Object.keys(texts) as (keyof typeof texts)[]).filter((name) => name.startsWith(start))
    expect(
      longest(14, [...named('nav_'), ...named('status_'), 'filter_all', 'repay_title', 'repay_button']),
    ).toEqual([])
    expect(longest(10, ['approve', 'reject'])).toEqual([])
    expect(longest(28, named(''))).toEqual([])
    for (const alternative of Object.values(screens.alternatives)) expect(alternative).toMatch(/Outlay.*\.$/)
  })

  it('is written in its language', () => {
    const copied = (Object.keys(screens.alternatives) as (keyof typeof screens.alternatives)[]).filter(
      (name) => screens.alternatives[name] === productScreens.get('en')?.alternatives[name],
    )
    if (!english.includes(urlCode)) expect(copied).toEqual([])
  })

  it('names no real company but an accounting system that Outlay connects to', () => {
    expect([
      'DATEV',
      'e-conomic',
      'Exact Online',
      'Fortnox',
      'Holded',
      'NetSuite',
      'QuickBooks',
      'Twinfield',
      'Visma eAccounting',
      'Xero',
    ]).toContain(texts.ledger)
  })
})

describe('the product screens of all markets', () => {
  const repeated = (names: readonly string[]): string[] =>
    names.filter((name, index) => names.indexOf(name) !== index)

  it('have their own people, restaurants and trips', () => {
    expect(
      repeated(
        shown.flatMap(({ screens }) =>
          Object.values(screens.people).map(({ first, last }) => `${first} ${last}`),
        ),
      ),
    ).toEqual([])
    expect(repeated(shown.map(({ screens }) => screens.merchants.restaurant.name))).toEqual([])
    expect(
      repeated(shown.map(({ screens: { texts } }) => `${texts.mileage_from} ${texts.mileage_to}`)),
    ).toEqual([])
  })
})
