import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'

/** Debian's browser where there is one; elsewhere `npx playwright install chromium`. */
const debianChromium = '/usr/bin/chromium'
const port = Number(process.env['E2E_PORT'] ?? 9100)
/** Set to run the same journeys against another host of the built site. */
const baseURL = process.env['E2E_BASE_URL'] ?? `http://localhost:${port}`

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  timeout: 45_000,
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list']],
  use: {
    baseURL,
    locale: 'en-GB',
    launchOptions: {
      ...(existsSync(debianChromium) ? { executablePath: debianChromium } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
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
