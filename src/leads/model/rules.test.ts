import { leadFormIds, type LeadFormId } from './contract'
import { leadProperties, objectTypeIdOf, propertyValues, type LeadProperty } from './properties'
import { leadFields, type LeadInput } from './rules'

const now = Date.UTC(2026, 10, 21, 17, 30)
const midnight = String(Date.UTC(2026, 10, 21))

const input = (change: Partial<LeadInput> = {}): LeadInput => ({
  form: 'work_email',
  values: { email: 'ada@outlay.example' },
  locale: 'en',
  page: '/en/business-expense-cards',
  visit: {},
  marketingConsent: false,
  now,
  ...change,
})

const lead = (change: Partial<LeadInput> = {}): Partial<Record<LeadProperty, string>> =>
  Object.fromEntries(leadFields(input(change)).map(({ name, value }) => [name, value]))

const marketing = leadFormIds.filter((form) => form !== 'vulnerability' && form !== 'data_subject_request')

describe('what every lead has in common', () => {
  const everyPartner = [{}, { id: 'harbourline' }, { id: 'marketplace' }]
  const everyPage = ['/en', '/en/integrations/xero', '/en/cashback?partner=datev']
  const everyLead = leadFormIds.flatMap((form) =>
    everyPartner.flatMap((partner) =>
      everyPage.map((page) => leadFields(input({ form, visit: { partner }, page }))),
    ),
  )

  it('each property appears once, in the order of the properties, with its object', () => {
    for (const fields of everyLead) {
      const names = fields.map(({ name }) => name)
      expect(names).toEqual(leadProperties.filter((name) => names.includes(name)))
      for (const { name, objectTypeId } of fields) expect(objectTypeId).toBe(objectTypeIdOf(name))
    }
  })

  it('no value is empty, and none is outside its enumeration', () => {
    for (const { name, value } of everyLead.flat()) {
      expect(value).not.toBe('')
      const known = propertyValues[name]
      if (known) expect(known).toContain(value)
    }
  })

  it('properties of a company belong to the company object', () => {
    const fields = leadFields(
      input({
        form: 'qualification',
        values: { email: 'a@b.example', features_of_interest: 'cards;expenses' },
      }),
    )
    expect(fields).toContainEqual({
      objectTypeId: '0-2',
      name: 'features_of_interest',
      value: 'cards;expenses',
    })
    expect(fields).toContainEqual({ objectTypeId: '0-1', name: 'email', value: 'a@b.example' })
  })
})

it.each<[LeadFormId, Partial<Record<LeadProperty, string>>]>([
  [
    'work_email',
    {
      lead_source_latest_capture_type: 'Self - Onboarding sign up',
      lifecyclestage: 'marketingqualifiedlead',
    },
  ],
  [
    'sign_up',
    {
      lead_source_latest_capture_type: 'Self - Onboarding sign up',
      lifecyclestage: 'marketingqualifiedlead',
    },
  ],
  [
    'qualification',
    {
      lead_source_latest_capture_type: 'Self - Onboarding sign up',
      lifecyclestage: 'marketingqualifiedlead',
    },
  ],
  [
    'demo',
    {
      lead_source_latest_capture_type: 'Free Demo',
      lifecyclestage: 'marketingqualifiedlead',
      type_of_lead: 'Sales Lead',
    },
  ],
  [
    'meeting',
    {
      lead_source_latest_capture_type: 'Free Demo',
      lifecyclestage: 'marketingqualifiedlead',
      type_of_lead: 'Sales Lead',
    },
  ],
  ['newsletter', { lead_source_latest_capture_type: 'Blog - Digest', lifecyclestage: 'subscriber' }],
  ['ebook', { lead_source_latest_capture_type: 'Ebooks', lifecyclestage: 'marketingqualifiedlead' }],
  ['contact', { lifecyclestage: 'lead' }],
  ['referral', { lifecyclestage: 'lead' }],
  ['webinar', { lifecyclestage: 'marketingqualifiedlead' }],
  ['treasury_waitlist', { lifecyclestage: 'marketingqualifiedlead' }],
  ['invoice_generator', { lifecyclestage: 'lead' }],
])('the form %s makes this kind of lead', (form, kind) => {
  const { lead_source_latest_capture_type, lifecyclestage, type_of_lead } = lead({ form })
  expect({ lead_source_latest_capture_type, lifecyclestage, type_of_lead }).toEqual({
    lead_source_latest_capture_type: undefined,
    type_of_lead: undefined,
    ...kind,
  })
})

it('the work-email form in a standard case, whole', () => {
  expect(lead()).toEqual({
    email: 'ada@outlay.example',
    generic_email: 'false',
    lead_interest_level: 'Interested, may want more information',
    lead_source_latest_capture_type: 'Self - Onboarding sign up',
    lifecyclestage: 'marketingqualifiedlead',
  })
})

it('the work-email form in a partner case, whole', () => {
  expect(lead({ locale: 'de', visit: { partner: { id: 'harbourline' } } })).toEqual({
    email: 'ada@outlay.example',
    generic_email: 'false',
    lead_interest_level: 'Interested, may want more information',
    lead_source_latest_capture_type: 'Self - Onboarding - Sign up_Partner',
    lifecyclestage: 'marketingqualifiedlead',
    type_of_lead: 'Partner Self Signup',
    partner_channel: 'Accounting partners',
    country: 'DE',
    outlay_partner_id: 'harbourline',
    associated_partner_id: 'harbourline',
    partnership_type: 'Partner-sourced',
    partnership_referred_date: midnight,
  })
})

it('a partnership is of our sales when no partner refers the applicant', () => {
  const origin = (input: Parameters<typeof lead>[0]) => lead({ form: 'partner', ...input }).partnership_type
  expect(origin({})).toBe('Sales-sourced')
  expect(origin({ visit: { partner: { id: 'harbourline' } } })).toBe('Partner-sourced')
  expect(origin({ page: '/en/bigform-partner-datev' })).toBe('Partner-sourced')
  expect(lead({}).partnership_type).toBeUndefined()
})

it('an address of the free-mail provider is marked', () => {
  expect(lead({ values: { email: 'ada@gmail.com' } }).generic_email).toBe('true')
})

describe('partners', () => {
  it('a partner without an id also makes the partner variant', () => {
    const variant = lead({ form: 'sign_up', visit: { partner: {} } })
    expect(variant).toMatchObject({ type_of_lead: 'Partner Self Signup', country: 'GB' })
    expect(variant).not.toHaveProperty('outlay_partner_id')
  })

  it('a form that is no sign-up makes a partner lead of its own capture type', () => {
    expect(lead({ form: 'demo', visit: { partner: { id: 'harbourline' } } })).toMatchObject({
      type_of_lead: 'Partner lead',
      lead_source_latest_capture_type: 'Free Demo',
      partnership_referred_date: midnight,
    })
  })

  it('the country a visitor enters takes precedence over the market', () => {
    expect(lead({ form: 'partner', values: { email: 'a@b.example', country: 'MT' } }).country).toBe('MT')
  })

  it.each([
    ['accounting', 'Accounting partners'],
    ['technology', 'Technology partners'],
    ['consulting', 'Consulting partners'],
    ['affiliate', 'Affiliate'],
    ['constructor', 'Accounting partners'],
    ['', 'Accounting partners'],
  ])('the segment "%s" has the channel %s', (partner_segment, channel) => {
    const fields = lead({ form: 'partner', added: { partner_segment } })
    expect(fields).toMatchObject({
      partner_channel: channel,
      type_of_lead: 'Partner lead',
      lead_source_latest_capture_type: 'bigform-partner',
    })
    expect(fields).not.toHaveProperty('associated_partner_id')
  })

  it.each(['/de/bigform-partner-datev', '/de/bigform-partner?partner=datev'])('%s is for DATEV', (page) => {
    expect(lead({ form: 'partner', page, added: { partner_segment: 'accounting' } })).toMatchObject({
      outlay_partner_id: 'datev',
      partner_channel: 'Technology partners',
      type_of_influence: 'Distribution',
      lead_source_latest_capture_type: 'bigform-partner',
    })
  })

  it('a lead from a marketplace has the type Sales', () => {
    expect(lead({ form: 'demo', visit: { partner: { id: 'marketplace' } } })).toMatchObject({
      partner_channel: 'Marketplace',
      type_of_lead: 'Sales',
      outlay_partner_id: 'marketplace',
    })
    expect(lead({ form: 'sign_up', visit: { partner: { id: 'marketplace' } } }).type_of_lead).toBe('Sales')
  })

  it('the page of an integration sets channel and influence without making a partner lead', () => {
    const fields = lead({ page: '/en/integrations/xero' })
    expect(fields).toMatchObject({
      partner_channel: 'Technology partners',
      type_of_influence: 'Distribution',
    })
    expect(fields).not.toHaveProperty('partnership_referred_date')
    expect(fields).not.toHaveProperty('type_of_lead')
    expect(lead({ form: 'demo', page: '/en/integrations/xero' }).type_of_lead).toBe('Sales Lead')
  })

  it('a partner on the page of an integration has both', () => {
    expect(lead({ page: '/en/integrations/xero', visit: { partner: { id: 'harbourline' } } })).toMatchObject({
      partner_channel: 'Technology partners',
      type_of_influence: 'Distribution',
      type_of_lead: 'Partner Self Signup',
    })
  })

  it.each([
    [Date.UTC(2026, 10, 21), Date.UTC(2026, 10, 21)],
    [Date.UTC(2026, 10, 21) - 1, Date.UTC(2026, 10, 20)],
    [Date.UTC(2026, 10, 21, 23, 59, 59, 999), Date.UTC(2026, 10, 21)],
  ])('at %d the referred date is %d', (at, date) => {
    expect(lead({ form: 'partner', now: at }).partnership_referred_date).toBe(String(date))
  })
})

describe('legal basis', () => {
  it.each(marketing)('of %s is set only with consent to marketing e-mails', (form) => {
    expect(lead({ form, marketingConsent: true }).hs_legal_basis).toBe('Freely given consent from contact')
    expect(lead({ form })).not.toHaveProperty('hs_legal_basis')
  })
})

describe('campaigns', () => {
  it.each([
    ['/en/cashback', 'Cashback launch'],
    ['/en/multi-entity-businesses', 'Multi Entity launch'],
    ['/en/explore-product', 'Interactive Demo'],
    ['/en/explore-product-2', 'Interactive Demo'],
  ])('%s sets campaign and event', (page, campaign) => {
    expect(lead({ page, visit: { campaign: 'cashback' } })).toMatchObject({
      latest_campaign: campaign,
      event_name: campaign,
    })
  })

  it('a visitor of the blog changes the name of the event', () => {
    expect(lead({ page: '/en/cashback', visit: { source: 'Blog' } })).toMatchObject({
      latest_campaign: 'Cashback launch',
      event_name: 'Cashback launch - Blog',
    })
    expect(lead({ visit: { source: 'blog' } })).toMatchObject({ event_name: 'Blog' })
    expect(lead({ visit: { source: 'fair' } })).not.toHaveProperty('event_name')
  })

  it('an event name that the page sets takes precedence', () => {
    const added = { event_name: 'Finance breakfast' }
    expect(lead({ form: 'webinar', added, visit: { source: 'blog' } }).event_name).toBe('Finance breakfast')
  })

  it.each([
    ['cashback', 'Cashback launch'],
    ['Multi-Entity-Businesses', 'Multi Entity launch'],
    ['interactive demo', 'Interactive Demo'],
  ])("elsewhere the campaign is the visitor's latest one: %s", (campaign, latest_campaign) => {
    const fields = lead({ visit: { campaign } })
    expect(fields).toMatchObject({ latest_campaign })
    expect(fields).not.toHaveProperty('event_name')
  })

  it.each(['Autumn', 'constructor', ''])('an unknown campaign is no value: "%s"', (campaign) => {
    expect(lead({ visit: { campaign } })).not.toHaveProperty('latest_campaign')
  })
})

it("the referral is the visitor's latest referrer code", () => {
  expect(lead({ visit: { referrerCode: 'b2' } }).referral_id).toBe('b2')
})

it('what the page adds is in the lead', () => {
  const added = { pdf_url: 'https://www.outlay.example/media/a.pdf' }
  expect(lead({ form: 'ebook', added })).toMatchObject(added)
})

describe.each(['vulnerability', 'data_subject_request'] as const)('the form %s', (form) => {
  it('contains what was typed and no marketing properties', () => {
    const values = { email: 'ada@gmail.com', message: 'Please look.' }
    const fields = lead({
      form,
      values,
      page: '/en/cashback?partner=datev',
      added: { event_name: 'x', partner_segment: 'affiliate' },
      visit: { campaign: 'cashback', referrerCode: 'a1', partner: { id: 'marketplace' } },
      marketingConsent: true,
    })
    expect(fields).toEqual({ email: 'ada@gmail.com', message: 'Please look.' })
  })
})

it('a data-subject request contains name and country', () => {
  const values = {
    email: 'a@b.example',
    firstname: 'Ada',
    lastname: 'Byron',
    country: 'GB',
    message: 'Delete.',
  }
  expect(lead({ form: 'data_subject_request', values })).toEqual(values)
})

it('only leads that may become customers soon have a level of interest', () => {
  expect(marketing.filter((form) => lead({ form }).lead_interest_level !== undefined).sort()).toEqual([
    'demo',
    'meeting',
    'qualification',
    'sign_up',
    'treasury_waitlist',
    'work_email',
  ])
  expect(lead({ form: 'treasury_waitlist' }).lead_interest_level).toBe(
    'Interested, may want more information',
  )
})

it('a company that applies as a partner was sent by none, and keeps the id of the one it came from', () => {
  const fields = lead({ form: 'partner', visit: { partner: { id: 'harbourline' } } })
  expect(fields).toMatchObject({ outlay_partner_id: 'harbourline', partnership_type: 'Partner-sourced' })
  expect(fields).not.toHaveProperty('associated_partner_id')
})

it('an answer takes precedence over what the site adds', () => {
  const values = { email: 'a@b.example', country: 'MT' } as const
  expect(lead({ form: 'partner', values, added: { event_name: 'Fair' } })).toMatchObject({
    country: 'MT',
    event_name: 'Fair',
  })
})
