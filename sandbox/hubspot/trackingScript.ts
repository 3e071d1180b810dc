/**
 * HubSpot's tracking code as a page runs it ("Tracking code API"): takes the calls that were made before it loaded, loads
 * the consent banner, counts the page by itself and then each `trackPageView`. Cookies are set, and views have a visitor,
 * only when analytics is allowed; a view without is counted nevertheless.
 */
export const trackingScript = (portalId: string): string => `(() => {
  if (window._hsq && !Array.isArray(window._hsq)) return
  const origin = new URL(document.currentScript.src).origin
  const read = (name) => document.cookie.split('; ').find((pair) => pair.startsWith(name + '='))?.slice(name.length + 1)
  const write = (name, value, age) => { document.cookie = name + '=' + value + '; path=/; max-age=' + age }
  let path = location.pathname + location.search
  let stopped = read('__hs_do_not_track') === 'yes'
  let identified = false
  const ids = () => {
    const token = read('hubspotutk') ?? crypto.randomUUID().replaceAll('-', '')
    const now = Date.now()
    write('hubspotutk', token, 15552000)
    write('__hstc', ['1', token, now, now, now, 1].join('.'), 15552000)
    write('__hssc', ['1', '1', now].join('.'), 1800)
    document.cookie = '__hssrc=1; path=/'
    return token
  }
  const view = () => {
    if (stopped) return
    const query = new URLSearchParams({ k: '1', a: '${portalId}', pu: location.origin + path, t: document.title })
    if (identified) query.set('vi', ids())
    new Image().src = origin + '/__ptq.gif?' + query
  }
  const take = ([name, value]) => {
    if (name === 'setPath') path = value
    if (name === 'trackPageView') view()
    if (name === 'doNotTrack') {
      stopped = !value?.track
      write('__hs_do_not_track', 'yes', stopped ? 15552000 : 0)
    }
  }

  let begun = false
  const begin = () => {
    if (begun) return
    begun = true
    const waiting = window._hsq ?? []
    window._hsq = { push: (...calls) => calls.forEach(take) }
    waiting.forEach(take)
    view()
  }
  window._hsp ??= []
  window._hsp.push(['addPrivacyConsentListener', ({ categories }) => {
    identified = categories.analytics
    begin()
  }])
  // Nobody says what is allowed: the view is counted without a visitor.
  setTimeout(begin, 1000)
  const banner = document.createElement('script')
  banner.src = origin + '/v2/${portalId}/banner.js'
  document.head.append(banner)
})()`
