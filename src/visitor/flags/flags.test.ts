import { flagDefaults, parseFlags } from './flags'

it('a flag of the service wins over its default, which is the safe one', () => {
  expect(flagDefaults.hubspotBanner).toBe(true)
  expect(parseFlags({ hubspotBanner: false })).toEqual({ hubspotBanner: false })
})

it.each([{}, { hubspotBanner: null }, { hubspotBanner: 'false' }, { hubspotBanner: 0 }, { other: false }])(
  'the answer %j has the defaults only',
  (answer) => {
    expect(parseFlags(answer)).toEqual(flagDefaults)
  },
)

it('a property that every object has is no flag', () => {
  const answer = Object.create({ hubspotBanner: false }) as Record<string, unknown>
  expect(parseFlags(answer)).toEqual(flagDefaults)
})
