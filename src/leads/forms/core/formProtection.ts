import pTimeout from 'p-timeout'
import { hasRefused } from '../../../visitor/consent/refused'
import { consent } from '../../../visitor/consent/store'
import { captchaAction } from '../../model/contract'
import { botProtection, BotProtectionError } from '../botProtection'

export type FormProtection = {
  /** Starts loading, once. */
  start(): void
  /**
   * A token for a submission, which may take so many milliseconds; undefined when the site has no protection, the
   * visitor refused it, or it failed before. Rejects with a BotProtectionError the first time it fails, and each time
   * while there is no connection.
   */
  token(milliseconds: number): Promise<string | undefined>
}

type ProtectionOptions = {
  /** Called with whether the form is protected: the protection is loaded, has not failed and is not refused. */
  report: (isProtected: boolean) => void
  /** Ends the calls of `report`. */
  signal: AbortSignal
}

/** The bot protection of one form: loaded while the e-mail is typed, asked for a token at each submission. */
export function formProtection({ report, signal }: ProtectionOptions): FormProtection {
  let loading: Promise<boolean> | undefined
  let isLoaded = false
  let hasFailed = false
  const isEnabled = (): boolean => !hasFailed && !hasRefused('functionality')
  const tell = (): void => {
    if (!signal.aborted) report(isLoaded && isEnabled())
  }
  signal.addEventListener('abort', consent.subscribe(tell))

  const load = (): Promise<boolean> => {
    loading ??= botProtection.load().then((loaded) => {
      isLoaded = loaded
      tell()
      return loaded
    })
    return loading
  }
  const loadedToken = async (): Promise<string | undefined> => {
    await load()
    return botProtection.token(captchaAction)
  }

  return {
    start() {
      // An error is reported when the form is sent.
      if (isEnabled()) load().catch(() => undefined)
    },
    async token(milliseconds) {
      if (!isEnabled()) return undefined
      try {
        return await pTimeout(loadedToken(), { milliseconds, message: new BotProtectionError() })
      } catch (error) {
        // Without a connection nothing is known about the protection: it is loaded again with the next submission.
        loading = undefined
        isLoaded = false
        hasFailed = navigator.onLine
        tell()
        throw error
      }
    },
  }
}
