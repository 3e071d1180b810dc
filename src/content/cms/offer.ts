import type { LinkField } from '@prismicio/client'
import { isRegisterUrl } from '../../core/brand/registration'
import { fill } from '../../core/i18n/fill'
import { formatDay } from '../../core/i18n/formatDay'
import { formatMoney } from '../../core/i18n/formatMoney'
import { formatNumber } from '../../core/i18n/formatNumber'
import { pluralForm } from '../../core/i18n/plural'
import { isRecord } from '../../core/values/record'
import type { CmsDocument } from './document'
import { entriesOf, textOf, type Fields } from './fields'
import { isHome } from './homeTypes'
import type { Market } from './markets'
import { planIds } from './plans'
import { isSceneName } from './sceneNames'

/** What the free tools can say of themselves, counted where their data is. */
export type ToolFacts = {
  /** The rules of EN 16931 that the invoice generator checks. */
  rules: number
  /** The countries whose VAT rates the tools know. */
  countries: number
  /** The day on which the rates were last checked, YYYY-MM-DD. */
  ratesCheckedOn: string
}

/** Something a visitor can check: a large figure or word, what it means, and where to look. */
export type Proof = { figure: string; text: string; link: LinkField }

/** What the first screen says beside the document: what the product costs, for whom it is and why to trust it. */
export type Offer = {
  /** `Free for up to 5 users, then £9 per user per month` */
  priceLine: string
  pricesLink: LinkField
  /** For whom, and who holds the money. */
  audience: string
  /** On homepages alone. */
  home?: {
    /** The accounting systems of the market; absent without any. */
    ledgers?: { label: string; names: readonly string[] }
    pricesTitle: string
    /** Of each plan its name and what it costs with monthly billing; `users` is the limit of a plan in words. */
    plans: readonly { name: string; price: string; users?: string }[]
    proofTitle: string
    proof: readonly Proof[]
  }
}

const offerTypes: readonly string[] = ['page', 'landing_page', 'fetch', 'subscriptions']

/** The fields of the top of a page: those of the document or of the hero it begins with. */
function headerOf({ data }: Pick<CmsDocument, 'data'>): Fields {
  const [first] = entriesOf(data['slices'])
  const primary = first?.['slice_type'] === 'hero' ? first['primary'] : undefined
  return isRecord(primary) ? primary : data
}

/** True for a link to the registration or the booking of a demo, which pages of code link by its address. */
const leadsToStart = (link: unknown): boolean => {
  if (!isRecord(link)) return false
  const url = textOf(link['url'])
  return link['type'] === 'demo' || isRegisterUrl(url) || url.endsWith('/book-a-demo')
}

const pricingTypes: readonly string[] = ['pricing', 'secondary_pricing']

/**
 * True when the top of a document's page shows the prices, or the product and asks the visitor to begin: there the price, for
 * whom it is and why to trust it belong in the first screen. So a change of the plans concerns the page.
 */
export function showsOffer(document: Pick<CmsDocument, 'type' | 'data'>): boolean {
  if (isHome(document) || pricingTypes.includes(document.type)) return true
  if (!offerTypes.includes(document.type)) return false
  const { scene, form, primary_link, secondary_link } = headerOf(document)
  const asks = form === 'work_email' || [primary_link, secondary_link].some(leadsToStart)
  return isSceneName(scene) && asks
}

/** The offer on the page of a document, from the data of the market's localized `product_plans` document. */
export function offerOf(
  document: Pick<CmsDocument, 'type'>,
  plans: Fields,
  { facts, values, ledgers = [] }: Pick<Market, 'facts' | 'values' | 'ledgers'>,
  htmlLang: string,
  tools?: ToolFacts,
): Offer {
  const text = (name: string): string => textOf(plans[name]).trim()
  const offer = {
    priceLine: text('price_line'),
    pricesLink: linkField(plans['prices_link']),
    audience: text('audience_line'),
  }
  if (!isHome(document)) return offer
  const count = (value: number): string => formatNumber(value, htmlLang)
  const counted: Record<string, string> = tools
    ? {
        rules: count(tools.rules),
        countries: count(tools.countries),
        day: formatDay(tools.ratesCheckedOn, htmlLang),
      }
    : {}
  return {
    ...offer,
    home: {
      ...(ledgers.length > 0 ? { ledgers: { label: text('ledgers_label'), names: ledgers } } : {}),
      pricesTitle: text('prices_title'),
      plans: planIds.map((id) => {
        const { name, monthly, users } = facts.plans[id]
        return {
          name,
          price: formatMoney(monthly, values.currency, htmlLang),
          ...(users ? { users: usersLimit(plans, users, htmlLang) } : {}),
        }
      }),
      proofTitle: text('proof_title'),
      proof: entriesOf(plans['proof'])
        .map(({ figure, text: meaning, link }) => ({
          figure: fill(textOf(figure).trim(), counted),
          text: fill(textOf(meaning).trim(), counted),
          link: linkField(link),
        }))
        .filter(({ figure, text: meaning }) => figure && meaning && !/\{\w+\}/.test(figure + meaning)),
    },
  }
}

function usersLimit(plans: Fields, users: number, htmlLang: string): string {
  const forms = { one: textOf(plans['users_one']), other: textOf(plans['users_other']) }
  const counted = fill(pluralForm(users, htmlLang, forms), { count: formatNumber(users, htmlLang) })
  return fill(textOf(plans['users_limit']), { users: counted })
}

const linkField = (value: unknown): LinkField => (isRecord(value) ? value : { link_type: 'Any' }) as LinkField
