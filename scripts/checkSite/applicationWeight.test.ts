import { randomBytes } from 'node:crypto'
import { applicationLimit, applicationWeightFindings, brotliSize } from './applicationWeight'
import type { HtmlPage } from './readPage'

const page = (application: string): HtmlPage => ({ path: '/en', application }) as HtmlPage

it('what serves the application may weigh as much as the limit says, compressed', () => {
  const repeated = `<script id="application">${'start();'.repeat(10_000)}</script>`
  expect(applicationWeightFindings(page(repeated))).toEqual([])
  const dense = `<script id="application">${randomBytes(applicationLimit).toString('base64')}</script>`
  expect(applicationWeightFindings(page(dense))).toEqual([
    {
      path: '/en',
      check: 'application',
      detail: `${brotliSize(dense)} bytes (Brotli) instead of at most ${applicationLimit}`,
    },
  ])
})

it('a page without the starter is reported', () => {
  expect(applicationWeightFindings(page(''))).toMatchObject([{ path: '/en', check: 'application' }])
})
