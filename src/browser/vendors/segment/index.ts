/**
 * Segment as the receiver of events (@segment/analytics-next). Nothing of it is loaded without consent: to analytics for
 * the events of the site, to advertisement for those of advertisers.
 */
import { AnalyticsBrowser, type Context, type Plugin } from '@segment/analytics-next'
import type { TrackedEvent } from '../../../visitor/analytics/queue'
import { visitAttribution } from '../../../visitor/attribution/visit'
import { savedConsent } from '../../../visitor/consent/saved'
import { choiceOf, type ConsentPreferences } from '../../../visitor/consent/state'
import { storageIsBlocked } from '../../../visitor/consent/storageIsBlocked'
import type { Integrations } from '../../../visitor/integrations/contract'
import { allowedDestinations } from './allowedDestinations'
import { fetchDestinations } from './destinations'

type Settings = Required<Integrations>['segment']

export type SegmentConnection = {
  send(event: TrackedEvent): void
  /**
   * Ends the sending, also of what waits for another attempt. Gives true when scripts of destinations stay in the page,
   * which only a reload removes.
   */
  stop(): Promise<boolean>
}

/** Longest user agent text that is sent, in characters. */
const userAgentLimit = 500

const callTypes = ['track', 'page', 'identify'] as const

type Campaign = { name: string; source: string; medium: string }

/** An address without its query and hash, which may have what belongs to one person. */
const withoutQuery = (address: string): string => address.split(/[?#]/, 1)[0] ?? ''

/** The campaign that has brought the visitor, which is for advertisers. */
function campaignOf({ advertisement }: ConsentPreferences): { campaign?: Campaign } {
  if (!advertisement) return {}
  const { utm_source, utm_medium, utm_campaign, utm_term, utm_content } = visitAttribution()
  const utm = {
    source: utm_source,
    medium: utm_medium,
    name: utm_campaign,
    term: utm_term,
    content: utm_content,
  }
  // Its type wants all of them; Segment takes each alone.
  const campaign = Object.fromEntries(Object.entries(utm).filter(([, value]) => value)) as Campaign
  return Object.keys(campaign).length > 0 ? { campaign } : {}
}

const pageOf = (path: string, title: string) => ({
  path,
  url: window.location.origin + path,
  search: '',
  title,
  referrer: withoutQuery(document.referrer),
})

/** What every call says beside its properties: the page and time of the event, which may be long ago. */
const optionsFor =
  (allowed: ConsentPreferences) =>
  ({ path, at }: TrackedEvent, title: string) => ({
    timestamp: new Date(at),
    context: { page: pageOf(path, title), ...campaignOf(allowed) },
  })

/** Shortens the user agent and says which categories are allowed, in every call; drops it once sending has ended. */
function outgoing(allowed: ConsentPreferences, hasEnded: () => boolean): Plugin {
  const complete = (call: Context): Context => {
    if (hasEnded()) call.cancel()
    const userAgent: unknown = call.event.context?.userAgent
    if (typeof userAgent === 'string')
      call.updateEvent('context.userAgent', userAgent.slice(0, userAgentLimit))
    call.updateEvent('context.consent', {
      categoryPreferences: choiceOf((category) => allowed[category]),
    })
    return call
  }
  return {
    name: 'Consent',
    type: 'enrichment',
    version: '1.0.0',
    isLoaded: () => true,
    load: () => Promise.resolve(),
    track: complete,
    page: complete,
    identify: complete,
  }
}

/**
 * Starts to send to a Segment source what these preferences allow. Destinations of the workspace get events when their
 * category is allowed; without the list of them none does. Ids are stored only with consent to analytics.
 */
export function connectSegment(settings: Settings, allowed: ConsentPreferences): SegmentConnection {
  const { writeKey, cdnUrl, apiHost, protocol } = settings
  const optionsOf = optionsFor(allowed)
  let ended = false
  const library = new AnalyticsBrowser()
  const load = async (): Promise<void> => {
    const destinations = await fetchDestinations(settings).catch(() => [])
    if (ended) return
    library.load(
      { writeKey, cdnURL: cdnUrl, plugins: [outgoing(allowed, () => ended)] },
      {
        integrations: {
          ...allowedDestinations(destinations, savedConsent(allowed)),
          All: false,
          'Segment.io': { apiHost, protocol },
        },
        // Of blocked storage the library would complain with every access.
        disableClientPersistence: !allowed.analytics || storageIsBlocked(),
        // A link could otherwise say who the visitor is.
        useQueryString: false,
        // The library would report about itself.
        updateCDNSettings: (cdn) => ({ ...cdn, metrics: { sampleRate: 0 } }),
      },
    )
    // Its error is in the console; what was queued in it is lost.
    await library.then(
      () => undefined,
      () => undefined,
    )
  }
  const loading = load()

  return {
    send(event) {
      if (event.name === 'Page viewed') {
        const { path, title } = event.properties
        void library.page(undefined, undefined, pageOf(path, title), optionsOf(event, title))
        return
      }
      // The visitor has given it in a form.
      if (event.name === 'Form submitted')
        void library.identify({ email: event.properties.email }, optionsOf(event, ''))
      void library.track(event.name, event.properties, optionsOf(event, ''))
    },
    async stop() {
      ended = true
      await loading
      const plugins = library.instance?.queue.plugins ?? []
      const [own, others] = [true, false].map((isOwn) =>
        plugins.filter(({ name, type }) => type === 'destination' && (name === 'Segment.io') === isOwn),
      )
      // It has its own queue, for further attempts.
      for (const plugin of own ?? []) {
        for (const type of callTypes) plugin[type] = (call) => Promise.resolve(call)
      }
      return (others ?? []).length > 0
    },
  }
}
