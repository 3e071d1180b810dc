/**
 * HubSpot's consent banner as a page runs it ("Consent banner API"): takes the calls that were made before it loaded,
 * shows a banner, stores the answer of the visitor for each category and tells the listeners. A visitor who has answered
 * before is not asked again, and listeners are told at once.
 */
export const bannerScript = `(() => {
  // It is there already.
  if (window._hsp && !Array.isArray(window._hsp)) return
  const waiting = window._hsp ?? []
  const listeners = []
  let said
  const id = 'hs-eu-cookie-confirmation'

  const stored = () => {
    const found = /__hs_cookie_cat_pref=1:(\\w+)[,_]2:(\\w+)[,_]3:(\\w+)/.exec(document.cookie)
    if (!found) return undefined
    const [analytics, advertisement, functionality] = found.slice(1).map((value) => value === 'true')
    return { necessary: true, analytics, advertisement, functionality }
  }

  const tell = (listener, categories) =>
    listener({ allowed: Object.values(categories).every(Boolean), categories })

  const answer = (allowed) => {
    const value = '1:' + allowed + ',2:' + allowed + ',3:' + allowed
    document.cookie = '__hs_cookie_cat_pref=' + value + '; path=/; max-age=15552000'
    document.getElementById(id)?.remove()
    for (const listener of listeners) tell(listener, stored())
  }

  const show = () => {
    const banner = document.createElement('div')
    banner.id = id
    banner.setAttribute('role', 'dialog')
    banner.setAttribute('aria-label', 'HubSpot cookie banner')
    banner.style.cssText = 'position:fixed;inset:auto 0 0;z-index:9;padding:16px;background:#fff'
    for (const [text, allowed] of [['Accept', true], ['Decline', false]]) {
      const button = document.createElement('button')
      button.textContent = text
      button.onclick = () => answer(allowed)
      banner.append(button)
    }
    document.body.append(banner)
  }

  const take = ([name, listener]) => {
    if (name === 'showBanner') show()
    if (name === 'revokeCookieConsent') document.cookie = '__hs_cookie_cat_pref=; path=/; max-age=0'
    // What a page says instead of the banner counts for the page only.
    if (name === 'setHubSpotConsent') {
      said = { necessary: true, ...listener }
      for (const one of listeners) tell(one, said)
    }
    if (name !== 'addPrivacyConsentListener') return
    listeners.push(listener)
    const categories = said ?? stored()
    if (categories) tell(listener, categories)
  }

  window._hsp = { push: take }
  waiting.forEach(take)
  if (!stored() && !window.disableHubSpotCookieBanner) show()
})()`
