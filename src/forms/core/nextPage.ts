import type { Locale } from '../../../locales.config'
import { partnerRegisterUrl, signUpUrl } from '../../attribution/signUpUrl'
import type { Attribution } from '../../attribution/visit'
import type { LeadFormId } from '../../leads/contract'

type NextPageInput = {
  form: LeadFormId
  locale: Locale
  attribution: Attribution
  partner?: { id?: string }
  /** The thank-you page that the server answered with. */
  location: string
}

/** The onboarding page of `us`, where the web app's registration is explained first. */
const gettingStarted = '/us/getting-started-experience'

/**
 * Where a visitor goes after a lead was accepted (§4): with a work e-mail alone to the registration of the web app,
 * from the page's form in `us` to its onboarding page; with any other form to the thank-you page.
 */
export function nextPage({ form, locale, attribution, partner, location }: NextPageInput): string {
  if (form === 'work_email' && locale.urlCode === 'us') return gettingStarted
  if (form !== 'work_email' && form !== 'sign_up') return location
  if (partner?.id) return signUpUrl({ locale, attribution, partner: { id: partner.id } })
  return signUpUrl({ locale, attribution, ...(partner && { href: partnerRegisterUrl }) })
}
