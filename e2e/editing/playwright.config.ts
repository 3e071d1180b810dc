import { defineConfig } from '@playwright/test'
import journeys, { reporters } from '../playwright.config'

/**
 * `npm run test:editing`: journeys of editors with the publisher beside the server, as `npm start` runs them. Nothing runs
 * beside them, since they measure how long an editor waits.
 */
export default defineConfig({
  ...journeys,
  testDir: '.',
  testIgnore: [],
  outputDir: '../../test-results/editing',
  timeout: 120_000,
  workers: 1,
  fullyParallel: false,
  reporter: reporters('editing'),
  webServer: [],
})
