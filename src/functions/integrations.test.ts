import { parseEnvironment } from '../core/environment'
import { parseIntegrations } from '../visitor/integrations/contract'
import { configuredIntegrations } from './integrations'

const configured = (variables: Record<string, string>) => configuredIntegrations(parseEnvironment(variables))

it('without variables there are no services', () => {
  expect(configured({})).toEqual({})
})

it('addresses and keys alone configure no service', () => {
  expect(
    configured({
      LAUNCHDARKLY_ENDPOINT: 'https://flags.example',
      LAUNCHDARKLY_STREAM_ENDPOINT: 'https://stream.example',
      SEGMENT_API_ENDPOINT: 'https://events.example/v1',
      HUBSPOT_SCRIPT_ENDPOINT: 'https://scripts.example',
    }),
  ).toEqual({})
})

it('the chat is the loader of an account, or the widget with a token', () => {
  const scriptUrl = 'https://eu.fw-cdn.com/1/2.js'
  expect(configured({ FRESHCHAT_SCRIPT_URL: scriptUrl })).toEqual({ freshchat: { scriptUrl } })
  expect(configured({ FRESHCHAT_SCRIPT_URL: scriptUrl, FRESHCHAT_TOKEN: 'a-1' })).toEqual({
    freshchat: { scriptUrl, token: 'a-1' },
  })
})

describe('surveys', () => {
  const surveys = [
    { urlCode: 'en', isStagingOnly: true },
    { urlCode: 'de', isStagingOnly: false },
  ]
  const localesIn = (variables: Record<string, string>) =>
    configuredIntegrations(parseEnvironment(variables), surveys).typeform?.locales
  const TYPEFORM_ENDPOINT = 'https://form.typeform.com/'

  it('those that are not for the live site are shown elsewhere only', () => {
    expect(localesIn({ TYPEFORM_ENDPOINT, DEPLOY_ENV: 'staging' })).toBe('en de')
    expect(localesIn({ TYPEFORM_ENDPOINT, DEPLOY_ENV: 'production' })).toBe('de')
  })

  it('without an address none is shown, and without one there is no service', () => {
    expect(localesIn({})).toBeUndefined()
    expect(configured({ TYPEFORM_ENDPOINT })).toEqual({})
    expect(configuredIntegrations(parseEnvironment({ TYPEFORM_ENDPOINT }), surveys)).toEqual({
      typeform: { origin: 'https://form.typeform.com', locales: 'en de' },
    })
  })
})

it('with its id a service has the usual addresses; flags are those of the EU', () => {
  expect(
    configured({
      LAUNCHDARKLY_CLIENT_ID: 'flags-1',
      SEGMENT_WRITE_KEY: 'key-1',
      HUBSPOT_PORTAL_ID: '1234567',
      FARO_COLLECTOR_URL: 'https://collector.example/collect/key',
    }),
  ).toEqual({
    launchDarkly: {
      clientSideId: 'flags-1',
      baseUrl: 'https://clientsdk.eu.launchdarkly.com',
      streamUrl: 'https://clientstream.eu.launchdarkly.com',
    },
    segment: {
      writeKey: 'key-1',
      cdnUrl: 'https://cdn.segment.com',
      apiHost: 'api.segment.io/v1',
      protocol: 'https',
    },
    hubspot: {
      portalId: '1234567',
      scriptOrigin: 'https://js.hs-scripts.com',
      bannerOrigin: 'https://js.hs-banner.com',
    },
    faro: {
      collectorUrl: 'https://collector.example/collect/key',
      samplingRate: '0.05',
      environment: 'development',
    },
  })
})

it('addresses of the environment are used, without a slash at their end', () => {
  const variables = {
    LAUNCHDARKLY_CLIENT_ID: 'flags-1',
    LAUNCHDARKLY_ENDPOINT: 'http://localhost:9105/',
    LAUNCHDARKLY_STREAM_ENDPOINT: 'http://localhost:9105/stream/',
    SEGMENT_WRITE_KEY: 'key-1',
    SEGMENT_CDN_ENDPOINT: 'http://localhost:9106/',
    SEGMENT_API_ENDPOINT: 'http://localhost:9106/v1/',
    FARO_COLLECTOR_URL: 'http://localhost:9107/collect',
    FARO_API_KEY: 'faro-1',
    FARO_SAMPLING_RATE: '1',
    DEPLOY_ENV: 'staging',
  }
  expect(configured(variables)).toEqual({
    launchDarkly: {
      clientSideId: 'flags-1',
      baseUrl: 'http://localhost:9105',
      streamUrl: 'http://localhost:9105/stream',
    },
    segment: {
      writeKey: 'key-1',
      cdnUrl: 'http://localhost:9106',
      apiHost: 'localhost:9106/v1',
      protocol: 'http',
    },
    faro: {
      collectorUrl: 'http://localhost:9107/collect',
      samplingRate: '1',
      environment: 'staging',
      apiKey: 'faro-1',
    },
  })
  expect(parseIntegrations(configured(variables))).toEqual(configured(variables))
})

it('no secret is among what the browser is told', () => {
  const secrets = {
    HUBSPOT_ACCESS_TOKEN: 'secret-1',
    RECAPTCHA_SECRET_KEY: 'secret-2',
    RECAPTCHA_SITE_KEY: 'site',
  }
  expect(JSON.stringify(configured({ HUBSPOT_PORTAL_ID: '1234567', ...secrets }))).not.toContain('secret')
})
