import { leadVisit } from './leadVisit'

it('has the latest values, else the first ones, and the partner', () => {
  const attribution = {
    utm_source: 'fair',
    latest_utm_source: 'blog',
    utm_campaign: 'autumn',
    latest_referrer_code: 'ada-7',
    gclid: 'AbC',
  }
  expect(leadVisit(attribution, { id: 'acme' })).toEqual({
    partner: { id: 'acme' },
    source: 'blog',
    campaign: 'autumn',
    referrerCode: 'ada-7',
  })
})

it('has nothing for what is not known, and keeps a partner without an id', () => {
  expect(leadVisit({ utm_source: '' })).toEqual({})
  expect(leadVisit({}, {})).toEqual({ partner: {} })
})

it('knows source and code without a later visit, and an empty latest value hides the first', () => {
  expect(leadVisit({ utm_source: 'fair', referrer_code: 'ada-7', latest_utm_campaign: 'spring' })).toEqual({
    source: 'fair',
    campaign: 'spring',
    referrerCode: 'ada-7',
  })
  expect(leadVisit({ utm_source: 'fair', latest_utm_source: '' })).toEqual({})
})
