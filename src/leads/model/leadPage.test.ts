import { readLeadPage } from './leadPage'

it.each([
  ['/en', { uid: '', isReferral: false, isDatev: false }],
  ['/en/', { uid: '', isReferral: false, isDatev: false }],
  ['/en/referrals', { uid: 'referrals', isReferral: true }],
  ['/en/referrals/?utm_source=blog', { uid: 'referrals', isReferral: true }],
  ['/us/referral', { isReferral: false }],
  ['/en/integrations/xero', { integration: 'xero' }],
  ['/fr-be/integrations/exactonline?a=/b', { integration: 'exactonline' }],
  ['/en/cashback', { campaign: 'Cashback launch' }],
  ['/de/lp/multi-entity-businesses', { campaign: 'Multi Entity launch' }],
  ['/en/explore-product', { campaign: 'Interactive Demo' }],
  ['/en/explore-product-2#flow', { campaign: 'Interactive Demo' }],
  ['/de/bigform-partner-datev', { isDatev: true }],
  ['/de/bigform-partner?partner=datev', { isDatev: true }],
  ['/de/bigform-partner?partner=other', { isDatev: false }],
])('%s', (page, expected) => {
  expect(readLeadPage(page)).toMatchObject(expected)
})

it.each([
  '/en/integrations',
  '/en/cashback-for-all',
  '/en/constructor',
  '/en/pricing?utm_campaign=cashback',
  '/en/integrations/a/b',
])('%s belongs to no campaign and no integration', (page) => {
  expect(readLeadPage(page)).not.toHaveProperty('campaign')
  expect(readLeadPage(page)).not.toHaveProperty('integration')
})
