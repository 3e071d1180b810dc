import { correctorOf } from '../../server/redirects'
import { hostManifest } from './manifest.fixture'
import { redirectTable } from './redirectTable'

const manifest = hostManifest()
const table = redirectTable(manifest)

it('each redirect of one path leads where the server leads it', () => {
  const { follow } = correctorOf(manifest)
  expect(table.exact.length).toBeGreaterThan(36)
  for (const { source, location, status } of table.exact)
    expect({ source, location: location(String), status }).toEqual({
      source,
      ...follow({ pathname: source, search: '' }),
    })
})

it('a chain is one step, and permanent only when each of its steps is', () => {
  expect(table.exact.find(({ source }) => source === '/de/old-prices')).toMatchObject({ status: 302 })
  expect(table.exact.find(({ source }) => source === '/de/old-prices')?.location(String)).toBe('/de/pricing')
})

it('a query is added only to a path of the site without a query and hash of its own', () => {
  const takesQuery = (path: string) => table.exact.find(({ source }) => source === path)?.takesQuery
  expect([takesQuery('/en/prices'), takesQuery('/en/plans'), takesQuery('/de/signup')]).toEqual([
    true,
    false,
    false,
  ])
})

it('parameters are filled in; where the way depends on them, the server must follow', () => {
  const filled = table.patterns.map((redirect) => [
    redirect.source,
    'location' in redirect ? redirect.location((name) => `<${name}>`) : undefined,
  ])
  expect(filled).toEqual([
    ['/de/learn/*', '/de/about'],
    ['/en/blog/:slug', 'https://blog.example/en/<slug>'],
    ['/en/guides/:topic/*', '/en/learn/<topic>/<*>'],
    ['/en/help/*', undefined],
  ])
})
