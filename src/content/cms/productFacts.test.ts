import { readdirSync } from 'node:fs'
import path from 'node:path'
import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { localeByUrlCode, locales, type Locale } from '../../../locales.config'
import { readJson } from '../../core/values/readJson'
import { parseDocument } from './document'
import { planIds } from './plans'
import { readProductFacts } from './productFacts'
import { exampleFacts, factsDocument, plansDocument } from './productFacts.fixture'

const tableOf = (...urlCodes: string[]): Locale[] =>
  urlCodes.map((urlCode) => {
    const locale = localeByUrlCode(urlCode)
    if (!locale) throw new Error(urlCode)
    return locale
  })

const plan = (plan_id: string, monthly_price: unknown, yearly_price: unknown) => ({
  plan_id,
  monthly_price,
  yearly_price,
})

/** The findings about a market with these fields, as `field: message`. */
const findingsWith = (data: Record<string, unknown>): string[] =>
  readProductFacts([plansDocument(), factsDocument('en-gb', 'en-gb', data)], tableOf('en')).findings.map(
    ({ field, message }) => `${field}: ${message}`,
  )

describe('product facts', () => {
  it('are those of the document that names the market', () => {
    const { facts, findings } = readProductFacts(
      [
        plansDocument(),
        factsDocument(),
        factsDocument('en-lu', 'en-gb', {
          plans: [plan('starter', 0, 0), plan('growth', 1000, 850), plan('scale', 1700, 1400)],
        }),
      ],
      tableOf('en', 'lu'),
    )
    expect(findings).toEqual([])
    expect(facts.get('en')).toEqual(exampleFacts)
    expect(facts.get('lu')?.plans.growth).toEqual({ name: 'Growth', monthly: 1000, yearly: 850 })
    expect(facts.get('lu')?.plansDocumentId).toBe('plans-en-gb')
  })

  it('that a market or a language lacks are named, all of them', () => {
    const { facts, findings } = readProductFacts(
      [plansDocument(), factsDocument()],
      tableOf('en', 'lu', 'da'),
    )
    expect([...facts.keys()]).toEqual(['en'])
    expect(findings.map(({ type, lang, message }) => `${type} ${lang}: ${message}`)).toEqual([
      'product_plans da-dk: no plans in "da-dk": publish a document of the type "product_plans" in this language',
      'product_facts en-gb: no product facts for "en-lu": publish a document of the type "product_facts" with this localeCode',
      'product_facts da-dk: no product facts for "da-dk": publish a document of the type "product_facts" with this localeCode',
    ])
  })

  it('of a market that there is not are named', () => {
    const { findings } = readProductFacts(
      [plansDocument(), factsDocument(), factsDocument('en-xx', 'en-gb')],
      tableOf('en'),
    )
    expect(findings.map(({ documentId, field, message }) => `${documentId} ${field}: ${message}`)).toEqual([
      'facts-en-xx data.localeCode: "en-xx" is no locale: enter one such as de-at',
    ])
  })

  it('that are there twice are named', () => {
    const { findings } = readProductFacts(
      [plansDocument(), { ...plansDocument(), id: 'more-plans' }, factsDocument(), factsDocument()],
      tableOf('en'),
    )
    expect(findings.map(({ documentId }) => documentId)).toEqual(['more-plans', 'facts-en-gb'])
  })

  it('name every price that cannot be one, with its document, field and fix', () => {
    expect(
      findingsWith({
        plans: [plan('starter', 0, -1), plan('growth', 9.5, '8'), plan('scale', null, 1250)],
      }),
    ).toEqual([
      'data.plans.0.yearly_price: the yearly price is -1: enter a whole number of minor units (1250 for 12.50), 0 or more',
      'data.plans.1.monthly_price: the monthly price is 9.5: enter a whole number of minor units (1250 for 12.50), 0 or more',
      'data.plans.1.yearly_price: the yearly price is "8": enter a whole number of minor units (1250 for 12.50), 0 or more',
      'data.plans.2.monthly_price: the monthly price is missing: enter a whole number of minor units (1250 for 12.50), 0 or more',
    ])
  })

  it('allow yearly billing to cost as much as monthly billing, and no more', () => {
    const plansWith = (yearly: number) => ({
      plans: [plan('starter', 0, 0), plan('growth', 900, yearly), plan('scale', 1500, 1250)],
    })
    expect(findingsWith(plansWith(900))).toEqual([])
    expect(findingsWith(plansWith(901))).toEqual([
      'data.plans.1.yearly_price: the price with yearly billing, 901, is above the one with monthly billing, 900: yearly billing must not cost more',
    ])
  })

  it('name a plan that is missing, unknown or there twice', () => {
    expect(
      findingsWith({ plans: [plan('starter', 0, 0), plan('starter', 0, 0), plan('gold', 1, 1)] }).sort(),
    ).toEqual([
      'data.plans.1: the plan "starter" is there twice: remove one of the entries',
      'data.plans.2.plan_id: "gold" is no plan: use one of starter, growth, scale',
      'data.plans: the plan "growth" is missing: add an entry with this plan id',
      'data.plans: the plan "scale" is missing: add an entry with this plan id',
    ])
  })

  it.each([
    ['exchange_fee', 101],
    ['cash_fee', '2 %'],
    ['late_fee', -1],
    ['company_check_days', 0],
    ['trial_days', 1.5],
    ['renewal_notice_days', null],
    ['support_first_day', 'Montag'],
    ['support_opens', '9'],
    ['support_closes', '08:00'],
    ['support_time_zone', 'Europe/Manchester'],
    ['phone', '0161 496 0018'],
    ['offices', []],
  ])('name %s when it is %j', (field, value) => {
    const findings = findingsWith({ [field]: value })
    expect(findings).toEqual([expect.stringContaining(`data.${field}: `)])
  })

  it('name limits that are no numbers, and know plans without any', () => {
    expect(
      findingsWith({
        plans: [{ ...plan('starter', 0, 0), user_limit: 0 }, plan('growth', 1, 1), plan('scale', 1, 1)],
      }),
    ).toEqual(['data.plans.0.user_limit: the limit is 0: enter a whole number above 0'])
    const { facts } = readProductFacts([plansDocument(), factsDocument()], tableOf('en'))
    expect(facts.get('en')?.plans.scale).toEqual({ name: 'Scale', monthly: 1500, yearly: 1250 })
  })
})

describe('the words for the plans', () => {
  it('are complete: names, descriptions and a value in every cell', () => {
    const words = plansDocument('en-gb', {
      plans: [
        { plan_id: 'starter', name: '', description: 'For a team' },
        { plan_id: 'growth', name: '{plan:scale.name}', description: '' },
        { plan_id: 'scale', name: 'Scale', description: 'For a group' },
      ],
      features: [
        { feature_id: 'users', name: 'Users', starter: 'yes', growth: '', scale: 'no' },
        { feature_id: 'users', name: '', starter: 'yes', growth: 'yes', scale: 'no' },
        { feature_id: 'Card limit', name: 'Limit', starter: 'yes', growth: 'yes', scale: 'no' },
      ],
    })
    const { findings } = readProductFacts([words, factsDocument()], tableOf('en'))
    expect(findings.map(({ field, message }) => `${field}: ${message}`)).toEqual([
      'data.plans.0.name: the plan has no name: write one',
      'data.plans.1.name: "{plan:scale.name}" has a token: write the name itself',
      'data.plans.1.description: the plan has no description: write one',
      'data.features.0.growth: write "yes", "no" or a text',
      'data.features.1.feature_id: "users" is there twice: give each feature its own id',
      'data.features.1.name: write a name',
      'data.features.2.feature_id: "Card limit" is no id: use small letters, digits and hyphens',
    ])
  })
})

describe('the content of this repository', () => {
  const folder = path.join(__dirname, '../../../content/documents')
  const documents = readdirSync(folder).flatMap((lang) =>
    readdirSync(path.join(folder, lang))
      .filter((file) => /^product_(facts|plans)\b/.test(file))
      .map((file) => parseDocument(readJson(path.join(folder, lang, file)))),
  )
  const { facts, findings } = readProductFacts(documents, locales)

  it('has the facts of all 18 markets', () => {
    expect(findings).toEqual([])
    expect([...facts.keys()].sort()).toEqual(locales.map(({ urlCode }) => urlCode).sort())
    expect(facts.size).toBe(18)
  })

  it('has telephone numbers that are nobody’s: reserved for fiction, or of no numbering plan', () => {
    // The ranges of docs/product-facts.md.
    const reserved =
      /^\+(?:441614960\d{3}|3532091\d{5}|493023125\d{3}|3346571\d{4}|463139006\d{2}|1\d{3}55501\d{2})$/
    const others = [...facts.values()].flatMap(({ phone }) => {
      const number = parsePhoneNumberFromString(phone)
      const isNobodys = number && (reserved.test(number.number) || !number.isValid())
      return isNobodys ? [] : [phone]
    })
    expect(others).toEqual([])
  })

  it('asks the same in every market with the same currency', () => {
    const markets = documents.filter(({ type }) => type === 'product_facts')
    const euro = new Set(
      [...facts]
        .filter(([urlCode]) => !['en', 'da', 'se', 'no', 'us'].includes(urlCode))
        .map(([, { plans }]) => JSON.stringify(planIds.map((id) => [plans[id].monthly, plans[id].yearly]))),
    )
    expect(markets).toHaveLength(18)
    expect([...euro]).toHaveLength(1)
  })

  it('compares the same features in every language, in the same order', () => {
    const compared = documents
      .filter(({ type }) => type === 'product_plans')
      .map(({ data }) =>
        (data['features'] as { feature_id: string }[]).map(({ feature_id }) => feature_id).join(),
      )
    expect(compared).toHaveLength(15)
    expect(new Set(compared).size).toBe(1)
  })
})
