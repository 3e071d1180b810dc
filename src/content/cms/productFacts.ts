import { localeByCode, type Locale, type UrlCode } from '../../../locales.config'
import { findingIn, type ContentFinding } from './contentFinding'
import type { CmsDocument } from './document'
import { entriesOf, textOf } from './fields'
import { planFindings } from './planFindings'
import { planEntries, planIds, type PlanId } from './plans'

/** What a plan costs and allows in one market. A limit that is absent does not exist. */
export type PlanFacts = {
  /** As it is written in the language of the market. */
  name: string
  /** Per user and month with monthly billing, minor units of the market's currency. */
  monthly: number
  /** Per user and month with yearly billing, minor units of the market's currency. */
  yearly: number
  users?: number
  virtualCards?: number
  /** How many people can be asked one after another. */
  approvalSteps?: number
}

export type Office = { city: string; country: string; address: string }

/** When people answer, in the time of the market. */
export type SupportHours = {
  /** ISO weekday, 1 is Monday. */
  firstDay: number
  lastDay: number
  /** `09:00` */
  opens: string
  closes: string
  /** IANA name. */
  timeZone: string
}

/** The facts about the product in one market, from its `product_facts` document. */
export type ProductFacts = {
  localeCode: string
  plans: Record<PlanId, PlanFacts>
  /** Per cent: of a payment in another currency, of a cash withdrawal, per month of an invoice that is paid late. */
  fees: { exchange: number; cash: number; late: number }
  /** The longest time a check of the company takes, in working days. */
  companyCheckDays: number
  trialDays: number
  /** How many days before a subscription renews its owner is asked. */
  renewalNoticeDays: number
  support: SupportHours
  phone: string
  /** The first one is where the company receives visitors and post. */
  offices: [Office, ...Office[]]
  /** The `product_plans` document with the words for the plans. */
  plansDocumentId: string
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

const isTimeOfDay = (value: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(value)

function isTimeZone(value: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: value })
    return value !== ''
  } catch {
    return false
  }
}

/** The facts of one document and what is wrong with it; no facts when anything is. */
function parseFacts(
  document: CmsDocument,
  plansDocument: CmsDocument,
): { facts?: ProductFacts; findings: ContentFinding[] } {
  const { data } = document
  const findings: ContentFinding[] = []
  const report = (field: string, message: string): void => {
    findings.push(findingIn(document, field, message))
  }

  const count = (field: string, value: unknown, what: string): number => {
    if (typeof value === 'number' && Number.isInteger(value) && value > 0) return value
    report(field, `${what} is ${JSON.stringify(value ?? null)}: enter a whole number above 0`)
    return 0
  }
  const limit = (field: string, value: unknown): number | undefined =>
    value === undefined || value === null ? undefined : count(field, value, 'the limit')
  const price = (field: string, value: unknown, what: string): number => {
    if (typeof value === 'number' && Number.isInteger(value) && value >= 0) return value
    const given = value === undefined || value === null ? 'is missing' : `is ${JSON.stringify(value)}`
    report(field, `${what} ${given}: enter a whole number of minor units (1250 for 12.50), 0 or more`)
    return 0
  }
  const percent = (name: string): number => {
    const value = data[name]
    if (typeof value === 'number' && value >= 0 && value <= 100) return value
    report(`data.${name}`, `${JSON.stringify(value ?? null)} is no percentage: enter a number from 0 to 100`)
    return 0
  }
  const text = (field: string, value: unknown, isValid: (text: string) => boolean, fix: string): string => {
    const written = textOf(value).trim()
    if (!isValid(written)) report(field, `"${written}" is not valid: ${fix}`)
    return written
  }
  const isFilled = (written: string): boolean => written !== ''
  const dayOf = (name: string): number => {
    const day = weekdays.indexOf(textOf(data[name]))
    if (day < 0) report(`data.${name}`, `choose a day of the week, ${weekdays.join(', ')}`)
    return day + 1
  }

  const names = new Map(
    entriesOf(plansDocument.data['plans']).map((entry) => [textOf(entry['plan_id']), textOf(entry['name'])]),
  )
  const plans = new Map(
    planEntries(document, report).map(({ entry, field, id }): [PlanId, PlanFacts] => {
      const monthly = price(`${field}.monthly_price`, entry['monthly_price'], 'the monthly price')
      const yearly = price(`${field}.yearly_price`, entry['yearly_price'], 'the yearly price')
      if (yearly > monthly && typeof entry['monthly_price'] === 'number')
        report(
          `${field}.yearly_price`,
          `the price with yearly billing, ${yearly}, is above the one with monthly billing, ${monthly}: yearly billing must not cost more`,
        )
      const users = limit(`${field}.user_limit`, entry['user_limit'])
      const virtualCards = limit(`${field}.virtual_card_limit`, entry['virtual_card_limit'])
      const approvalSteps = limit(`${field}.approval_steps`, entry['approval_steps'])
      return [
        id,
        {
          name: names.get(id) ?? '',
          monthly,
          yearly,
          ...(users ? { users } : {}),
          ...(virtualCards ? { virtualCards } : {}),
          ...(approvalSteps ? { approvalSteps } : {}),
        },
      ]
    }),
  )
  const offices = entriesOf(data['offices']).map(({ city, country, address }, index): Office => ({
    city: text(`data.offices.${index}.city`, city, isFilled, 'enter the city'),
    country: text(`data.offices.${index}.country`, country, isFilled, 'enter the country'),
    address: text(`data.offices.${index}.address`, address, isFilled, 'enter street and number'),
  }))
  const [office, ...otherOffices] = offices
  if (!office) report('data.offices', 'no office: add the one that receives visitors and post')
  const support: SupportHours = {
    firstDay: dayOf('support_first_day'),
    lastDay: dayOf('support_last_day'),
    opens: text('data.support_opens', data['support_opens'], isTimeOfDay, 'enter a time such as 09:00'),
    closes: text('data.support_closes', data['support_closes'], isTimeOfDay, 'enter a time such as 17:00'),
    timeZone: text(
      'data.support_time_zone',
      data['support_time_zone'],
      isTimeZone,
      'enter a time zone such as Europe/London',
    ),
  }
  if ([support.opens, support.closes].every(isTimeOfDay) && support.closes <= support.opens)
    report('data.support_closes', `${support.closes} is not after ${support.opens}: enter a later time`)
  const facts = {
    localeCode: textOf(data['localeCode']),
    fees: { exchange: percent('exchange_fee'), cash: percent('cash_fee'), late: percent('late_fee') },
    companyCheckDays: count('data.company_check_days', data['company_check_days'], 'the company check'),
    trialDays: count('data.trial_days', data['trial_days'], 'the trial'),
    renewalNoticeDays: count('data.renewal_notice_days', data['renewal_notice_days'], 'the notice'),
    support,
    phone: text(
      'data.phone',
      data['phone'],
      (number) => /^\+\d[\d ]{5,}$/.test(number),
      'enter it as +44 20 …',
    ),
    plansDocumentId: plansDocument.id,
  }
  const [starter, growth, scale] = planIds.map((id) => plans.get(id))
  if (findings.length > 0 || !office || !starter || !growth || !scale) return { findings }
  return {
    facts: { ...facts, plans: { starter, growth, scale }, offices: [office, ...otherOffices] },
    findings,
  }
}

const missing = (type: string, lang: string, message: string): ContentFinding => ({
  documentId: '(none)',
  type,
  lang,
  field: '',
  message,
})

/**
 * The facts of every market, by url code, and everything that is wrong with them: a market or a language without its
 * document, a plan without a price, a price that is no whole number of minor units. A market with findings has no facts.
 */
export function readProductFacts(
  documents: readonly CmsDocument[],
  locales: readonly Locale[],
): { facts: Map<UrlCode, ProductFacts>; findings: ContentFinding[] } {
  const facts = new Map<UrlCode, ProductFacts>()
  const findings: ContentFinding[] = []
  const plansDocuments = new Map<string, CmsDocument>()
  for (const document of documents.filter(({ type }) => type === 'product_plans')) {
    if (plansDocuments.has(document.lang))
      findings.push(findingIn(document, '', 'the language has two documents of this type: remove one'))
    plansDocuments.set(document.lang, document)
    findings.push(...planFindings(document))
  }
  for (const lang of new Set(locales.map(({ contentLanguage }) => contentLanguage))) {
    if (!plansDocuments.has(lang))
      findings.push(
        missing(
          'product_plans',
          lang,
          `no plans in "${lang}": publish a document of the type "product_plans" in this language`,
        ),
      )
  }
  for (const document of documents.filter(({ type }) => type === 'product_facts')) {
    const code = textOf(document.data['localeCode'])
    if (!localeByCode(code))
      findings.push(findingIn(document, 'data.localeCode', `"${code}" is no locale: enter one such as de-at`))
  }
  for (const { code, urlCode, contentLanguage } of locales) {
    const [document, repeated] = documents.filter(
      ({ type, data }) => type === 'product_facts' && data['localeCode'] === code,
    )
    if (!document) {
      findings.push(
        missing(
          'product_facts',
          contentLanguage,
          `no product facts for "${code}": publish a document of the type "product_facts" with this localeCode`,
        ),
      )
      continue
    }
    if (repeated)
      findings.push(
        findingIn(repeated, 'data.localeCode', `"${code}" has two documents of this type: remove one`),
      )
    const plansDocument = plansDocuments.get(contentLanguage)
    if (!plansDocument) continue
    const parsed = parseFacts(document, plansDocument)
    findings.push(...parsed.findings)
    if (parsed.facts) facts.set(urlCode, parsed.facts)
  }
  return { facts, findings }
}
