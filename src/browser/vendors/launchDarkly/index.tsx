/**
 * LaunchDarkly as the flag service. It is asked before the visitor has decided about consent, so nothing of the visitor
 * is in the request and nothing is stored: the SDK stores an id only for anonymous contexts without a key, so all
 * visitors share one.
 */
import { LDProvider, useFlags, useLDClient, useLDClientError } from 'launchdarkly-react-client-sdk'
import { useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { whenThirdPartyMay } from '../../../visitor/consent/thirdPartyGate'
import type { FlagReport, FlagService } from '../../../visitor/flags'
import type { Integrations } from '../../../visitor/integrations/contract'

type Settings = Required<Integrations>['launchDarkly']

const everyVisitor = { kind: 'user', key: 'website-visitor', anonymous: true } as const

const ignore = (): void => undefined

/**
 * The flags of a LaunchDarkly environment, requested once per page load. Their changes come by a stream, which is opened only
 * for visitors who allow something (`launchDarklyStream` in src/visitor/consent/thirdParties.ts), and again when it breaks.
 */
export const launchDarkly =
  ({ clientSideId, baseUrl, streamUrl }: Settings): FlagService =>
  (report) => {
    // The provider is in no page: pages keep their prerendered HTML and islands are their own roots, which a provider
    // around one of them would not reach. All read the store that it reports to.
    createRoot(document.createElement('div')).render(
      <LDProvider
        clientSideID={clientSideId}
        context={everyVisitor}
        options={{
          baseUrl,
          streamUrl,
          // Otherwise the provider, which listens for changes, opens the stream before the visitor has decided.
          streaming: false,
          sendEvents: false,
          diagnosticOptOut: true,
          fetchGoals: false,
          // They would cost a request more before each one, to ask whether they are allowed.
          sendLDHeaders: false,
          // What went wrong is reported to the store.
          logger: { debug: ignore, info: ignore, warn: ignore, error: ignore },
        }}
        reactOptions={{ sendEventsOnFlagRead: false }}
      >
        <Report to={report} />
      </LDProvider>,
    )
  }

function Report({ to }: { to: FlagReport }) {
  const client = useLDClient()
  const error = useLDClientError()
  const flags = useFlags<Record<string, unknown>>()

  useEffect(() => {
    if (!client) return
    if (error) to.failed(error)
    else to.loaded(flags)
  }, [client, error, flags, to])

  useEffect(() => {
    if (!client || error) return
    let isAllowed = false
    const allow = (allowed: boolean): void => {
      isAllowed = allowed
      client.setStreaming(allowed)
    }
    const unsubscribe = whenThirdPartyMay(
      'launchDarklyStream',
      () => allow(true),
      () => allow(false),
    )
    // An open connection keeps a page out of the browser's cache for going back.
    const pause = (): void => client.setStreaming(false)
    const resume = ({ persisted }: PageTransitionEvent): void => {
      if (persisted && isAllowed) client.setStreaming(true)
    }
    window.addEventListener('pagehide', pause)
    window.addEventListener('pageshow', resume)
    return () => {
      unsubscribe()
      window.removeEventListener('pagehide', pause)
      window.removeEventListener('pageshow', resume)
    }
  }, [client, error])

  return null
}
