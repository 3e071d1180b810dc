import type { Content } from '@prismicio/client'
import { examplePlans } from '../../content/cms/productFacts.fixture'
import { richText, webLink } from '../../templates/document.fixture'
import { articleData } from './article'
import { eventData } from './event'
import { faqPage } from './faqPage'
import type { DescribedPage } from './maker'
import { homepageData } from './organization'
import { pricingData } from './pricing'
import { recordingData, sliceVideos } from './video'
import { webApplication } from './webApplication'

const page: DescribedPage = {
  url: 'https://www.outlay.example/en/page',
  title: 'Page',
  description: 'About the page',
  language: 'en-GB',
  image: { url: 'https://www.outlay.example/social/a.png', alt: 'Page', width: 1200, height: 630 },
  context: {
    locale: 'en',
    alternates: {},
    siteDigest: '',
    indexable: true,
    currency: 'GBP',
    published: '2026-11-02T09:00:00.000Z',
    modified: '2026-11-03T09:00:00.000Z',
  },
}

it('a homepage names the organization and the site of its market', () => {
  const [organization, site] = homepageData({}, page)
  expect(organization).toMatchObject({
    '@type': 'Organization',
    name: 'Outlay',
    url: 'https://www.outlay.example',
    logo: 'https://www.outlay.example/icon-512.png',
  })
  expect(site).toMatchObject({ '@type': 'WebSite', name: 'Outlay', url: page.url, inLanguage: 'en-GB' })
})

describe('questions', () => {
  const slice = {
    slice_type: 'faq',
    primary: { questions: [{ question: 'From a slice?', answer: richText('Yes, too.') }] },
  }

  it('of a group, of categories and of slices make one page of questions', () => {
    expect(
      faqPage({
        faq: [{ question: 'From a group?', answer: richText('Yes.') }],
        categories: [{ questions: [{ question: 'From a category?', answer: richText('Also.') }] }],
        slices: [{ slice_type: 'hero' }, slice],
      }),
    ).toEqual([
      {
        '@type': 'FAQPage',
        mainEntity: [
          ['From a group?', 'Yes.'],
          ['From a category?', 'Also.'],
          ['From a slice?', 'Yes, too.'],
        ].map(([name, text]) => ({
          '@type': 'Question',
          name,
          acceptedAnswer: { '@type': 'Answer', text },
        })),
      },
    ])
  })

  it('without an answer do not count, and a page without any has no FAQPage', () => {
    expect(
      faqPage({ faq: [{ question: 'And now?', answer: [] }], slices: [{ slice_type: 'hero' }] }),
    ).toEqual([])
  })
})

describe('prices', () => {
  const [starter, growth] = examplePlans.plans
  const offersOf = (plans: (typeof examplePlans.plans)[number][], currency = 'GBP') =>
    pricingData({}, { ...page, relatedData: { plans: { ...examplePlans, plans, currency } } })[0]

  it('are the figures of the page, per billing cycle, in the currency of the market', () => {
    const product = offersOf([growth!])
    expect(product).toMatchObject({ '@type': 'Product', name: 'Outlay', image: page.image.url })
    expect(product).toMatchObject({
      offers: [
        {
          '@type': 'Offer',
          name: 'Growth',
          price: '9.50',
          priceCurrency: 'GBP',
          priceSpecification: { price: '9.50', billingDuration: { value: 1, unitCode: 'MON' } },
        },
        { price: '8.00', priceSpecification: { price: '8.00', billingDuration: { value: 12 } } },
      ],
    })
    expect(offersOf([growth!], 'DKK')).toMatchObject({ offers: [{ priceCurrency: 'DKK' }, {}] })
  })

  it('that are the same either way are one offer', () => {
    const product = offersOf([starter!])
    expect(product).toMatchObject({ offers: [{ name: 'Starter', price: '0.00' }] })
    expect(product).toHaveProperty('offers.length', 1)
  })

  it('are those of the plans that the page offers', () => {
    const [product] = pricingData(
      { offered_plans: [{ plan_id: 'starter' }] },
      { ...page, relatedData: { plans: examplePlans } },
    )
    expect(product).toMatchObject({ offers: [{ name: 'Starter' }] })
    expect(product).toHaveProperty('offers.length', 1)
  })

  it('are left out on a page without plans', () => {
    expect(pricingData({}, { ...page, relatedData: {} })).toEqual([])
  })
})

describe('an event', () => {
  const event = {
    title: 'Breakfast',
    starts_at: '2027-03-18T08:00:00+0000',
    duration_minutes: 90,
    place: 'London',
  } as const

  it('at a place has its start, end and address', () => {
    expect(eventData({ ...event, kind: 'event' }, page)).toMatchObject([
      {
        '@type': 'Event',
        name: 'Breakfast',
        startDate: '2027-03-18T08:00:00.000Z',
        endDate: '2027-03-18T09:30:00.000Z',
        eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
        location: { '@type': 'Place', address: 'London' },
        organizer: { name: 'Outlay' },
      },
    ])
  })

  it('on the web is located at the address of its page', () => {
    expect(eventData({ ...event, kind: 'webinar' }, page)).toMatchObject([
      {
        eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
        location: { '@type': 'VirtualLocation', url: page.url },
      },
    ])
  })

  it('without a start there is no data', () => {
    expect(eventData({ ...event, kind: 'webinar', starts_at: null }, page)).toEqual([])
  })
})

it('an article has a headline, a picture, an author and its days', () => {
  expect(articleData({ title: 'Closing the month' }, page)).toMatchObject([
    {
      '@type': 'Article',
      headline: 'Closing the month',
      image: page.image.url,
      author: { '@type': 'Organization', name: 'Outlay' },
      datePublished: '2026-11-02T09:00:00.000Z',
      dateModified: '2026-11-03T09:00:00.000Z',
      mainEntityOfPage: page.url,
    },
  ])
})

describe('a video', () => {
  const video_url = webLink('https://video.example/watch/a', 'Watch')

  it('of a recording has a name, a picture, a day and its length', () => {
    expect(
      recordingData({ title: 'Approvals', video_url, recorded_on: '2026-10-14', duration_minutes: 32 }, page),
    ).toMatchObject([
      {
        '@type': 'VideoObject',
        name: 'Approvals',
        thumbnailUrl: page.image.url,
        uploadDate: '2026-10-14',
        duration: 'PT32M',
        url: 'https://video.example/watch/a',
      },
    ])
  })

  const slice = (primary: Partial<Content.VideoSlice['primary']>) => [{ slice_type: 'video', primary }]

  it('of a slice is uploaded when the page is published; a file is named as such', () => {
    const video = slice({ video_url: webLink('/media/tour.mp4', ''), duration: '2:05' })
    expect(sliceVideos(video, page)).toMatchObject([
      {
        name: 'Page',
        uploadDate: page.context.published,
        duration: 'PT2M5S',
        contentUrl: 'https://www.outlay.example/media/tour.mp4',
      },
    ])
  })

  it('without an address there is no data', () => {
    expect(sliceVideos(slice({}), page)).toEqual([])
  })
})

describe('a free tool', () => {
  const withSlices = (...types: string[]) => ({
    type: 'page',
    data: { slices: types.map((slice_type) => ({ slice_type })) },
  })
  const toolOf = (document: Parameters<typeof webApplication>[0], currency = 'GBP') =>
    webApplication(document, { ...page, context: { ...page.context, currency } })

  it.each(['roi_calculator', 'expense_policy_builder', 'expense_report_generator'])(
    'of the type %s is an application that costs nothing in the currency of the market',
    (type) => {
      expect(toolOf({ type, data: {} }, 'SEK')).toMatchObject([
        {
          '@type': 'WebApplication',
          name: 'Page',
          description: 'About the page',
          url: page.url,
          inLanguage: 'en-GB',
          applicationCategory: 'BusinessApplication',
          operatingSystem: 'Any',
          offers: { '@type': 'Offer', price: '0', priceCurrency: 'SEK' },
          publisher: { '@type': 'Organization', name: 'Outlay' },
        },
      ])
    },
  )

  it.each(['vat_calculator', 'invoice_generator'])('in the slice %s is one application', (slice) => {
    expect(toolOf(withSlices('hero', slice, slice, 'faq'))).toMatchObject([{ '@type': 'WebApplication' }])
  })

  it('is on no other page', () => {
    expect(toolOf(withSlices('hero', 'faq'))).toEqual([])
    expect(toolOf({ type: 'pricing', data: {} })).toEqual([])
  })

  it('is left out without a currency, which an offer must have', () => {
    const { currency: _, ...context } = page.context
    expect(webApplication({ type: 'roi_calculator', data: {} }, { ...page, context })).toEqual([])
  })
})
