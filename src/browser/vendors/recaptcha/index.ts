/**
 * Google reCAPTCHA v3 as the forms' bot protection (developers.google.com/recaptcha/docs/v3). No request is made before
 * `load`, and none for a visitor who has refused it. The settings come from this site's own server, so that one build works in every environment.
 */
import pTimeout from 'p-timeout'
import { http } from '../../../core/http/client'
import { BotProtectionError, type BotProtection } from '../../../leads/forms/botProtection'
import { botProtectionPath, type BotProtectionSettings } from '../../../leads/model/contract'
import { mayBeAskedFor } from '../../../visitor/consent/thirdPartyGate'

/** The global object of Google's script. */
type Grecaptcha = {
  ready(callback: () => void): void
  execute(siteKey: string, options: { action: string }): PromiseLike<string>
}

declare global {
  interface Window {
    grecaptcha?: Grecaptcha
  }
}

/** Timeout in ms for settings and script together, and for one token: Google's script may never call back. */
const timeout = 8000

/** `siteKey` is absent when the site has no bot protection. */
type Loaded = { siteKey?: string }

/** Creates a bot protection, for tests; the site has one below. */
export function createRecaptcha(): BotProtection {
  let loading: Promise<Loaded> | undefined
  let loaded: Loaded | undefined

  const start = async (): Promise<Loaded> => {
    const settings = await http.get(botProtectionPath, { retry: 0, timeout }).json<BotProtectionSettings>()
    if (!settings.siteKey) return {}
    await addScript(settings.script)
    const { grecaptcha } = window
    if (!grecaptcha) throw new Error('The script of the bot protection defines no grecaptcha')
    await new Promise<void>((resolve) => grecaptcha.ready(resolve))
    return { siteKey: settings.siteKey }
  }

  return {
    async load() {
      if (!mayBeAskedFor('recaptcha')) return false
      loading ??= withTimeout(start()).then(
        (result) => (loaded = result),
        (cause: unknown) => {
          loading = undefined
          throw new BotProtectionError({ cause })
        },
      )
      return (await loading).siteKey !== undefined
    },
    async token(action) {
      if (!mayBeAskedFor('recaptcha')) return undefined
      if (!loaded) throw new BotProtectionError()
      const { siteKey } = loaded
      if (!siteKey) return undefined
      const { grecaptcha } = window
      if (!grecaptcha) throw new BotProtectionError()
      try {
        return await withTimeout(Promise.resolve(grecaptcha.execute(siteKey, { action })))
      } catch (cause) {
        throw new BotProtectionError({ cause })
      }
    },
  }
}

/** Adds the script; when it cannot be loaded, removes it again and rejects. */
function addScript(source: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = source
    script.async = true
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => {
      script.remove()
      reject(new Error(`The script of the bot protection cannot be loaded: ${source}`))
    })
    document.head.append(script)
  })
}

const withTimeout = <T>(promise: Promise<T>): Promise<T> =>
  pTimeout(promise, {
    milliseconds: timeout,
    message: `The bot protection did not respond within ${timeout} ms`,
  })

/** The bot protection of the site. */
export const recaptcha: BotProtection = createRecaptcha()
