import { redirectsByFirstSegment, resolveRedirect, type Redirect } from './redirects'

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

  it('lead to another host over http and https, and nowhere by a scheme inside of a path', () => {
    const to = (target: string): string | undefined =>
      resolveRedirect([{ source: '/a', target, permanent: true, locale: 'all' }], '/en/a')?.location
    expect(to('http://blog.example/a')).toBe('http://blog.example/a')
    expect(to('/b?next=https://blog.example')).toBe('/en/b?next=https://blog.example')
  })

  it('do not look at query and hash', () => {
    for (const path of ['/en/help/a?b=/c', '/en/help/a#b'])
      expect(resolveRedirect(redirects, path)?.location).toBe('/en/faq')
    expect(resolveRedirect(redirects, '/en?a=/help/x')).toBeUndefined()
  })

  it('apply in their own locale only', () => {
    expect(resolveRedirect(redirects, '/de/help/x')).toBeUndefined()
    expect(resolveRedirect(redirects, '/en/pricing')).toBeUndefined()
  })
})

describe('the redirects that can match a path', () => {
  const from = (source: string): Redirect => ({ source, target: '/x', permanent: true, locale: 'all' })
  const [any, prices, rest, prices2, root] = [
    from('/:page/old'),
    from('/prices'),
    from('/*'),
    from('/prices/:plan'),
    from('/'),
  ]
  const list = [any, prices, rest, prices2, root]

  it('are those of its first segment and those of any, in the order of the list', () => {
    const candidates = redirectsByFirstSegment(list)
    expect(candidates('/en/prices/growth')).toEqual([any, prices, rest, prices2])
    expect(candidates('/en/prices?a=b')).toEqual([any, prices, rest, prices2])
    expect(candidates('/en/prices#a')).toEqual([any, prices, rest, prices2])
    expect(candidates('/en/Prices')).toEqual([any, rest])
    expect(candidates('/en')).toEqual([any, rest, root])
  })

  it('are compared by a key, when there is one', () => {
    const candidates = redirectsByFirstSegment(list, (segment) => segment.toLowerCase())
    expect(candidates('/en/PRICES')).toEqual([any, prices, rest, prices2])
  })
})

it('a target with http inside of a path stays below the locale', () => {
  const [redirect] = [{ source: '/a', target: '/httpsx', permanent: false, locale: 'all' }] as const
  expect(resolveRedirect([redirect], '/de/a?x=1')).toEqual({ location: '/de/httpsx', status: 302 })
  expect(resolveRedirect([{ ...redirect, target: 'https://a.example' }], '/de/a')?.location).toBe(
    'https://a.example',
  )
})

it('the first redirect that matches applies', () => {
  const to = (target: string): Redirect => ({ source: '/a', target, permanent: true, locale: 'all' })
  expect(resolveRedirect([to('/b'), to('/c')], '/de/a')?.location).toBe('/de/b')
  expect(resolveRedirect([{ ...to('/b'), locale: 'fr' }, to('/c')], '/de/a')?.location).toBe('/de/c')
  expect(resolveRedirect([], '/de/a')).toBeUndefined()
})

it('a path without a segment of its own can match the redirect of the root', () => {
  const root: Redirect = { source: '/', target: '/x', permanent: true, locale: 'all' }
  expect(redirectsByFirstSegment([root])('/de')).toEqual([root])
  expect(redirectsByFirstSegment([root])('')).toEqual([root])
  expect(resolveRedirect([root], '/de')?.location).toBe('/de/x')
})
