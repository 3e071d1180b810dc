import { localeByCode, type Locale } from '../../locales.config'
import { planIds } from '../../src/content/cms/plans'
import { marketNouns } from '../../src/content/rules/countedNouns'
import { countsIn, isTrueOf } from '../../src/content/rules/countsInText'
import { fieldsOf, isRecord } from '../../src/core/values/record'
import { keptLocales, nameWithoutForm, type BrandFile, type MarketFacts } from './brandFile'
import { renamer, type Identity } from './rename'

type Fields = Readonly<Record<string, unknown>>

/** The fields by which a document, or an entry of a list, belongs to a market alone. */
const marketFields = ['localeCode', 'locale_code', 'locale']

/** The market that fields name, by its code or its url code. */
const marketOf = (fields: Fields, markets: readonly Locale[]): Locale | undefined =>
  markets.find(({ code, urlCode }) =>
    marketFields.some((name) => fields[name] === code || fields[name] === urlCode),
  )

/** A value without the entries of lists that belong to markets and languages that go. */
function withoutMarkets(value: unknown, dropped: readonly Locale[], languages: ReadonlySet<string>): unknown {
  const isOfDropped = (entry: unknown): boolean => marketOf(fieldsOf(entry), dropped) !== undefined
  if (Array.isArray(value)) {
    return value
      .filter((entry) => !isOfDropped(entry))
      .map((entry) => withoutMarkets(entry, dropped, languages))
  }
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => {
      const isTranslations = key === 'alternate_languages' || key === 'linked_documents'
      const parts =
        isTranslations && Array.isArray(part)
          ? part.filter((entry) => languages.has(String(fieldsOf(entry)['lang'])))
          : part
      return [key, withoutMarkets(parts, dropped, languages)]
    }),
  )
}

const minorUnits = (amount: number, currency: string): number => {
  const { maximumFractionDigits: digits = 2 } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions()
  return Math.round(amount * 10 ** digits)
}

function plansWithPrices(plans: unknown, { prices }: MarketFacts): unknown {
  if (!Array.isArray(plans)) return plans
  return plans.map((plan: unknown) => {
    const id = planIds.find((known) => known === fieldsOf(plan)['plan_id'])
    if (!id) return plan
    const { monthly, yearly } = prices.plans[id]
    return {
      ...fieldsOf(plan),
      monthly_price: minorUnits(monthly, prices.currency),
      yearly_price: minorUnits(yearly, prices.currency),
    }
  })
}

/** The rows of an imprint: name, seat, what the file says, telephone, e-mail; labels of kept rows stay. */
function imprintRows(rows: unknown, name: string, { entity }: MarketFacts): unknown {
  if (!Array.isArray(rows)) return rows
  const valueOf = (row: unknown): string => String(fieldsOf(row)['value'])
  const [company] = rows
  const seat = rows.filter((row) => valueOf(row).startsWith('{fact:officeAddress}')).slice(0, 1)
  const contact = rows.filter((row) => valueOf(row) === '{fact:phone}' || /^\S+@\S+$/.test(valueOf(row)))
  return [
    { ...fieldsOf(company), value: name },
    ...seat,
    ...entity.imprint,
    ...contact.filter((row) => !entity.imprint.some(({ value }) => value === valueOf(row))),
  ]
}

function withFacts(type: unknown, data: Fields, facts: MarketFacts): Fields {
  const { entity, prices } = facts
  if (type === 'market') return { ...data, currency: prices.currency, legal_form: entity.legalForm }
  if (type === 'product_facts') {
    const office = { city: entity.city, country: entity.country, address: entity.address }
    return { ...data, plans: plansWithPrices(data['plans'], facts), phone: entity.phone, offices: [office] }
  }
  if (type === 'legal') {
    const name = `${nameWithoutForm(entity)} {market.legal_form}`
    return { ...data, company: imprintRows(data['company'], name, facts) }
  }
  if (type === 'secondary_legal') {
    return { ...data, company: imprintRows(data['company'], entity.name, facts) }
  }
  return data
}

function withPlanNames(data: Fields, names: BrandFile['planNames']): Fields {
  const { plans } = data
  if (!Array.isArray(plans)) return data
  const named = plans.map((plan: unknown) => {
    const id = planIds.find((known) => known === fieldsOf(plan)['plan_id'])
    return id ? { ...fieldsOf(plan), name: names[id] } : plan
  })
  return { ...data, plans: named }
}

/** Milestones without those that count other markets than there are: they are of the company before. */
function withTrueMilestones(data: Fields, language: string, markets: number): Fields {
  const { milestones } = data
  const nouns = marketNouns[language.split('-')[0] ?? '']
  if (!Array.isArray(milestones) || nouns === undefined) return data
  const isTrue = (milestone: unknown): boolean =>
    Object.values(fieldsOf(milestone)).every(
      (text) =>
        typeof text !== 'string' ||
        countsIn(text, language, nouns).every((count) => isTrueOf(count, markets)),
    )
  return { ...data, milestones: milestones.filter(isTrue) }
}

/** The legal forms of all markets before the adoption, by the code of the market. */
export type LegalForms = Readonly<Record<string, string>>

export type DocumentChange = {
  from: Identity
  to: Identity
  file: BrandFile
  legalForms: LegalForms
  /** The markets that go. */
  dropped: readonly Locale[]
}

/**
 * A document of the content with the facts of the new brand; undefined when its language or its market goes. The same
 * again for what it gives.
 */
export function adoptedDocument(document: Fields, change: DocumentChange): Fields | undefined {
  const { from, to, file, legalForms, dropped } = change
  const kept = keptLocales(file)
  const languages = new Set(kept.map(({ contentLanguage }) => contentLanguage))
  const language = String(document['lang'])
  const data = fieldsOf(document['data'])
  if (!languages.has(language) || marketOf(data, dropped)) return undefined

  const market = marketOf(data, kept) ?? localeByCode(language)
  const facts = market && file.markets[market.urlCode]
  const before: [string, string][] = facts
    ? [
        [`${from.name} {market.legal_form}`, `${nameWithoutForm(facts.entity)} {market.legal_form}`],
        ...(legalForms[market.code] === undefined
          ? []
          : [[`${from.name} ${legalForms[market.code]}`, facts.entity.name] as [string, string]]),
      ]
    : []
  const [spoken] = language.split('-')
  const pruned = withoutMarkets(document, dropped, languages)
  const renamed = fieldsOf(renamer(from, to, { language: spoken ?? 'en', before }).value(pruned))
  const changed = facts
    ? withFacts(document['type'], fieldsOf(renamed['data']), facts)
    : fieldsOf(renamed['data'])
  const named = document['type'] === 'product_plans' ? withPlanNames(changed, file.planNames) : changed
  return { ...renamed, data: withTrueMilestones(named, language, kept.length) }
}
