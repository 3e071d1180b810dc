import { defineConfig } from '@playwright/test'
import { chromiumOptions } from './fixtures/chromium'
import { siteOrigin, webServers } from './fixtures/servers'

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  // How pages look is compared apart: `npm run test:visual`.
  testIgnore: '**/visual/**',
  outputDir: '../test-results',
  timeout: 45_000,
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list']],
  use: {
    baseURL: siteOrigin,
    locale: 'en-GB',
    launchOptions: chromiumOptions,
  },
  webServer: webServers,
})
