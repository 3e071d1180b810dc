import { defineConfig, devices } from '@playwright/test'
import base, { reporters } from '../playwright.config'

/**
 * `npx playwright test --config e2e/browsers/playwright.config.ts`: the journeys in the browsers of Playwright, as
 * nightly runs them. `npm run test:browsers` runs them in those of Debian.
 */
export default defineConfig({
  ...base,
  testIgnore: [],
  timeout: 120_000,
  workers: 1,
  reporter: reporters('browsers'),
  use: { locale: 'en-GB', serviceWorkers: 'allow', screenshot: base.use?.screenshot ?? 'off' },
  webServer: [],
  projects: [
    { name: 'firefox', use: { ...devices['Desktop Firefox'] } },
    { name: 'webkit', use: { ...devices['Desktop Safari'] } },
    { name: 'chromium', use: { launchOptions: base.use?.launchOptions ?? {} } },
  ],
})
