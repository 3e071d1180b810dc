import { defaultLocale, type Locale } from '../../../locales.config'
import { isRecord } from '../../core/values/record'
import type { CmsDocument } from '../cms/document'
import { localizeDocument } from '../cms/localizeDocument'
import type { Market } from '../cms/markets'
import type { FormsData, FormsPicture, SignUpModalContent } from './formsData'

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
    ...(logos.length > 0 ? { socialProof: { subtitle: text(data['social_proof_subtitle']), logos } } : {}),
    ...(quote
      ? {
          reviewQuote: {
            quote,
            author: text(data['review_quote_author']),
            subtitle: text(data['review_quote_subtitle']),
            ...(quoteLogo ? { logo: quoteLogo } : {}),
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

type FormsDataInput = { documents: readonly CmsDocument[]; locale: Locale; market: Market }

/** What the forms of a locale need. A language without a sign-up modal has that of the default locale. */
export function buildFormsData({ documents, locale, market }: FormsDataInput): FormsData {
  const modalIn = (lang: string) =>
    documents.find((document) => document.type === 'sign_up_modal' && document.lang === lang)
  const modal = modalIn(locale.contentLanguage) ?? modalIn(defaultLocale().contentLanguage)
  const localized = modal && localizeDocument(modal, { market, htmlLang: locale.htmlLang })
  return {
    disallowedEmailDomains: disallowedEmailDomainsOf(documents),
    ...(localized ? { signUpModal: signUpModalOf(localized.data) } : {}),
  }
}
