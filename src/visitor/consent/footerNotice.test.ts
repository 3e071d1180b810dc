import { showsFooterNotice } from './footerNotice'
import { decision } from './record'
import type { ConsentState } from './state'

const loaded = { name: 'loaded', asks: true } as const
const granted: ConsentState = { name: 'granted' }
const decided = (choice: object): ConsentState =>
  decision({ functionality: false, analytics: false, advertisement: false, ...choice }, 0)

it.each([
  ['flag off, all granted', { name: 'loaded', asks: false } as const, granted, '', true],
  ['accepted', loaded, decided({ analytics: true, advertisement: true, functionality: true }), '', true],
  ['analytics alone', loaded, decided({ analytics: true }), '?x=1', true],
  ['advertisement alone', loaded, decided({ advertisement: true }), '', true],
  ['functionality alone', loaded, decided({ functionality: true }), '', false],
  ['refused', loaded, decided({}), '', false],
  ['undecided', loaded, { name: 'unknown' } as const, '', false],
  ['Global Privacy Control', loaded, { name: 'globalPrivacyControl' } as const, '', false],
  ['flag not loaded yet', { name: 'loading' } as const, granted, '', false],
  ['flag service unreachable', { name: 'unreachable' } as const, decided({ analytics: true }), '', false],
  ['no flag service', { name: 'off' } as const, decided({ analytics: true }), '', false],
  ['hidden by the address', loaded, granted, '?hide-cookie-banner=true', false],
])('%s', (_, flag, state, search, isShown) => {
  expect(showsFooterNotice(flag, state, search)).toBe(isShown)
})
