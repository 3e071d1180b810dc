import { partAt } from '../../core/values/record'
/** Which services of third parties this site uses in the browser. Pure: shared by the browser and the server. */

/**
 * The configured services, each with what its code in the browser needs: public ids and addresses, no secrets. A service
 * that is not configured is absent. Addresses end without a slash.
 */
export type Integrations = {
  /** Feature flags. */
  launchDarkly?: { clientSideId: string; baseUrl: string; streamUrl: string }
  /** Analytics. `apiHost` is without its protocol, as the library takes it: `api.segment.io/v1`. */
  segment?: { writeKey: string; cdnUrl: string; apiHost: string; protocol: 'http' | 'https' }
  /**
   * Tracking and consent banner; the account is also the one that leads are delivered to. Without `bannerOrigin` our own
   * banner asks for consent.
   */
  hubspot?: { portalId: string; scriptOrigin: string; bannerOrigin?: string }
  /** Observability. `samplingRate` is the share of the sessions that is observed, a number from 0 to 1 as text. */
  faro?: { collectorUrl: string; samplingRate: string; environment: string; apiKey?: string }
  /** Chat. With a `token` the script is the classic widget, otherwise the loader of an account. */
  freshchat?: { scriptUrl: string; token?: string }
  /** Surveys. `locales` are those with a survey that this environment may show: `en ee`. */
  typeform?: { origin: string; locales: string }
}

type Service<Name extends keyof Integrations> = Required<Required<Integrations>[Name]>

/** What each service cannot do without, and what it may have. */
const fields: {
  readonly [Name in keyof Integrations]-?: {
    required: readonly (keyof Service<Name> & string)[]
    optional?: readonly (keyof Service<Name> & string)[]
  }
} = {
  launchDarkly: { required: ['clientSideId', 'baseUrl', 'streamUrl'] },
  segment: { required: ['writeKey', 'cdnUrl', 'apiHost', 'protocol'] },
  hubspot: { required: ['portalId', 'scriptOrigin'], optional: ['bannerOrigin'] },
  faro: { required: ['collectorUrl', 'samplingRate', 'environment'], optional: ['apiKey'] },
  freshchat: { required: ['scriptUrl'], optional: ['token'] },
  typeform: { required: ['origin', 'locales'] },
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

/**
 * The services named by an answer of the server. A service without all of its texts counts as not configured, and
 * whatever else the answer has is left out; an answer of another shape names none.
 */
export function parseIntegrations(answer: unknown): Integrations {
  const services = Object.entries(fields).flatMap(([name, { required, optional = [] }]) => {
    const service = partAt(answer, name)
    if (!required.every((field) => isText(partAt(service, field)))) return []
    const known = [...required, ...optional]
    const texts = known.flatMap((field) => {
      const value = partAt(service, field)
      return isText(value) ? [[field, value]] : []
    })
    return [[name, Object.fromEntries(texts)]]
  })
  return Object.fromEntries(services) as Integrations
}
