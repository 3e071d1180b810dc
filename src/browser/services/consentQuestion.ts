/** Who asks for consent, and when. A separate file: without a flag service nobody is asked. */
import { followFlag, type AskingFlag } from '../../visitor/consent/flagFlow'
import { hidesBanner } from '../../visitor/consent/hiddenBanner'
import { startUnconditionally } from '../../visitor/consent/startUnconditionally'
import { consent } from '../../visitor/consent/store'
import { flagsState, subscribeToFlags } from '../../visitor/flags'
import type { Integrations } from '../../visitor/integrations/contract'
import { onNavigation } from '../start/navigations'
import { followFooterNotice } from './footerNotice'

const askingFlag = (): AskingFlag => {
  const state = flagsState()
  return state.name === 'loaded' ? { name: 'loaded', asks: state.values.hubspotBanner } : state
}

/** Our own banner. It is absent in `gatsby develop`, which asks nobody. */
const askOurselves = (): void => window.__consent?.open()

type Question = Pick<Parameters<typeof followFlag>[0], 'ask' | 'stopAsking'>

const ourQuestion: Question = { ask: askOurselves, stopAsking: () => window.__consent?.stopAsking?.() }

/**
 * Asks with HubSpot's banner where HubSpot is configured, otherwise, or when that is missing, with our own. HubSpot asks
 * once on a page: when its question was removed and is to be asked again, ours is.
 */
function questionOf(hubspot: Integrations['hubspot']): Question {
  if (!hubspot?.bannerOrigin) return ourQuestion
  const { portalId, bannerOrigin } = hubspot
  let banner: { stop(): void } | undefined
  let isAsked = false
  let isMissing = false
  let isStopped = false
  const onMissing = (): void => {
    isMissing = true
    if (!isStopped && consent.state().name === 'unknown') askOurselves()
  }
  return {
    ask() {
      if (isMissing || isStopped) return askOurselves()
      if (isAsked) return
      isAsked = true
      startUnconditionally('hubspotBanner', () => {
        import('../vendors/hubspot/banner').then(({ askWithHubspot }) => {
          if (isStopped) return
          banner = askWithHubspot(
            { portalId, bannerOrigin },
            { onChoice: (choice) => consent.decide(choice), onMissing },
          )
        }, onMissing)
      })
    },
    stopAsking() {
      isStopped = true
      banner?.stop()
      ourQuestion.stopAsking()
    },
  }
}

/** Lets the flag decide whether visitors without a decision are asked, and whether a page says that cookies are in use. */
export function followAskingFlag(hubspot: Integrations['hubspot']): void {
  const flag = {
    state: askingFlag,
    // Both also depend on the address of the page.
    subscribe(listener: () => void) {
      onNavigation(listener)
      return subscribeToFlags(listener)
    },
  }
  followFlag({
    flag,
    mayAsk: () => !hidesBanner(window.location.search),
    ...questionOf(hubspot),
  })
  followFooterNotice(flag)
}
