import { defineConfig } from '@playwright/test'
import { siteServers } from '../fixtures/servers'
import journeys, { reporters } from '../playwright.config'

/** `npm run test:crawl`: every visible control of every template, in three widths and three languages. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  testIgnore: [],
  outputDir: '../../test-results/crawl',
  timeout: 300_000,
  reporter: reporters('crawl'),
  webServer: siteServers,
})
