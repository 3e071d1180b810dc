import { globalStringKeys, type GlobalStrings } from '../content/site/globalStrings'
import type { BuiltForms } from './builtForms'

/** Every string is its key in brackets, but for the consent texts. */
export const testStrings = {
  ...Object.fromEntries(globalStringKeys.map((key) => [key, `[${key}]`])),
  accept_terms_and_privacy: 'I accept the [terms](legal) and the [notice](privacy).',
  privacy_consent_text: 'We answer you.',
  recaptcha_and_privacy_terms: 'Protected by reCAPTCHA, with its [terms](https://policies.example/terms).',
  marketing_emails_consent_text: 'Send me news.',
} as GlobalStrings

/** The consent texts of `testStrings` as a visitor reads them. */
export const testTexts = {
  consent: 'I accept the terms and the notice. We answer you.',
  protectedConsent:
    'I accept the terms and the notice. We answer you. Protected by reCAPTCHA, with its terms.',
  marketing: 'Send me news.',
}

/** A built site with one page, `/de/contact`, whose documents add nothing. */
export const testForms = (change: Partial<BuiltForms> = {}): BuiltForms => ({
  strings: () => testStrings,
  disallowedEmailDomains: new Set(),
  addedBy: () => ({}),
  rulesOf: () => ({}),
  titleOf: async (path) => (path === '/de/contact' ? 'Kontakt' : undefined),
  ...change,
})
