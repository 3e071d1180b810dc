import { closedJobPath, isNotFoundPath, notFoundPathOf } from './notFoundPages'

it.each([
  ['/de/nowhere', '/de/404'],
  ['/fr-be/a/b', '/fr-be/404'],
  ['/nowhere', '/en/404'],
  ['/', '/en/404'],
  ['/en/careers/jobs/accountant', closedJobPath],
  ['/en/careers/jobs', '/en/404'],
  ['/de/careers/jobs/accountant', '/de/404'],
])('for %s the not-found page is %s', (path, page) => {
  expect(notFoundPathOf(path)).toBe(page)
})

it.each([
  ['/404', true],
  ['/404.html', true],
  ['/de/404', true],
  ['/de/404.html', true],
  ['/en/careers/jobs/404', true],
  ['/de/careers/404', false],
  ['/de/404/more', false],
  ['/de/4040', false],
  ['/de', false],
])('%s is a not-found page: %s', (path, expected) => {
  expect(isNotFoundPath(path)).toBe(expected)
})

it.each([
  ['/en/careers/jobs/', '/en/careers/jobs/404'],
  ['/en/careers/jobs/a/b', '/en/careers/jobs/404'],
  ['/x/en/careers/jobs/a', '/en/404'],
])('below the list of jobs, %s has the page %s', (path, page) => {
  expect(notFoundPathOf(path)).toBe(page)
})

it.each(['/404x', '/de/404.htmlx', '/de/404xhtml', '/x/de/404', 'x/404', '/404/'])(
  '%s is no not-found page',
  (path) => {
    expect(isNotFoundPath(path)).toBe(false)
  },
)
