import { defaultLocale, type Locale } from '../../../locales.config'
import { isRecord } from '../../core/values/record'
import type { CmsDocument } from '../cms/document'
import { localizeDocument } from '../cms/localizeDocument'
import type { Market } from '../cms/markets'
import { plansOf } from '../cms/productPlans'
import type { FormsData, FormsPicture, PlansInWords, SignUpModalContent } from './formsData'

type Fields = Record<string, unknown>

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

function picture(value: unknown): FormsPicture | undefined {
  if (!isRecord(value) || typeof value['url'] !== 'string') return undefined
  const { url, alt, dimensions } = value
  const { width, height } = isRecord(dimensions) ? dimensions : {}
  if (typeof width !== 'number' || typeof height !== 'number') return undefined
  return { url, alt: text(alt), width, height }
}

/** The values of numbered fields (`name_1` … `name_3`) that are filled in. */
function numbered<Value>(data: Fields, name: string, read: (value: unknown) => Value | undefined): Value[] {
  return [1, 2, 3].flatMap((number): Value[] => {
    const value = read(data[`${name}_${number}`])
    return value ? [value] : []
  })
}

function signUpModalOf(data: Fields): SignUpModalContent {
  const title = text(data['title'])
  const subtitle = text(data['subtitle'])
  const image = picture(data['image'])
  const logos = numbered(data, 'social_proof_logo', picture)
  const quote = text(data['review_quote_title'])
  const example = data['is_example'] === true ? { example: true } : {}
  const quoteLogo = picture(data['review_quote_logo'])
  return {
    title,
    subtitle,
    partner: {
      title: text(data['partner_title']) || title,
      subtitle: text(data['partner_subtitle']) || subtitle,
    },
    ...(image ? { image } : {}),
    features: numbered(data, 'highlighted_feature', text),
    ...(logos.length > 0 ? { socialProof: { subtitle: text(data['social_proof_subtitle']), logos, ...example } } : {}),
    ...(quote
      ? {
          reviewQuote: {
            quote,
            author: text(data['review_quote_author']),
            subtitle: text(data['review_quote_subtitle']),
            ...(quoteLogo ? { logo: quoteLogo } : {}),
            ...example,
          },
        }
      : {}),
  }
}

function disallowedEmailDomainsOf(documents: readonly CmsDocument[]): string[] {
  const domains = documents
    .filter(({ type }) => type === 'disallowed_email_domains')
    .flatMap(({ data }) => (Array.isArray(data['domains']) ? (data['domains'] as unknown[]) : []))
    .map((entry) => (isRecord(entry) ? text(entry['domain']).toLowerCase() : ''))
  return [...new Set(domains.filter(Boolean))].sort()
}

type FormsDataInput = {
  documents: readonly CmsDocument[]
  locale: Locale
  market: Market
  /** The addresses of all pages: the pricing page of the market may be a document or code. */
  addresses: readonly string[]
}

function plansInWords({ documents, locale, market, addresses }: FormsDataInput): PlansInWords | undefined {
  const document = documents.find(
    ({ type, lang }) => type === 'product_plans' && lang === locale.contentLanguage,
  )
  if (!document) return undefined
  const { data } = localizeDocument(document, { market, htmlLang: locale.htmlLang })
  const { currency, plans, texts } = plansOf(data, market.facts, market.values.currency)
  const pricingPath = `/${locale.urlCode}/pricing`
  return {
    currency,
    plans: plans.map(({ id, name, monthly, yearly, maxUsers }) => ({
      id,
      name,
      monthly,
      yearly,
      ...(maxUsers ? { maxUsers } : {}),
    })),
    texts,
    ...(addresses.includes(pricingPath) ? { pricingPath } : {}),
  }
}

/** What the forms of a locale need. A language without a sign-up modal has that of the default locale. */
export function buildFormsData(input: FormsDataInput): FormsData {
  const { documents, locale, market } = input
  const modalIn = (lang: string) =>
    documents.find((document) => document.type === 'sign_up_modal' && document.lang === lang)
  const modal = modalIn(locale.contentLanguage) ?? modalIn(defaultLocale().contentLanguage)
  const localized = modal && localizeDocument(modal, { market, htmlLang: locale.htmlLang })
  const plans = plansInWords(input)
  return {
    disallowedEmailDomains: disallowedEmailDomainsOf(documents),
    ...(localized ? { signUpModal: signUpModalOf(localized.data) } : {}),
    ...(plans ? { plans } : {}),
  }
}
