/**
 * HubSpot's consent banner as a page runs it ("Consent banner API"): takes the calls that were made before it loaded,
 * shows a banner, stores the answer of the visitor for each category and tells the listeners. A visitor who has answered
 * before is not asked again, and listeners are told at once. Where cookies are blocked, an answer counts for the page.
 */
export const bannerScript = `(() => {
  // It is there already.
  if (window._hsp && !Array.isArray(window._hsp)) return
  const waiting = window._hsp ?? []
  const listeners = []
  let said
  const id = 'hs-banner-parent'

  const stored = () => {
    const found = /__hs_cookie_cat_pref=1:(\\w+)[,_]2:(\\w+)[,_]3:(\\w+)/.exec(document.cookie)
    if (!found) return undefined
    const [analytics, advertisement, functionality] = found.slice(1).map((value) => value === 'true')
    return { necessary: true, analytics, advertisement, functionality }
  }

  const tell = (listener, categories) =>
    listener({ allowed: Object.values(categories).every(Boolean), categories })

  const answer = (chosen) => {
    const categories = { necessary: true, ...chosen }
    const { analytics, advertisement, functionality } = categories
    const value = '1:' + analytics + ',2:' + advertisement + ',3:' + functionality
    document.cookie = '__hs_cookie_cat_pref=' + value + '; path=/; max-age=15552000'
    said = categories
    document.getElementById(id)?.remove()
    for (const listener of listeners) tell(listener, categories)
  }

  const names = ['analytics', 'advertisement', 'functionality']
  const answerOf = (allows) => answer(Object.fromEntries(names.map((name) => [name, allows(name)])))

  const show = () => {
    const parent = document.createElement('div')
    parent.id = id
    const banner = document.createElement('div')
    banner.id = 'hs-eu-cookie-confirmation'
    banner.setAttribute('role', 'dialog')
    banner.setAttribute('aria-label', 'HubSpot cookie banner')
    banner.style.cssText = 'position:fixed;inset:auto 0 0;z-index:9;padding:16px;background:#fff'
    const boxes = {}
    for (const name of names) {
      const label = document.createElement('label')
      boxes[name] = Object.assign(document.createElement('input'), { type: 'checkbox', name })
      label.append(boxes[name], name[0].toUpperCase() + name.slice(1))
      banner.append(label)
    }
    const answers = { Accept: () => true, Decline: () => false, 'Save settings': (name) => boxes[name].checked }
    for (const [text, allows] of Object.entries(answers)) {
      const button = document.createElement('button')
      button.textContent = text
      button.onclick = () => answerOf(allows)
      banner.append(button)
    }
    parent.append(banner)
    document.body.append(parent)
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
