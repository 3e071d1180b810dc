/** @jest-environment jsdom */
import { bannerScript } from './bannerScript'

type Push = { push(call: unknown[]): void }

const run = (): void => {
  // The script as a page gets it.

  new Function(bannerScript)()
}
const press = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click()
const listen = (listener: jest.Mock) => {
  const page = window as unknown as { _hsp?: Push }
  page._hsp ??= [] as Push
  page._hsp.push(['addPrivacyConsentListener', listener])
}

beforeEach(() => {
  document.body.innerHTML = ''
  delete (window as { _hsp?: unknown })._hsp
  document.cookie = '__hs_cookie_cat_pref=; path=/; max-age=0'
})

it('asks, stores the answer and tells listeners from before and after it loaded', () => {
  const [before, after] = [jest.fn(), jest.fn()]
  listen(before)
  run()
  listen(after)
  expect(before).not.toHaveBeenCalled()
  press('Decline')
  const declined = { analytics: false, advertisement: false, functionality: false, necessary: true }
  for (const listener of [before, after])
    expect(listener).toHaveBeenCalledWith({ allowed: false, categories: declined })
  expect(document.cookie).toBe('__hs_cookie_cat_pref=1:false,2:false,3:false')
  expect(document.querySelector('button')).toBeNull()
})

it('does not ask a visitor who has answered, and tells a listener at once', () => {
  document.cookie = '__hs_cookie_cat_pref=1:true_2:false_3:true; path=/'
  const listener = jest.fn()
  listen(listener)
  run()
  expect(document.querySelector('button')).toBeNull()
  expect(listener).toHaveBeenCalledWith({
    allowed: false,
    categories: { analytics: true, advertisement: false, functionality: true, necessary: true },
  })
})

it('stores and tells each category as it is ticked', () => {
  const listener = jest.fn()
  listen(listener)
  run()
  document.querySelector<HTMLInputElement>('[name=advertisement]')?.click()
  press('Save settings')
  expect(document.cookie).toBe('__hs_cookie_cat_pref=1:false,2:true,3:false')
  const categories = { analytics: false, advertisement: true, functionality: false, necessary: true }
  expect(listener).toHaveBeenCalledWith({ allowed: false, categories })
})

it('tells the answer where cookies are blocked, to later listeners of the page too', () => {
  const cookies = [
    jest.spyOn(document, 'cookie', 'get').mockReturnValue(''),
    jest.spyOn(document, 'cookie', 'set').mockReturnValue(undefined),
  ]
  const [before, after] = [jest.fn(), jest.fn()]
  listen(before)
  run()
  press('Accept')
  listen(after)
  const categories = { analytics: true, advertisement: true, functionality: true, necessary: true }
  for (const listener of [before, after]) expect(listener).toHaveBeenCalledWith({ allowed: true, categories })
  for (const cookie of cookies) cookie.mockRestore()
})
