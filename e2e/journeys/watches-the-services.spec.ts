/** A developer watches what the services of the site receive. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { createOverview } from '../../sandbox/overview'
import { serveStandIn } from '../../sandbox/serve'
import { createStandIn } from '../../sandbox/standIn'
import { siteData } from '../../scripts/builtSite'
import { isMarkedDocument, markDocument, openStarted } from '../fixtures/application'
import { nightly } from '../fixtures/scale'
import { overviewOrigin } from '../fixtures/servers'
import { expect, test } from '../fixtures/services'
import { LeadForm } from '../pages/LeadForm'

const overviewIn = (page: Page) => ({
  state: page.getByRole('status'),
  words: page.getByLabel('Words in method, path, status or body'),
  service: page.getByLabel('Service', { exact: true }),
  pause: page.getByRole('button', { name: 'Pause' }),
  clear: page.getByRole('button', { name: 'Clear' }),
  services: page.getByRole('list', { name: 'Services' }).getByRole('listitem'),
  requests: page.getByRole('list', { name: 'Requests, latest first' }).getByRole('listitem'),
  empty: page.getByText(/Nothing yet|None of the \d+ requests matches/),
})

test('sees a form that is sent without loading the page again', async ({ page, context, email }) => {
  const overview = await context.newPage()
  const { state, words, requests, empty } = overviewIn(overview)
  await overview.goto(overviewOrigin)
  await expect(state).toHaveText('Live')
  await markDocument(overview)
  await words.fill(email)
  await expect(empty).toBeVisible()

  const form = new LeadForm(page, 'newsletter', siteData('en'))
  await openStarted(page, '/en/press')
  await form.fill({ email })
  await form.consent.check()
  await form.submit.click()
  await expect(page).toHaveURL('/en/thankyou')
  await expect(requests).toHaveCount(1)
  await expect(requests).toContainText(/HubSpot.*POST.*\/submissions\/.*200/)
  await requests.getByRole('group').locator('summary').click()
  await expect(requests.locator('pre')).toContainText(email)
  expect(await isMarkedDocument(overview)).toBe(true)
})

test('filters what came, pauses and clears it', nightly, async ({ page }) => {
  // Of its own: clearing takes the records away from the journeys that run beside it.
  const standIns = await Promise.all(
    ['Post', 'Bank'].map(async (name) => {
      const { app } = createStandIn({ name })
      app.post('/letters', (c) => c.json({}))
      return serveStandIn(app)
    }),
  )
  const overview = await serveStandIn(
    createOverview(standIns.flatMap(({ origin, standIn }) => (standIn ? [{ ...standIn, origin }] : []))),
  )
  const [post = '', bank = ''] = standIns.map(({ origin }) => origin)
  const send = (origin: string, body: string) => fetch(`${origin}/letters`, { method: 'POST', body })
  const { state, words, service, pause, clear, services, requests, empty } = overviewIn(page)
  try {
    await page.goto(overview.origin)
    await expect(empty).toHaveText(/^Nothing yet/)
    await send(post, 'first')
    await send(bank, 'second')
    await expect(requests).toContainText(['Bank', 'Post'])
    await expect(services).toHaveText(['Post 1', 'Bank 1'])

    await service.selectOption('Bank')
    await expect(requests.filter({ visible: true })).toHaveText(/Bank/)
    await words.fill('first')
    await expect(empty).toHaveText('None of the 2 requests matches.')
    await service.selectOption('')
    await expect(requests.filter({ visible: true })).toHaveText(/Post/)
    await words.fill('')
    await expect(requests.filter({ visible: true })).toHaveCount(2)

    await pause.click()
    await expect(state).toHaveText('Paused')
    const asked = page.waitForResponse(`${overview.origin}/_sandbox/requests?*`)
    await send(post, 'third')
    await asked
    await page.waitForResponse(`${overview.origin}/_sandbox/requests?*`)
    await expect(requests).toHaveCount(2)
    await pause.click()
    await expect(requests).toHaveCount(3)

    await clear.click()
    await expect(requests).toHaveCount(0)
    await expect(services).toHaveText(['Post 0', 'Bank 0'])
    await send(bank, 'fourth')
    await expect(requests).toHaveCount(1)
  } finally {
    await Promise.all([overview, ...standIns].map((served) => served.stop()))
  }
})

test('starts the built site with all of them by one command', async ({ page }) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'dev-full-'))
  const ports = [
    '',
    'HUBSPOT_',
    'RECAPTCHA_',
    'MEETINGS_',
    'LAUNCHDARKLY_',
    'SEGMENT_',
    'FARO_',
    'CHAT_AND_SURVEY_',
  ]
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/devFull.ts', '--built'], {
    cwd: path.resolve(__dirname, '../..'),
    env: {
      ...process.env,
      PORT: '0',
      LEADS_DATABASE_URL: `file:${path.join(folder, 'leads.db')}`,
      ...Object.fromEntries(ports.map((name) => [`SANDBOX_${name}PORT`, '0'])),
    },
  })
  const ended = once(child, 'exit')
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += String(text)))
  /** The address behind these words, once the command has printed it. */
  const address = async (words: string): Promise<string> => {
    const pattern = new RegExp(`${words} (http://[^/\\s]+)`)
    await expect.poll(() => output, { timeout: 30_000 }).toMatch(pattern)
    return pattern.exec(output)?.[1] ?? ''
  }
  try {
    const overview = await address('is shown live at')
    const site = await address('is ready at')
    expect((await fetch(`${site}/en`)).status).toBe(200)
    const integrations = (await (await fetch(`${site}/api/integrations`)).json()) as object
    await page.goto(overview)
    await expect(overviewIn(page).services).toHaveCount(7)
    expect(Object.keys(integrations)).toEqual(
      expect.arrayContaining(['launchDarkly', 'segment', 'hubspot', 'faro', 'freshchat', 'typeform']),
    )
    child.kill('SIGTERM')
    await ended
    await expect(fetch(`${site}/en`)).rejects.toThrow()
  } finally {
    child.kill('SIGTERM')
    await ended
    await rm(folder, { recursive: true })
  }
})
