import { adviceOn } from './advice'

it('a captcha at the HubSpot form names the form and the way out', () => {
  expect(adviceOn(['FORM_HAS_RECAPTCHA_ENABLED'], 'demo')).toMatch(
    /^Switch CAPTCHA off for the HubSpot form of HUBSPOT_FORM_DEMO.*npm run leads -- retry --dead$/,
  )
})

it.each(['MISSING_PROCESSING_CONSENT', 'MISSING_COMMUNICATION_CONSENT_TEXT'])(
  '%s is about consent',
  (type) => {
    expect(adviceOn(['INVALID_EMAIL', type], 'ebook')).toMatch(
      /^The HubSpot form of HUBSPOT_FORM_EBOOK.*consent/,
    )
  },
)

it('an error of the lead alone has no advice', () => {
  expect(adviceOn(['INVALID_EMAIL'], 'demo')).toBeUndefined()
  expect(adviceOn([], 'demo')).toBeUndefined()
})
