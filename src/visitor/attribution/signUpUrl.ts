import type { Locale } from '../../../locales.config'
import { isRegisterUrl, partnerRegisterUrl, registerUrl } from '../../core/brand/registration'
import {
  choiceEntries,
  choiceOfLink,
  choiceParameters,
  readChoice,
  type PlanChoice,
} from '../../product/pricing/choice'
import { mayLeave } from './mayLeave'
import { storedValues, vendorValues, type Attribution } from './parameters'
import { containsEmailAddress } from './touch'

export { isRegisterUrl, partnerRegisterUrl, registerUrl }

/** Longest sign-up URL, in characters: half of what servers accept in a request line. */
export const signUpUrlLimit = 4096

export type SignUpUrlOptions = {
  locale: Locale
  attribution: Attribution
  /** The visitor allows advertisement. */
  adsAllowed: boolean
  /** Leads to the registration of partners, with the id, if it is known, as `pt_ref`. */
  partner?: { id?: string }
  /** A register link to complete: the parameters it already has stay. Any other address is ignored. */
  href?: string
  /** What the visitor has chosen about the price on this page. */
  choice?: PlanChoice
}

const isOfChoice = (name: string): boolean => choiceParameters.some((parameter) => parameter === name)

/**
 * The register page with the choice of plan, billing cycle and users, every known attribution parameter, `pt_ref`, `lang`
 * (ISO 639-1) and `locale` (`de-at`), in the order of the table. A plan, cycle or number that does not exist is left out,
 * also where the link has it. A value that looks like an e-mail address is left out. So is a value that would make the URL
 * longer than `signUpUrlLimit`; the choice, `pt_ref`, `lang` and `locale` always fit. Without consent to advertisement these
 * four are all of it, with what the link has that is no campaign parameter or click id (`mayLeave`).
 */
export function signUpUrl({
  locale,
  attribution,
  adsAllowed,
  partner,
  href = registerUrl,
  choice = {},
}: SignUpUrlOptions): string {
  const url = new URL(isRegisterUrl(href) ? href : registerUrl)
  if (partner) url.pathname = new URL(partnerRegisterUrl).pathname

  const chosen = choiceEntries(choiceOfLink(readChoice(url.search), choice))
  const given = [...url.searchParams].filter(
    ([name, value]) => !isOfChoice(name) && !containsEmailAddress(value) && mayLeave(name, adsAllowed),
  )
  const isGiven = new Set(given.map(([name]) => name))
  const asEntries = (name: string, value: string | undefined): [string, string][] =>
    value && !isGiven.has(name) && !containsEmailAddress(value) ? [[name, value]] : []

  const partnerReference = asEntries('pt_ref', partner?.id ?? attribution.pt_ref)
  const market = [...asEntries('lang', locale.language), ...asEntries('locale', locale.code)]
  const withQuery = (entries: [string, string][]): string => {
    url.search = new URLSearchParams([
      ...given,
      ...chosen,
      ...partnerReference,
      ...entries,
      ...market,
    ]).toString()
    return url.href
  }
  const fitting: [string, string][] = []
  for (const { name } of [...storedValues, ...vendorValues]) {
    if (name === 'pt_ref' || !mayLeave(name, adsAllowed)) continue
    for (const entry of asEntries(name, attribution[name])) {
      if (withQuery([...fitting, entry]).length <= signUpUrlLimit) fitting.push(entry)
    }
  }
  return withQuery(fitting)
}
