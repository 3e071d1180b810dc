import type { Environment } from '../core/environment'
import type { Integrations } from '../visitor/integrations/contract'
import type { BuiltSurvey } from './builtSurveys'

export type IntegrationVariables =
  | 'LAUNCHDARKLY_CLIENT_ID'
  | 'LAUNCHDARKLY_ENDPOINT'
  | 'LAUNCHDARKLY_STREAM_ENDPOINT'
  | 'SEGMENT_WRITE_KEY'
  | 'SEGMENT_CDN_ENDPOINT'
  | 'SEGMENT_API_ENDPOINT'
  | 'HUBSPOT_PORTAL_ID'
  | 'HUBSPOT_SCRIPT_ENDPOINT'
  | 'HUBSPOT_BANNER_ENDPOINT'
  | 'DEPLOY_ENV'
  | 'FRESHCHAT_SCRIPT_URL'
  | 'FRESHCHAT_TOKEN'
  | 'TYPEFORM_ENDPOINT'
  | 'FARO_COLLECTOR_URL'
  | 'FARO_API_KEY'
  | 'FARO_SAMPLING_RATE'

/**
 * What the browser is told of the services that the environment configures, and of the surveys of the build that it may
 * show. It is public: no secret belongs in it.
 */
export function configuredIntegrations(
  environment: Pick<Environment, IntegrationVariables>,
  surveys: readonly BuiltSurvey[] = [],
): Integrations {
  const {
    LAUNCHDARKLY_CLIENT_ID: clientSideId,
    SEGMENT_WRITE_KEY: writeKey,
    HUBSPOT_PORTAL_ID: portalId,
    FRESHCHAT_SCRIPT_URL: scriptUrl,
    FRESHCHAT_TOKEN: token,
    TYPEFORM_ENDPOINT: typeformEndpoint,
    FARO_COLLECTOR_URL: collectorUrl,
    FARO_API_KEY: apiKey,
  } = environment
  const isProduction = environment.DEPLOY_ENV === 'production'
  const shown = surveys.filter(({ isStagingOnly }) => !(isStagingOnly && isProduction))
  return {
    ...(clientSideId && {
      launchDarkly: {
        clientSideId,
        baseUrl: withoutSlash(environment.LAUNCHDARKLY_ENDPOINT),
        streamUrl: withoutSlash(environment.LAUNCHDARKLY_STREAM_ENDPOINT),
      },
    }),
    ...(writeKey && {
      segment: {
        writeKey,
        cdnUrl: withoutSlash(environment.SEGMENT_CDN_ENDPOINT),
        ...hostAndProtocol(environment.SEGMENT_API_ENDPOINT),
      },
    }),
    ...(portalId && {
      hubspot: {
        portalId,
        scriptOrigin: withoutSlash(environment.HUBSPOT_SCRIPT_ENDPOINT),
        bannerOrigin: withoutSlash(environment.HUBSPOT_BANNER_ENDPOINT),
      },
    }),
    ...(collectorUrl && {
      faro: {
        collectorUrl,
        samplingRate: String(environment.FARO_SAMPLING_RATE),
        environment: environment.DEPLOY_ENV,
        ...(apiKey && { apiKey }),
      },
    }),
    ...(scriptUrl && { freshchat: { scriptUrl, ...(token && { token }) } }),
    ...(typeformEndpoint &&
      shown.length > 0 && {
        typeform: {
          origin: withoutSlash(typeformEndpoint),
          locales: shown.map(({ urlCode }) => urlCode).join(' '),
        },
      }),
  }
}

const withoutSlash = (address: string): string => address.replace(/\/+$/, '')

function hostAndProtocol(address: string): { apiHost: string; protocol: 'http' | 'https' } {
  const { host, pathname, protocol } = new URL(address)
  return { apiHost: withoutSlash(`${host}${pathname}`), protocol: protocol === 'http:' ? 'http' : 'https' }
}
