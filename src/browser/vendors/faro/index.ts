/**
 * Grafana Faro (@grafana/faro-web-sdk, @grafana/faro-web-tracing) as the observer of a session: errors, web vitals,
 * traces of requests to this site. Its limits of sessions, batches and spans are the library's own
 * (docs/observability.md); tests say which they are.
 */
import {
  FetchTransport,
  getWebInstrumentations,
  initializeFaro,
  type TransportItem,
} from '@grafana/faro-web-sdk'
import { getDefaultOTELInstrumentations, TracingInstrumentation } from '@grafana/faro-web-tracing'
import { localeOfPath } from '../../../../locales.config'
import { brand } from '../../../core/brand'
import { errorOf } from '../../../core/values/error'
import type { Integrations } from '../../../visitor/integrations/contract'
import type { Observer } from '../../../visitor/observability/observer'
import { scrubbed } from '../../../visitor/observability/scrub'
import { forgetSession } from '../../../visitor/observability/session'

type Settings = Required<Integrations>['faro']

export type ObservedSite = {
  /** Names the build whose code runs. */
  release: string
  /** Share of later sessions in this tab that are observed; the present one is. */
  rate: number
}

/**
 * Every address of another origin. One without an origin, as requests of this site have, is not: of user actions the library
 * compares addresses as they are written.
 */
const notOf = (origin: string): RegExp =>
  new RegExp(`^(?=[a-z][a-z\\d+.-]*:|//)(?!${origin.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?:[/?#]|$))`, 'i')

/** The item as it is sent: without what may belong to one person, with the locale of the page it happened on. */
function outgoing(item: TransportItem): TransportItem {
  const result = scrubbed(item)
  const { page } = result.meta
  if (page?.url && URL.canParse(page.url)) {
    const locale = localeOfPath(new URL(page.url).pathname)
    if (locale) page.attributes = { ...page.attributes, locale: locale.urlCode }
  }
  return result
}

/** Starts to observe the page. The caller has consent and has chosen this session. */
export function startFaro(settings: Settings, { release, rate }: ObservedSite): Observer {
  const { collectorUrl, apiKey, environment } = settings
  const requests = new AbortController()
  let stopped = false
  let isStarting = true
  // What cannot be sent is no error of the page: a collector may be down, or blocked by the visitor.
  const warn = (...words: unknown[]): void => {
    // oxlint-disable-next-line no-console -- The only place where it can be seen that nothing arrives.
    if (!stopped) console.warn(...words)
  }
  const ignoreUrls = [collectorUrl, notOf(window.location.origin)]
  const spans = getDefaultOTELInstrumentations({ ignoreUrls, propagateTraceHeaderCorsUrls: [] }).flat()
  const faro = initializeFaro({
    app: {
      name: `${brand.slug}-website`,
      version: release,
      release,
      ...(environment && { environment }),
    },
    transports: [
      new FetchTransport({
        url: collectorUrl,
        ...(apiKey && { apiKey }),
        // What a collector means that refuses for its load (429) without saying how long.
        retry: { initialBackoffMs: 5_000, backoffMultiplier: 1 },
        // Also ends what waits for another attempt.
        requestOptions: { signal: requests.signal, credentials: 'omit', referrerPolicy: 'no-referrer' },
      }),
    ],
    instrumentations: [
      ...getWebInstrumentations({
        captureConsole: false,
        enablePerformanceInstrumentation: false,
        enableContentSecurityPolicyInstrumentation: false,
      }),
      new TracingInstrumentation({ instrumentations: spans, omitTraceContextForUnsampledSessions: true }),
    ],
    sessionTracking: { sampler: () => (isStarting ? 1 : rate) },
    ignoreUrls,
    // The attribute by which the site names what a press means (src/browser/links/trackedClicks.ts).
    userActionsInstrumentation: { dataAttributeName: 'data-used' },
    beforeSend: (item) => (stopped ? null : outgoing(item)),
    trackGeolocation: false,
    unpatchedConsole: { ...console, error: warn },
    preventGlobalExposure: true,
    isolate: true,
  })
  isStarting = false
  // The library stores a session when the tab is shown again, even when it is paused.
  const forgetAgain = (): void => {
    if (stopped) forgetSession()
  }
  document.addEventListener('visibilitychange', forgetAgain)

  return {
    report({ error, at }) {
      const reported = errorOf(error)
      faro.api.pushError(reported, { timestampOverwriteMs: at })
    },
    stop() {
      stopped = true
      faro.pause()
      requests.abort()
      for (const span of spans) span.disable()
      forgetSession()
    },
  }
}
