import { isInAppPath } from './inAppPath'

it.each([
  ['/de', true],
  ['/de/preise?plan=growth#faq', true],
  ['/de/404', true],
  ['/at/preise', false],
  ['/de/preise?locale=chosen', false],
  ['/de/bericht.pdf', false],
  ['/de/alt/seite', false],
  ['/impressum', false],
  ['//elsewhere.example/de', false],
  ['https://www.outlay.example/de', false],
  ['#faq', false],
  ['', false],
])('%s is shown in the application of the German market: %s', (href, expected) => {
  expect(isInAppPath(href, 'de', ['/de/alt/*'])).toBe(expected)
})
