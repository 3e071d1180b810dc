import { createRoot, type Root } from 'react-dom/client'
import { defaultLocale, localeOfPath } from '../../../locales.config'
import { chatTextKeys, type ChatTexts } from '../../content/site/chatTexts'
import { isRecord } from '../../core/values/record'
import { analytics } from '../../visitor/analytics/queue'
import { consent } from '../../visitor/consent/store'
import { bucketOf, exposed } from '../../visitor/experiments'
import { flagsState, subscribeToFlags } from '../../visitor/flags'
import type { Integrations } from '../../visitor/integrations/contract'
import { Chat } from '../chat/Chat'
import { hidesChat } from '../chat/hiddenPaths'
import { localeFiles } from '../start/localeFiles'
import { onNavigation } from '../start/navigations'
import { freshchat } from '../vendors/freshchat'
import { cornerOf } from './corner'

/** False for a visitor of the bucket without a chat; visitors who take no part in the experiment have it. */
function hasChat(): boolean {
  const bucket = bucketOf('chatbot')
  if (exposed('chatbot')) analytics.track('Experiment viewed', { experiment: 'chatbot', bucket })
  return bucket === 'freshchat'
}

const isChatTexts = (value: unknown): value is ChatTexts =>
  isRecord(value) && chatTextKeys.every((key) => typeof value[key] === 'string')

/**
 * Runs `run` once it is known whether a visitor without a decision is asked for one: a flag may allow everything, and only
 * visitors who allow analytics take part in experiments.
 */
function whenFlagsAreKnown(run: () => void): void {
  if (flagsState().name !== 'loading' || consent.state().name !== 'unknown') return run()
  const unsubscribe = subscribeToFlags(() => {
    unsubscribe()
    run()
  })
}

/** Shows the button of the chat on the pages that have it, in the language of each. Called after the flags have started. */
export function startChat(settings: Required<Integrations>['freshchat']): void {
  const vendor = freshchat(settings)
  const load = localeFiles('chat', isChatTexts)
  let root: Root | undefined
  let isAssigned = false
  let shown: { texts: ChatTexts; language: string } | undefined
  const show = async (): Promise<void> => {
    const path = window.location.pathname
    const isHidden = hidesChat(path)
    if (!isAssigned && (isHidden || !hasChat())) return
    isAssigned = true
    const { urlCode, htmlLang } = localeOfPath(path) ?? defaultLocale()
    const texts = isHidden ? undefined : await load(urlCode)
    // The visitor may have gone on meanwhile.
    if (path !== window.location.pathname) return
    if (texts) shown = { texts, language: htmlLang }
    if (!shown) return
    root ??= createRoot(cornerOf('chat'))
    root.render(<Chat {...shown} vendor={vendor} path={path} isHidden={!texts} />)
  }
  whenFlagsAreKnown(() => {
    void show()
    onNavigation(() => void show())
  })
}
