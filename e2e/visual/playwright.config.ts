import { defineConfig } from '@playwright/test'
import { siteServers } from '../fixtures/servers'
import journeys, { reporters } from '../playwright.config'

/** `npm run test:visual`; `npm run test:visual -- --update-snapshots` makes the current look the baseline. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  testIgnore: [],
  outputDir: '../../test-results/visual',
  reporter: reporters('visual'),
  webServer: siteServers,
})
