import type { Locale } from '../../locales.config'
import { isRegisterUrl, partnerRegisterUrl, registerUrl } from '../brand/registration'
import { storedValues, vendorValues, type Attribution } from './parameters'
import { containsEmailAddress } from './touch'

export { isRegisterUrl, partnerRegisterUrl, registerUrl }

/** Longest sign-up URL, in characters: half of what servers accept in a request line. */
export const signUpUrlLimit = 4096

export type SignUpUrlOptions = {
  locale: Locale
  attribution: Attribution
  /** Leads to the registration of partners, with the id, if it is known, as `pt_ref`. */
  partner?: { id?: string }
  /** A register link to complete: the parameters it already has stay. Any other address is ignored. */
  href?: string
}

/**
 * The register page with every known attribution parameter, `pt_ref`, `lang` (ISO 639-1) and `locale` (`de-at`), in
 * the order of the table. A value that looks like an e-mail address is left out. So is a value that would make the URL
 * longer than `signUpUrlLimit`; `pt_ref`, `lang` and `locale` always fit.
 */
export function signUpUrl({ locale, attribution, partner, href = registerUrl }: SignUpUrlOptions): string {
  const url = new URL(isRegisterUrl(href) ? href : registerUrl)
  if (partner) url.pathname = new URL(partnerRegisterUrl).pathname

  const given = [...url.searchParams].filter(([, value]) => !containsEmailAddress(value))
  const isGiven = new Set(given.map(([name]) => name))
  const asEntries = (name: string, value: string | undefined): [string, string][] =>
    value && !isGiven.has(name) && !containsEmailAddress(value) ? [[name, value]] : []

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
