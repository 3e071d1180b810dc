/**
 * Google reCAPTCHA v3 behind the forms' port (integrations.md §4.2). No request is made before `load`. The settings come
 * from this site's own server, so that a build serves every environment.
 */
import pTimeout from 'p-timeout'
import { BotProtectionError, type BotProtection } from '../../forms/botProtection'
import { http } from '../../http/client'
import { botProtectionPath, type BotProtectionSettings } from '../../leads/contract'

/** What Google's script leaves behind. */
type Grecaptcha = {
  ready(callback: () => void): void
  execute(siteKey: string, options: { action: string }): PromiseLike<string>
}

declare global {
  interface Window {
    grecaptcha?: Grecaptcha
  }
}

/** Longest time in ms for the settings and the script together, and for one token: both may never come. */
const patience = 8000

/** `siteKey` is absent when the site has no bot protection. */
type Loaded = { siteKey?: string }

/** A protection of its own, for tests; the site has one. */
export function createRecaptcha(): BotProtection {
  let loading: Promise<Loaded> | undefined
  let loaded: Loaded | undefined

  const start = async (): Promise<Loaded> => {
    const settings = await http
      .get(botProtectionPath, { retry: 0, timeout: patience })
      .json<BotProtectionSettings>()
    if (!settings.siteKey) return {}
    await addScript(settings.script)
    const { grecaptcha } = window
    if (!grecaptcha) throw new Error('The script of the bot protection is another one')
    await new Promise<void>((resolve) => grecaptcha.ready(resolve))
    return { siteKey: settings.siteKey }
  }

  return {
    async load() {
      loading ??= inTime(start()).then(
        (result) => (loaded = result),
        (cause: unknown) => {
          loading = undefined
          throw new BotProtectionError({ cause })
        },
      )
      await loading
    },
    async token(action) {
      if (!loaded) throw new BotProtectionError()
      const { siteKey } = loaded
      if (!siteKey) return undefined
      const { grecaptcha } = window
      if (!grecaptcha) throw new BotProtectionError()
      try {
        return await inTime(Promise.resolve(grecaptcha.execute(siteKey, { action })))
      } catch (cause) {
        throw new BotProtectionError({ cause })
      }
    },
  }
}

/** Adds the script; rejects, and takes it away again, when it cannot be had. */
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

const inTime = <T>(promise: Promise<T>): Promise<T> =>
  pTimeout(promise, {
    milliseconds: patience,
    message: `The bot protection did not answer in ${patience} ms`,
  })

/** The bot protection of the site. */
export const recaptcha: BotProtection = createRecaptcha()
