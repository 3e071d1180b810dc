import { resolveRedirect, type Redirect } from './redirects'

const redirects: Redirect[] = [
  { source: '/expense-cards', target: '/business-expense-cards', permanent: true, locale: 'all' },
  { source: '/help/*', target: '/faq', permanent: false, locale: 'en' },
  { source: '/blog/:slug', target: 'https://blog.outlay.example/en/:slug', permanent: true, locale: 'en' },
]

describe('redirects', () => {
  it('keep the locale and say whether they are permanent', () => {
    expect(resolveRedirect(redirects, '/fi/expense-cards/')).toEqual({
      location: '/fi/business-expense-cards',
      status: 301,
    })
    expect(resolveRedirect(redirects, '/en/help/cards/lost')).toEqual({ location: '/en/faq', status: 302 })
    expect(resolveRedirect(redirects, '/en/blog/vat')).toEqual({
      location: 'https://blog.outlay.example/en/vat',
      status: 301,
    })
  })

  it('apply in their own locale only', () => {
    expect(resolveRedirect(redirects, '/de/help/x')).toBeUndefined()
    expect(resolveRedirect(redirects, '/en/pricing')).toBeUndefined()
  })
})
