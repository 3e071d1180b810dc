import { addressesOf, isOfPrismic } from './addresses'

it('a name of a repository leads to the hosts of Prismic', () => {
  expect(addressesOf({ repository: 'my-site' })).toEqual({
    repository: 'my-site',
    content: 'https://my-site.cdn.prismic.io/api/v2',
    migration: 'https://migration.prismic.io',
    assets: 'https://asset-api.prismic.io',
    types: 'https://customtypes.prismic.io',
  })
})

it.each([
  'http://localhost:9000/content-api',
  'http://localhost:9000/content-api/',
  'http://localhost:9000/content-api/api/v2',
])('%s has all APIs, unless one is elsewhere', (endpoint) => {
  expect(addressesOf({ endpoint, assetEndpoint: 'http://localhost:1/' })).toEqual({
    repository: 'localhost-9000',
    content: 'http://localhost:9000/content-api/api/v2',
    migration: 'http://localhost:9000/content-api',
    assets: 'http://localhost:1',
    types: 'http://localhost:9000/content-api',
  })
})

it('refuses what names no repository', () => {
  expect(() => addressesOf({})).toThrow('--repository')
  expect(() => addressesOf({ endpoint: 'localhost:4400' })).toThrow('is no address')
  expect(() => addressesOf({ repository: 'My/Site' })).toThrow('is no name')
})

it('knows the hosts of Prismic', () => {
  expect(isOfPrismic('https://migration.prismic.io')).toBe(true)
  expect(isOfPrismic('https://migration.prismic.io.test')).toBe(false)
  expect(isOfPrismic('http://localhost:4400')).toBe(false)
})
