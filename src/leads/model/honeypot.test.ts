import { honeypotField } from './contract'

/**
 * Words in the names and labels of fields by which browsers and password managers choose what to fill in: Chromium's
 * patterns (components/autofill/core/common), the identities of Bitwarden and 1Password.
 */
const filled =
  /name|mail|phone|tel|mobile|cell|fax|addr|street|city|town|suburb|zip|post|state|region|province|county|country|compan|organi|org|firm|business|job|title|url|web|site|home|link|user|login|account|pass|pwd|pin|otp|code|token|card|cc|cvc|cvv|cid|iban|bank|promo|coupon|price|rate|cost|birth|date|day|month|year|age|sex|gender|search|query|verif|captcha|ssn|tax|licen|vin|flight|seat|trip/i

it('the trap has no name by which a browser or a password manager would fill it in', () => {
  expect(filled.test('website')).toBe(true)
  expect(honeypotField).not.toMatch(filled)
})
