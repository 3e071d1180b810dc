import os from 'node:os'
import path from 'node:path'
import { defineConfig, type ReporterDescription } from '@playwright/test'
import { chromiumOptions } from '../scripts/chromium'
import { loopbackOnly } from './fixtures/loopbackOnly'
import { isFull, nightly } from './fixtures/scale'
import { siteOrigin, webServers } from './fixtures/servers'

const isCi = Boolean(process.env['CI'])

/** Lines on the terminal; on CI also a report with screenshots of failures, which the workflows store. */
export function reporters(name: string): ReporterDescription[] {
  const outputFolder = path.resolve(__dirname, '../playwright-report', name)
  return isCi ? [['list'], ['html', { open: 'never', outputFolder }]] : [['list']]
}

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  // Visual comparisons, the crawl and journeys with the publisher have their own commands: `npm run test:visual`, `test:crawl`, `test:editing`.
  testIgnore: ['**/visual/**', '**/editing/**', '**/browsers/**', '**/crawl/**'],
  // What runs at full scale only: `npm run test:full`, every night; by hand TEST_SCALE=full npm run test:e2e.
  ...(!isFull && { grepInvert: new RegExp(nightly.tag) }),
  outputDir: '../test-results',
  timeout: 45_000,
  // One more than there are cores: a third of a journey waits for what the site does later on purpose.
  workers: os.availableParallelism() + 1,
  fullyParallel: true,
  forbidOnly: isCi,
  // On CI's shared machines one that fails is run again and named as flaky at the end. Such a journey is a fault to correct,
  // of the site or of the journey, but no reason to refuse everything else.
  retries: isCi ? 1 : 0,
  reporter: reporters('journeys'),
  use: {
    baseURL: siteOrigin,
    locale: 'en-GB',
    screenshot: isCi ? 'only-on-failure' : 'off',
    launchOptions: { ...chromiumOptions, args: [...chromiumOptions.args, loopbackOnly] },
    // Requests of a service worker do not pass `page.route`, by which journeys answer in place of the server. Those about
    // the worker allow it.
    serviceWorkers: 'block',
  },
  webServer: webServers,
})
