/** @jest-environment jsdom */
import type { AskingFlag } from '../../visitor/consent/flagFlow'
import { consent } from '../../visitor/consent/store'
import { followFooterNotice } from './footerNotice'

let flag: AskingFlag = { name: 'loading' }
const listeners: (() => void)[] = []
const flagIs = (next: AskingFlag): void => {
  flag = next
  for (const listener of listeners) listener()
}
const scripts = () => [...document.querySelectorAll('script')]

it('the file of the page is fetched when there is something to say, once; then it follows the decision', () => {
  document.body.innerHTML = '<a data-consent href="/fr-be/legal/cookie-policy">Cookies</a>'
  window.__consent = { open: () => undefined }
  followFooterNotice({
    state: () => flag,
    subscribe(listener) {
      listeners.push(listener)
      return () => undefined
    },
  })
  expect(scripts()).toEqual([])
  flagIs({ name: 'loaded', asks: true })
  expect(scripts()).toEqual([])
  consent.decide({ functionality: false, analytics: true, advertisement: false })
  flagIs({ name: 'loaded', asks: false })
  expect(scripts().map(({ src }) => src)).toEqual(['http://localhost/consent/fr-be.js'])

  const note = jest.fn()
  window.__consent.note = note
  scripts()[0]?.dispatchEvent(new Event('load'))
  expect(note.mock.calls).toEqual([[true]])
  consent.withdraw()
  expect(note.mock.calls.at(-1)).toEqual([false])
})
