/** Time between the loading of the script and `ready`, in milliseconds: the real one first loads its other parts. */
export const readyAfter = 50

/**
 * The script of `api.js`. It defines `grecaptcha`, whose `execute` exists only when it is ready, calls the functions in
 * `___grecaptcha_cfg.fns`, sets its cookie for half a year, and shows the badge. `siteKey` is the page's `?render=`.
 */
export const browserScript = (siteKey: string | undefined): string => `(() => {
  const { origin } = new URL(document.currentScript.src)
  const siteKey = ${literal(siteKey)}
  const settings = (window.___grecaptcha_cfg = window.___grecaptcha_cfg || {})
  const waiting = (settings.fns = settings.fns || [])
  const grecaptcha = (window.grecaptcha = window.grecaptcha || {})

  grecaptcha.ready = (callback) => {
    waiting.push(callback)
  }

  async function token(action) {
    const response = await fetch(origin + '/api2/reload?k=' + encodeURIComponent(siteKey), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ action }),
    })
    if (!response.ok) throw new Error('reCAPTCHA gave no token: ' + response.status)
    return (await response.json()).token
  }

  function execute(key, { action = '' } = {}) {
    if (siteKey === null) throw new Error('No reCAPTCHA clients exist')
    if (key !== siteKey) throw new Error('Invalid site key, or not the one api.js was loaded with: ' + key)
    if (!/^[A-Za-z0-9/_]*$/.test(action)) throw new Error('Invalid action name: ' + action)
    return token(action)
  }

  function showBadge() {
    const badge = document.createElement('div')
    badge.className = 'grecaptcha-badge'
    badge.style.cssText =
      'position:fixed;right:-186px;bottom:14px;width:256px;height:60px;box-shadow:gray 0 0 5px;background:#f9f9f9'
    document.body.append(badge)
  }

  setTimeout(() => {
    grecaptcha.execute = execute
    grecaptcha.ready = (callback) => callback()
    if (siteKey !== null) {
      document.cookie = '_GRECAPTCHA=sandbox; path=/; max-age=15552000'
      showBadge()
    }
    for (const callback of waiting.splice(0)) callback()
  }, ${readyAfter})
})()
`

/** A value inside a script. "<" is escaped, so that it cannot end the script. */
const literal = (value: string | undefined): string =>
  JSON.stringify(value ?? null).replaceAll('<', '\\u003c')
