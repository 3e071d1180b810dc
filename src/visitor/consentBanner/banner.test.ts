/** @jest-environment jsdom */
import { readJson } from '../../core/values/readJson'
import { createConsentStore, type ConsentStore } from '../consent/store'
import { bannerFile } from './bannerFile'
import { inlineOpener } from './inline'
import { bannerTexts, type BannerTexts } from './texts'

type DocumentFile = { data: Record<string, unknown> }
const fieldsOf = (name: string) => (readJson(`content/documents/en-gb/${name}.json`) as DocumentFile).data

const texts: BannerTexts = bannerTexts({
  banner: fieldsOf('consent_banner'),
  policy: fieldsOf('cookie_policy.cookie-policy'),
  policyPath: '/en/legal/cookie-policy',
  label: 'Cookie settings',
  htmlLang: 'en-GB',
})

/** Runs a classic script, as its element would. */
const run = (code: string, element: object): void => {
  Object.defineProperty(document, 'currentScript', { value: element, configurable: true })
  // The code as it is shipped, which no module can import.

  new Function(code)()
}

const linkInFooter = () => document.querySelector<HTMLAnchorElement>('[data-consent]') as HTMLAnchorElement
const region = () => document.getElementById('consent')
const press = (name: string): void =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click()
const box = (name: string) => document.querySelector(`[name=${name}]`) as HTMLInputElement

run(inlineOpener, {})
const fetchBanner = window.__consent?.open

/** A page whose inline script has run. */
function openPage(): void {
  document.head.innerHTML = ''
  document.body.innerHTML =
    '<main tabindex="-1"></main><a data-consent href="/en/legal/cookie-policy">Cookie settings</a>'
  window.__consent = { open: (link) => fetchBanner?.(link) }
}

const addedScript = () => document.head.querySelector('script') as HTMLScriptElement

/** The file of the banner arrives. */
const arrive = (): void => run(bannerFile(texts), addedScript())

function openFromLink(): void {
  linkInFooter().click()
  if (!region()) arrive()
}

function ask(): void {
  window.__consent?.open()
  arrive()
}

const setPrivacyControl = (value: boolean) =>
  Object.defineProperty(navigator, 'globalPrivacyControl', { value, configurable: true })

// jsdom has no layout, and so no scrolling.
Element.prototype.scrollIntoView = () => undefined

beforeEach(() => {
  setPrivacyControl(false)
  localStorage.clear()
  history.replaceState(null, '', '/en')
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => {
    callback(0)
    return 0
  })
  openPage()
})

it('a page does nothing by itself', () => {
  expect(document.querySelectorAll('script')).toHaveLength(0)
  expect(region()).toBeNull()
})

it('the link fetches the banner of the locale that it leads to, once', () => {
  linkInFooter().click()
  expect(addedScript().getAttribute('src')).toBe('/consent/en.js')
  arrive()
  linkInFooter().click()
  expect(document.querySelectorAll('script')).toHaveLength(1)
  expect(document.querySelectorAll('#consent')).toHaveLength(1)
})

it('a press that opens another tab is left to the browser', () => {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true })
  linkInFooter().dispatchEvent(click)
  expect(click.defaultPrevented).toBe(false)
  expect(addedScript()).toBeNull()
})

it('opened by the visitor it is a named region with open settings and the focus, and gives the focus back', () => {
  openFromLink()
  expect(region()).toHaveAccessibleName('Cookie settings')
  expect(region()).toHaveFocus()
  expect(document.querySelector('details')).toHaveAttribute('open')
  press('Refuse all')
  expect(region()).toBeNull()
  expect(linkInFooter()).toHaveFocus()
})

it('asked by the site it is announced and takes no focus; its settings are closed', () => {
  const main = document.querySelector('main') as HTMLElement
  main.focus()
  ask()
  expect(region()).toHaveAttribute('aria-live', 'polite')
  expect(main).toHaveFocus()
  expect(document.querySelector('details')).not.toHaveAttribute('open')
})

it.each([
  ['Accept all', { functionality: true, analytics: true, advertisement: true }],
  ['Refuse all', { functionality: false, analytics: false, advertisement: false }],
])('“%s” is one press, and a store of an application that starts later knows it', (name, preferences) => {
  ask()
  press(name)
  expect(region()).toBeNull()
  expect(createConsentStore().state()).toMatchObject({ name: 'decided', preferences })
})

it('each category can be allowed alone, and the settings show what was decided', () => {
  openFromLink()
  expect(
    [box('functionality'), box('analytics'), box('advertisement')].map(({ checked }) => checked),
  ).toEqual([false, false, false])
  box('analytics').checked = true
  press('Save choice')
  expect(createConsentStore().state()).toMatchObject({
    preferences: { functionality: false, analytics: true, advertisement: false },
  })
  openFromLink()
  expect(box('analytics').checked).toBe(true)
  expect(box('advertisement').checked).toBe(false)
})

describe('while the application runs', () => {
  let store: ConsentStore
  const states: string[] = []

  beforeEach(() => {
    states.length = 0
    store = createConsentStore()
    store.subscribe(({ name }) => states.push(name))
  })

  it('its store is told the decision, and its change', () => {
    ask()
    press('Accept all')
    expect(store.allows('advertisement')).toBe(true)
    openFromLink()
    press('Refuse all')
    expect(store.allows('advertisement')).toBe(false)
    expect(states).toEqual(['decided', 'decided'])
  })

  it('the settings show what was granted without asking', () => {
    if (window.__consent) window.__consent.granted = true
    openFromLink()
    expect(box('advertisement').checked).toBe(true)
  })
})

it.each(['getItem', 'setItem'] as const)(
  'with storage that refuses %s a decision is valid for the page',
  (name) => {
    const refuse = jest.spyOn(Storage.prototype, name).mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError')
    })
    openFromLink()
    box('analytics').checked = true
    press('Save choice')
    expect(createConsentStore().allows('analytics')).toBe(true)
    openFromLink()
    expect(box('analytics').checked).toBe(true)
    refuse.mockRestore()
  },
)

it('Escape closes what the visitor opened without a decision, but not a question', () => {
  const escape = () => region()?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  openFromLink()
  escape()
  expect(region()).toBeNull()
  expect(localStorage).toHaveLength(0)
  window.__consent?.open()
  escape()
  expect(region()).not.toBeNull()
})

it.each([
  ['?hide-cookie-banner=true', false],
  ['?a=b&hide-cookie-banner=true&c=d', false],
  ['?hide-cookie-banner=false', true],
  ['?hide-cookie-banner=truely', true],
])('with the query %s the site asks: %j', (query, asks) => {
  history.replaceState(null, '', `/en${query}`)
  ask()
  expect(Boolean(region())).toBe(asks)
  openFromLink()
  expect(region()).not.toBeNull()
})

it('a question is removed when it is answered elsewhere, and the focus stays in the page', () => {
  ask()
  const main = document.querySelector('main')
  document.querySelector('button')?.focus()
  window.__consent?.stopAsking?.()
  expect(region()).toBeNull()
  expect(main).toHaveFocus()
  openFromLink()
  window.__consent?.stopAsking?.()
  expect(region()).not.toBeNull()
})

it('a question that was answered before its file has come is not asked', () => {
  window.__consent?.open()
  createConsentStore().withdraw()
  arrive()
  expect(region()).toBeNull()
})

describe('with the Global Privacy Control', () => {
  beforeEach(() => setPrivacyControl(true))

  it('what it refuses is shown as refused and says why; functionality can be allowed', () => {
    localStorage.setItem(
      'consent/v2',
      JSON.stringify({
        version: 1,
        decidedAt: Date.now(),
        preferences: { functionality: false, analytics: true, advertisement: true },
      }),
    )
    openFromLink()
    for (const name of ['analytics', 'advertisement']) {
      expect(box(name)).toBeDisabled()
      expect(box(name)).not.toBeChecked()
      expect(box(name)).toHaveAccessibleDescription(/Global Privacy Control.*Analytics and Advertising/)
    }
    expect(box('functionality')).toBeEnabled()
    box('functionality').checked = true
    press('Save choice')
    expect(createConsentStore().state()).toEqual({ name: 'globalPrivacyControl', functionality: true })
  })

  it.each([
    ['Accept all', true],
    ['Refuse all', false],
  ])('“%s” decides about functionality alone, also for when the signal ends', (name, functionality) => {
    openFromLink()
    press(name)
    expect(createConsentStore().state()).toEqual({ name: 'globalPrivacyControl', functionality })
    setPrivacyControl(false)
    expect(createConsentStore().state()).toMatchObject({
      preferences: { functionality, analytics: false, advertisement: false },
    })
  })

  it('nobody is asked', () => {
    ask()
    expect(region()).toBeNull()
  })
})

it.each([true, false])('settings are closed without an answer, with the control: %j', (control) => {
  setPrivacyControl(control)
  openFromLink()
  press('Close')
  expect(region()).toBeNull()
  expect(linkInFooter()).toHaveFocus()
  expect(localStorage).toHaveLength(0)
})

it('texts are no markup', () => {
  const file = bannerFile({ ...texts, title: '<img src=x>"&', label: '</script>' })
  linkInFooter().click()
  run(file, addedScript())
  expect(document.querySelector('img')).toBeNull()
  expect(document.querySelector('h2')).toHaveTextContent('<img src=x>"&')
})

const notice = () => document.getElementById('consent-notice')

it('fetched for the notice it shows no banner; the notice says that cookies are in use and leads to the settings', () => {
  openPage()
  document.head.append(Object.assign(document.createElement('script'), { isForNotice: true }))
  arrive()
  expect(region()).toBeNull()
  expect(notice()).toBeNull()
  window.__consent?.note?.(true)
  window.__consent?.note?.(true)
  expect(document.querySelectorAll('#consent-notice')).toHaveLength(1)
  expect(document.body.lastElementChild).toBe(notice())
  expect(notice()).toHaveTextContent('This website uses cookies that you can switch off at any time.')
  notice()?.querySelector('a')?.click()
  expect(region()).toHaveFocus()
  window.__consent?.note?.(false)
  expect(notice()).toBeNull()
})

it('a press that began elsewhere is not taken by the region', () => {
  jest.useFakeTimers()
  openFromLink()
  const main = document.querySelector('main')
  main?.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  expect(region()).toHaveAttribute('data-passive')
  main?.dispatchEvent(new Event('pointerup', { bubbles: true }))
  jest.runAllTimers()
  expect(region()).not.toHaveAttribute('data-passive')
  region()
    ?.querySelector('button')
    ?.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  expect(region()).not.toHaveAttribute('data-passive')
  jest.useRealTimers()
})
