import { defineConfig } from '@playwright/test'
import { chromiumOptions } from './fixtures/chromium'

const port = Number(process.env['E2E_PORT'] ?? 9100)
/** Set to run the same journeys against another host of the built site. */
const baseURL = process.env['E2E_BASE_URL'] ?? `http://localhost:${port}`

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
    baseURL,
    locale: 'en-GB',
    launchOptions: chromiumOptions,
  },
  ...(process.env['E2E_BASE_URL']
    ? {}
    : {
        webServer: {
          command: 'npm run serve',
          url: `${baseURL}/api/health`,
          cwd: '..',
          env: { PORT: String(port), LEADS_DATABASE_URL: 'file:var/e2e-leads.db' },
          reuseExistingServer: false,
          timeout: 30_000,
        },
      }),
})
