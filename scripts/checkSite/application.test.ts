import { randomBytes } from 'node:crypto'
import { inlineScriptLimits } from '../budgets/limits'
import { applicationFindings } from './application'
import { applicationBytes } from './applicationBytes'

const { compressed: applicationLimit } = inlineScriptLimits

const page = (code: string, text = ''): string =>
  `<body><p>${text}</p><script id="application" data-path="/en">${code}</script></body>`
const findings = (html: string, applicationFiles = ['/app-1.js']) =>
  applicationFindings(
    { path: '/en', applicationBytes: applicationBytes(html), applicationFiles },
    (file) => file === '/app-1.js',
  )

it('what serves the application may weigh as much as the limit says, compressed', () => {
  expect(findings(page('start();'.repeat(10_000)))).toEqual([])
  const dense = page(randomBytes(applicationLimit).toString('base64'))
  expect(applicationBytes(dense)).toBeGreaterThan(applicationLimit)
  expect(findings(dense)).toEqual([
    {
      path: '/en',
      check: 'application',
      detail: `${applicationBytes(dense)} bytes (Brotli) instead of at most ${applicationLimit}`,
    },
  ])
})

it('what the page says elsewhere weighs nothing again', () => {
  const code = randomBytes(applicationLimit).toString('base64')
  expect(findings(page(code, code))).toEqual([])
})

it('a page without the bootstrap is reported', () => {
  expect(findings('<body></body>')).toMatchObject([{ path: '/en', check: 'application' }])
})

it('a page that names a file which the build does not have, or no script, is reported', () => {
  expect(findings(page('start()'), ['/app-1.js', '/app-2.js'])).toMatchObject([
    { detail: '/app-2.js is not in the build' },
  ])
  expect(findings(page('start()'), [])).toMatchObject([{ detail: 'the page names no script' }])
})
