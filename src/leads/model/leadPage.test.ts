import { campaignNamed, readLeadPage } from './leadPage'

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

it.each([
  [
    'outside of a locale the first part counts too',
    '/integrations/xero',
    { uid: 'xero', integration: 'xero' },
  ],
  ['a list that is no list of integrations', '/en/partners/xero', { uid: 'xero' }],
  ['a hash with a question mark', '/en/pricing#?partner=datev', { uid: 'pricing' }],
  ['a second question mark', '/en/pricing?a=?partner=datev', { uid: 'pricing' }],
  ['another parameter', '/en/pricing?partners=datev', { uid: 'pricing' }],
])('%s', (_name, page, expected) => {
  expect(readLeadPage(page)).toEqual({ isReferral: false, isDatev: false, ...expected })
})

it.each([
  ['cashback', 'Cashback launch'],
  ['CASHBACK LAUNCH', 'Cashback launch'],
  ['explore-product-2', 'Interactive Demo'],
  ['launch', undefined],
  ['', undefined],
  [undefined, undefined],
])('the campaign that %s names is %s', (name, campaign) => {
  expect(campaignNamed(name)).toBe(campaign)
})
