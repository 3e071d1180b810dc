import { hasRefused } from '../../consent/refused'
import { captchaAction } from '../../leads/contract'
import { botProtection } from '../botProtection'

export type FormProtection = {
  /** Starts loading, once. */
  start(): void
  /**
   * A token for a submission; undefined when the site has no protection, the visitor refused it, or it failed before.
   * Rejects with a BotProtectionError the first time it fails.
   */
  token(): Promise<string | undefined>
}

/** The bot protection of one form: loaded while the e-mail is typed, asked for a token at each submission. */
export function formProtection(): FormProtection {
  let loading: Promise<void> | undefined
  let hasFailed = false
  const isEnabled = (): boolean => !hasFailed && !hasRefused('functionality')

  const load = (): Promise<void> => {
    loading ??= botProtection.load()
    return loading
  }

  return {
    start() {
      // An error is reported when the form is sent.
      if (isEnabled()) load().catch(() => undefined)
    },
    async token() {
      if (!isEnabled()) return undefined
      try {
        await load()
        return await botProtection.token(captchaAction)
      } catch (error) {
        hasFailed = true
        throw error
      }
    },
  }
}
