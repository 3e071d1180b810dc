import { consentAddress, consentTextsOf } from './consentTexts'

const strings = {
  accept_terms_and_privacy: 'You accept our [terms](legal).',
  privacy_consent_text: 'See the [privacy policy](privacy).',
  recaptcha_and_privacy_terms: 'Protected by [reCAPTCHA](https://policies.example/terms).',
  marketing_emails_consent_text: 'Send me [news](legal).',
}

it('the texts of a consent are recorded as they are read, without the targets of their links', () => {
  expect(consentTextsOf(strings)).toEqual({
    consent: 'You accept our terms. See the privacy policy.',
    protectedConsent: 'You accept our terms. See the privacy policy. Protected by reCAPTCHA.',
    marketing: 'Send me news.',
  })
})

it.each([
  ['legal', 'en', '/legal'],
  ['legal', 'us', '/legal'],
  ['privacy', 'en', '/legal/gdpr'],
  ['privacy', 'fr-be', '/legal/gdpr'],
  ['privacy', 'us', '/gdpr'],
  ['https://policies.example/terms', 'en', 'https://policies.example/terms'],
  ['http://policies.example', 'en', 'http://policies.example'],
  ['javascript:alert(1)', 'en', undefined],
  ['see https://policies.example', 'en', undefined],
  ['https:policies.example', 'en', undefined],
  ['elsewhere', 'en', undefined],
  ['', 'en', undefined],
] as const)('the link "%s" of a consent leads in %s to %s', (target, urlCode, address) => {
  expect(consentAddress(target, urlCode)).toBe(address)
})
