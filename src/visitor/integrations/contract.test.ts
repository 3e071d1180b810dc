import { parseIntegrations, type Integrations } from './contract'

const everything: Integrations = {
  launchDarkly: { clientSideId: 'id', baseUrl: 'https://flags.example', streamUrl: 'https://stream.example' },
  segment: {
    writeKey: 'key',
    cdnUrl: 'https://cdn.example',
    apiHost: 'api.example/v1',
    protocol: 'https',
  },
  hubspot: { portalId: '1234567', scriptOrigin: 'https://scripts.example' },
  faro: {
    collectorUrl: 'https://collector.example/collect',
    samplingRate: '0.05',
    environment: 'staging',
    apiKey: 'key',
  },
  freshchat: { scriptUrl: 'https://chat.example/1/2.js', token: 'token' },
  typeform: { origin: 'https://form.example', locales: 'en ee' },
}

it('an answer with every service is taken as it is', () => {
  expect(parseIntegrations(JSON.parse(JSON.stringify(everything)))).toEqual(everything)
})

it('a service may be without what is optional', () => {
  const { apiKey: _, ...faro } = everything.faro ?? {}
  expect(parseIntegrations({ faro })).toEqual({ faro })
  expect(parseIntegrations({ faro: { ...faro, apiKey: '' } })).toEqual({ faro })
})

it.each([undefined, null, '', 'hubspot', 7, true, [], {}, { other: { id: 'x' } }])(
  'the answer %j names no service',
  (answer) => {
    expect(parseIntegrations(answer)).toEqual({})
  },
)

it.each([
  null,
  [],
  'id',
  {},
  { portalId: '1234567' },
  { portalId: 1234567, scriptOrigin: 'https://s.example' },
])('a service of the shape %j is not configured, the others are', (hubspot) => {
  const { faro } = everything
  expect(parseIntegrations({ hubspot, faro })).toEqual({ faro })
})

it('what the contract does not know is left out', () => {
  const { hubspot } = everything
  expect(parseIntegrations({ hubspot: { ...hubspot, accessToken: 'secret' } })).toEqual({ hubspot })
})
