import { savedConsent } from '../../../visitor/consent/saved'
import { allowedDestinations, parseDestinations } from './allowedDestinations'

const list = [
  {
    name: 'Google Ads',
    creationName: 'Google AdWords New',
    category: 'Advertising',
    website: 'https://ads.example',
  },
  { name: 'Intercom', creationName: 'Intercom', category: 'Livechat' },
  { name: 'Amplitude', creationName: 'Amplitude', category: 'Analytics' },
  { name: 'Fullstory', creationName: 'FullStory', category: 'Analytics' },
  { name: 'Mixer', creationName: 'Mixer', category: 'Something new' },
  { name: 'Repeater', creationName: 'Repeater', category: 'Raw Data' },
  { name: 'Amplitude', creationName: 'Amplitude', category: 'Analytics' },
]
const destinations = parseDestinations(list)

it('each destination is known once, by the name that switches it', () => {
  expect(destinations.map(({ id }) => id)).toEqual([
    'Amplitude',
    'Fullstory',
    'Google AdWords New',
    'Intercom',
    'Mixer',
  ])
})

it.each([undefined, null, {}, 'x', [null, 1, 'x', {}, { creationName: 1 }]])(
  '%j has no destinations',
  (answer) => {
    expect(parseDestinations(answer)).toEqual([])
  },
)

const none = { necessary: true, functionality: false, analytics: false, advertisement: false }

it.each([
  [none, []],
  [{ ...none, advertisement: true }, ['Google AdWords New']],
  [{ ...none, functionality: true }, ['Intercom']],
  [{ ...none, analytics: true }, ['Amplitude', 'Fullstory']],
  [
    { ...none, analytics: true, advertisement: true },
    ['Amplitude', 'Fullstory', 'Google AdWords New', 'Mixer'],
  ],
])('%j allows %j', (preferences, allowed) => {
  const found = allowedDestinations(destinations, savedConsent(preferences))
  expect(Object.keys(found)).toHaveLength(5)
  expect(Object.keys(found).filter((id) => found[id])).toEqual(allowed)
})
