import { readJson } from '../../src/core/values/readJson'
import { identityOf, parseBrandFile, sharedDomain } from './brandFile'

type Json = Record<string, unknown>

/** The example with a value at a path. */
function example(path = '', value?: unknown): unknown {
  const file = readJson('scripts/adopt/example.json')
  const keys = path.split('.').filter(Boolean)
  const last = keys.pop()
  if (last === undefined) return file
  const holder = keys.reduce<Json>((part, key) => (part[key] ??= {}) as Json, file as Json)
  if (value === undefined) delete holder[last]
  else holder[last] = value
  return file
}

const problemsOf = (value: unknown): string[] => {
  const parsed = parseBrandFile(value)
  return 'problems' in parsed ? parsed.problems : []
}

const { de } = (example() as { markets: { de: { entity: Json } } }).markets
const foreign = { ...de, entity: { ...de.entity, name: 'Other GmbH' } }

it('the example is right', () => expect(problemsOf(example())).toEqual([]))

it.each([
  ['markets.xx', { any: 1 }, 'markets.xx: there is no market "xx"'],
  ['markets.at', de, undefined],
  ['markets.lu', foreign, 'may differ in their legal form only'],
  ['markets.en', undefined, 'markets: "en" is missing. It is the default market'],
  [
    'markets.de.entity',
    undefined,
    'markets.de.entity: is missing: every market that is kept needs its legal entity',
  ],
  ['markets.de.entity.legalForm', 'AG', 'markets.de.entity: the name does not end with the legal form'],
  [
    'markets.de.prices',
    undefined,
    'markets.de.prices: is missing: every market that is kept needs its prices',
  ],
  ['markets.de.prices.currency', undefined, 'markets.de.prices.currency: is missing'],
  ['markets.de.prices.currency', 'EURO', 'markets.de.prices.currency: is not a currency code'],
  ['markets.de.prices.plans.growth.monthly', '12', 'markets.de.prices.plans.growth.monthly: is not a number'],
  ['markets.de.prices.plans.growth.monthly', -1, 'is less than 0'],
  ['markets.de.prices.plans.growth.monthly', 1.234, 'has more than two decimals'],
  ['hosts.app', 'https://app.quelvo.example/', 'hosts.app: is not a host'],
  ['hosts.app', 'app quelvo', 'hosts.app: is not a host'],
  ['hosts.blog', 'blog.other.test', 'hosts: site, app and blog share no domain'],
  ['hosts.app', 'www.quelvo.example', 'two of site, app and blog are the same'],
  ['name', "D'or", 'name: begins with a capital letter'],
  ['colours.paper.ink', 'navy', 'colours.paper.ink: is not a colour'],
  ['typeface', 'Inter', 'Unrecognized key: "typeface"'],
] as const)('%s = %j', (path, value, message) => {
  const problems = problemsOf(example(path, value))
  if (message === undefined) expect(problems).toEqual([])
  else expect(problems).toEqual(expect.arrayContaining([expect.stringContaining(message)]))
})

it('colours of too little contrast are named with their ratio', () => {
  expect(problemsOf(example('colours.paper.ink-muted', '#9a9a9a'))).toEqual(
    expect.arrayContaining([
      'colours.paper: ink-muted #9a9a9a on paper #fbf8f2 has a contrast of 2.65:1, at least 4.5:1 is needed (WCAG AA)',
    ]),
  )
})

it('everything wrong is said together', () => {
  const file = example('hosts.app', 'app') as Json
  file['name'] = ''
  ;(file['markets'] as Json)['yy'] = {}
  const problems = problemsOf(file)
  for (const start of ['name:', 'hosts.app:', 'markets.yy:']) {
    expect(problems).toEqual(expect.arrayContaining([expect.stringContaining(start)]))
  }
})

it('what hosts share is their domain, of two labels or more', () => {
  expect(sharedDomain(['www.a.example', 'app.a.example'])).toBe('a.example')
  expect(sharedDomain(['a.example', 'app.a.example'])).toBe('a.example')
  expect(sharedDomain(['www.a.example', 'app.b.example'])).toBeUndefined()
})

it('the slug of a name has no accents and spaces', () => {
  const parsed = parseBrandFile(example('name', 'Élan Pay'))
  expect('file' in parsed && identityOf(parsed.file).slug).toBe('elanpay')
})
