import path from 'node:path'
import { defineConfig, type ReporterDescription } from '@playwright/test'
import { chromiumOptions } from '../scripts/chromium'
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
  // Visual comparisons have a command of their own: `npm run test:visual`.
  testIgnore: '**/visual/**',
  outputDir: '../test-results',
  timeout: 45_000,
  workers: 2,
  fullyParallel: true,
  forbidOnly: isCi,
  reporter: reporters('journeys'),
  use: {
    baseURL: siteOrigin,
    locale: 'en-GB',
    screenshot: isCi ? 'only-on-failure' : 'off',
    launchOptions: chromiumOptions,
  },
  webServer: webServers,
})
