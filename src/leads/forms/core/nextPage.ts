import type { Locale } from '../../../../locales.config'
import type { PlanChoice } from '../../../product/pricing/choice'
import { signUpUrl } from '../../../visitor/attribution/signUpUrl'
import type { Attribution } from '../../../visitor/attribution/visit'
import type { LeadFormId } from '../../model/contract'

type NextPageInput = {
  form: LeadFormId
  locale: Locale
  attribution: Attribution
  /** The visitor allows advertisement. */
  adsAllowed: boolean
  partner?: { id?: string }
  /** The link to the registration that was pressed, if one was. */
  registerHref?: string
  /** What the visitor has chosen about the price on this page. */
  choice?: PlanChoice
  /** The thank-you page from the server's response. */
  location: string
}

/** The onboarding page of `us`, which explains the web app's registration. */
const gettingStarted = '/us/getting-started-experience'

/**
 * Where a visitor goes after a lead was accepted: from the sign-up modal and the work-e-mail form to the registration
 * of the web app, with the query of the link that was pressed and what was chosen about the price; from the work-e-mail
 * form in `us` to its onboarding page; from any other form to the thank-you page, unless it is sent instead of pressing
 * a link to the registration. A visitor sent by a partner goes to the registration of partners.
 */
export function nextPage({
  form,
  locale,
  attribution,
  adsAllowed,
  partner,
  registerHref,
  choice,
  location,
}: NextPageInput): string {
  if (form === 'work_email' && locale.urlCode === 'us' && !partner) return gettingStarted
  if (form !== 'work_email' && form !== 'sign_up' && !registerHref) return location
  return signUpUrl({
    locale,
    attribution,
    adsAllowed,
    ...(registerHref && { href: registerHref }),
    ...(choice && { choice }),
    ...(partner && { partner }),
  })
}
