import type { Locale } from '../../locales.config'
import { isRegisterUrl, partnerRegisterUrl, registerUrl } from '../brand/registration'
import { storedValues, vendorValues, type Attribution } from './parameters'
import { holdsEmailAddress, type Partner } from './touch'

export { isRegisterUrl, partnerRegisterUrl, registerUrl }

/** Longest sign-up URL, in characters: half of what servers take in a request line. */
export const signUpUrlLimit = 4096

export type SignUpUrlOptions = {
  locale: Locale
  attribution: Attribution
  /** Leads to the registration of partners and is named as `pt_ref`. */
  partner?: Partner
  /** A register link to complete: what its query already says stays. Another address is not looked at. */
  href?: string
}

/**
 * The register page with every attribution parameter known, `pt_ref`, `lang` (ISO 639-1) and `locale` (`de-at`)
 * (§3.4), in the order of the table. Never an e-mail address: a value that looks like one is left out. So is a value
 * that would make the URL longer than `signUpUrlLimit`; `pt_ref`, `lang` and `locale` always have room.
 */
export function signUpUrl({ locale, attribution, partner, href = registerUrl }: SignUpUrlOptions): string {
  const url = new URL(isRegisterUrl(href) ? href : registerUrl)
  if (partner) url.pathname = new URL(partnerRegisterUrl).pathname

  const given = [...url.searchParams].filter(([, value]) => !holdsEmailAddress(value))
  const isGiven = new Set(given.map(([name]) => name))
  const asEntries = (name: string, value: string | undefined): [string, string][] =>
    value && !isGiven.has(name) && !holdsEmailAddress(value) ? [[name, value]] : []

  const partnerReference = asEntries('pt_ref', partner?.id ?? attribution.pt_ref)
  const market = [...asEntries('lang', locale.language), ...asEntries('locale', locale.code)]
  const withQuery = (entries: [string, string][]): string => {
    url.search = new URLSearchParams([...given, ...partnerReference, ...entries, ...market]).toString()
    return url.href
  }
  const fitting: [string, string][] = []
  for (const { name } of [...storedValues, ...vendorValues]) {
    if (name === 'pt_ref') continue
    for (const entry of asEntries(name, attribution[name])) {
      if (withQuery([...fitting, entry]).length <= signUpUrlLimit) fitting.push(entry)
    }
  }
  return withQuery(fitting)
}
