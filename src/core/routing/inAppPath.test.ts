import { isFile, isInAppPath, isInternal } from './inAppPath'

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
])('%j is shown in the application of the German market: %s', (href, expected) => {
  expect(isInAppPath(href, 'de', ['/de/alt/*'])).toBe(expected)
})

it.each([
  ['/', true],
  ['/de//a', true],
  ['//elsewhere.example/de', false],
  ['https://www.outlay.example/de', false],
  ['mailto:a@b.example', false],
  ['#faq', false],
])('%s is of this site: %s', (href, expected) => {
  expect(isInternal(href)).toBe(expected)
})

it.each([
  ['/media/report.pdf', true],
  ['/media/Report.PDF?download=1#page=2', true],
  ['/fonts/a.woff2', true],
  ['/de/v1.2/notes', false],
  ['/de/release-2.0.1-notes', false],
  ['/de/a.b', false],
  ['/de', false],
])('%s is a file: %s', (href, expected) => {
  expect(isFile(href)).toBe(expected)
})

it.each([
  ['/de/a.f', false],
  ['/de/a.js', true],
  ['/de/a.woff2', true],
  ['/de/a.toolong', false],
  ['/pdf', false],
])('the ending of %s makes it a file: %s', (href, expected) => {
  expect(isFile(href)).toBe(expected)
})
