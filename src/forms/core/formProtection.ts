import { hasRefused } from '../../consent/refused'
import { captchaAction } from '../../leads/contract'
import { botProtection } from '../botProtection'

export type FormProtection = {
  /** Starts loading, once. */
  start(): void
  /**
   * A token for a submission; undefined when the site has no protection, the visitor refused it, or it failed before.
   * Rejects with a BotProtectionError the first time it cannot be had.
   */
  token(): Promise<string | undefined>
}

/** The bot protection as one form uses it (§4): loaded while the e-mail is typed, asked at each submission. */
export function formProtection(): FormProtection {
  let loading: Promise<void> | undefined
  let gaveUp = false
  const isWanted = (): boolean => !gaveUp && !hasRefused('functionality')

  const load = (): Promise<void> => {
    loading ??= botProtection.load()
    return loading
  }

  return {
    start() {
      // What went wrong is told when the form is sent.
      if (isWanted()) load().catch(() => undefined)
    },
    async token() {
      if (!isWanted()) return undefined
      try {
        await load()
        return await botProtection.token(captchaAction)
      } catch (error) {
        gaveUp = true
        throw error
      }
    },
  }
}
