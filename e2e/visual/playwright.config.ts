import { defineConfig } from '@playwright/test'
import journeys from '../playwright.config'

/** `npm run test:visual`; `npm run test:visual -- --update-snapshots` takes the present look for the right one. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  testIgnore: [],
  outputDir: '../../test-results/visual',
  ...(journeys.webServer && !Array.isArray(journeys.webServer)
    ? { webServer: { ...journeys.webServer, cwd: '../..' } }
    : {}),
})
