/** The consent texts beside a form: which they are, and where their links lead. */
import type { UrlCode } from '../../../locales.config'
import type { GlobalStringKey } from '../../content/site/globalStrings'
import { plainConsentText } from './consentMarkup'

/** The texts that every form shows, in this order; together they are the consent to what the form is for. */
export const consentTextKeys = [
  'accept_terms_and_privacy',
  'privacy_consent_text',
] as const satisfies readonly GlobalStringKey[]

/** The text after them that says which bot protection the form has: shown and recorded only where that was loaded. */
export const protectionTextKey = 'recaptcha_and_privacy_terms' satisfies GlobalStringKey

/** The text beside the checkbox for marketing e-mails. */
export const marketingTextKey = 'marketing_emails_consent_text' satisfies GlobalStringKey

type ConsentStrings = Readonly<
  Record<(typeof consentTextKeys)[number] | typeof protectionTextKey | typeof marketingTextKey, string>
>

/** The consent texts of a locale as a visitor reads them. */
export type ConsentTexts = {
  consent: string
  /** The consent of a form whose bot protection was loaded, which says so at its end. */
  protectedConsent: string
  marketing: string
}

export function consentTextsOf(strings: ConsentStrings): ConsentTexts {
  const consent = consentTextKeys.map((key) => plainConsentText(strings[key])).join(' ')
  return {
    consent,
    protectedConsent: `${consent} ${plainConsentText(strings[protectionTextKey])}`,
    marketing: plainConsentText(strings[marketingTextKey]),
  }
}

/**
 * Where a link in a consent text leads: the path of a page below the locale for `legal` and `privacy`, an http(s)
 * address as it is; undefined for any other target.
 */
export function consentAddress(target: string, urlCode: UrlCode): string | undefined {
  if (target === 'legal') return '/legal'
  if (target === 'privacy') return urlCode === 'us' ? '/gdpr' : '/legal/gdpr'
  return /^https?:\/\//.test(target) ? target : undefined
}
