import type { Page } from '@playwright/test'
import board from '../../content/jobs.json'
import { builtPages, headingOf, pageOfTemplate } from '../../scripts/builtSite'
import { openStarted, startApplication } from '../fixtures/application'
import { everything, hasDecided } from '../fixtures/consent'
import { expect, test } from '../fixtures/quietPage'
import { nightly, sampledFirst } from '../fixtures/scale'
import { trackedEvents } from '../fixtures/visitorState'

const listing = pageOfTemplate('job-listing')
const jobs = builtPages().filter(({ template }) => template === 'templates-job-detail')
/** Where the job board takes applications for the position of this path. */
function applyAddress(path: string): string {
  const job = board.jobs.find(({ id }) => path.endsWith(`/${id}`))
  if (!job) throw new Error(`The job board has no position for ${path}`)
  return job.absolute_url
}

const label = (field: string): string => String(listing.document?.data[field])

test('finds every open position in the list of en', async ({ page }) => {
  expect(listing.path).toBe('/en/careers/jobs')
  expect(jobs.length).toBeGreaterThan(0)
  await openStarted(page, listing.path)
  for (const { path } of jobs) {
    expect(path).toMatch(/^\/en\/careers\/jobs\/\d+$/)
    await expect(
      page.getByRole('main').getByRole('link', { name: headingOf(path), exact: true }),
    ).toHaveAttribute('href', path)
  }
})

for (const { path } of sampledFirst(jobs, 1)) {
  test(`reads the position ${path} and finds the way to apply`, async ({ page, request }) => {
    expect((await request.get(path)).status()).toBe(200)
    await openStarted(page, listing.path)
    const main = page.getByRole('main')
    await main.getByRole('link', { name: headingOf(path), exact: true }).click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf(path))

    const apply = main.getByRole('link', { name: label('apply_label'), exact: true })
    await expect(apply).toHaveCount(2)
    // A visitor without a source goes to the address of the job board as it is.
    for (const link of await apply.all()) {
      await link.focus()
      await expect(link).toHaveAttribute('href', applyAddress(path))
    }
    await expect(main.locator('time').first()).not.toBeEmpty()

    await main.getByRole('link', { name: label('back_label') }).click()
    await expect(page).toHaveURL(listing.path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf(listing.path))
  })
}

const firstJob = jobs[0]?.path ?? ''

/** Replaces the job board, which is another site, by a stub page. Gives the addresses that were opened. */
async function stubJobBoard(page: Page): Promise<string[]> {
  const visits: string[] = []
  await page.route(`${new URL(applyAddress(firstJob)).origin}/**`, (route) => {
    visits.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<h1>Job board</h1>' })
  })
  return visits
}

test('came with a source and allows it: it goes along to the application, over pages and full loads', async ({
  page,
}) => {
  await hasDecided(page, everything)
  await openStarted(page, `${listing.path}?gh_src=abc123`)
  const main = page.getByRole('main')
  await main.getByRole('link', { name: headingOf(firstJob), exact: true }).click()
  await expect(page).toHaveURL(firstJob)
  const apply = main.getByRole('link', { name: label('apply_label'), exact: true }).first()
  await apply.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()))
  await apply.click()
  await expect(apply).toHaveAttribute('href', `${applyAddress(firstJob)}&gh_src=abc123`)
  await expect
    .poll(() => trackedEvents(page))
    .toContainEqual(['Element used', { kind: 'link', surface: 'careers', label: label('apply_label') }])
})

for (const [source, sent] of sampledFirst(
  [
    ['abc123', '&gh_src=abc123'],
    ['jane%40work.example', ''],
  ] as const,
  1,
)) {
  test(`applies before the application has started, with the source ${source}`, async ({ page }) => {
    const visits = await stubJobBoard(page)
    await hasDecided(page, everything)
    await page.goto(`${firstJob}?gh_src=${source}`)
    await page
      .getByRole('main')
      .getByRole('link', { name: label('apply_label') })
      .first()
      .click()
    await expect(page.getByRole('heading', { name: 'Job board' })).toBeVisible()
    expect(visits).toEqual([`${applyAddress(firstJob)}${sent}`])
  })
}

test('narrows the list down by team and place, sends the address on, and takes it back', async ({ page }) => {
  await openStarted(page, `${listing.path}?department=no-such-team&location=remote`)
  const remote = board.jobs.filter(({ offices }) => offices.some(({ name }) => name === 'Remote'))
  const links = page.locator('[data-entry]:not([hidden]) a')
  await expect(links).toHaveCount(remote.length)
  const team = page.getByRole('group', { name: label('department_label') })
  await team.getByRole('link', { name: 'Engineering', exact: true }).click()
  const both = remote.filter(({ departments }) => departments[0]?.name === 'Engineering')
  await expect(links).toHaveCount(both.length)
  await expect(page).toHaveURL(`${listing.path}?department=engineering&location=remote`)
  await expect
    .poll(() => trackedEvents(page))
    .toContainEqual(['Element used', { kind: 'link', surface: 'careers', label: 'Engineering' }])

  await team.getByRole('link', { name: 'Finance', exact: true }).click()
  await expect(page.getByText(label('no_match_message'))).toBeVisible()
  await page.getByRole('button', { name: label('reset_label') }).click()
  await expect(links).toHaveCount(board.jobs.length)
  await expect(page).toHaveURL(listing.path)
})

const closed = '/en/careers/jobs/4000000'

test('opens a closed job: is told so, and finds what is open', async ({ page, watch }) => {
  watch.expectStatus(404, closed)
  expect((await page.goto(closed))?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(label('closed_title'))
  await startApplication(page)
  await expect(page).toHaveURL(closed)
  await expect(page).toHaveTitle(new RegExp(label('closed_title')))
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  const main = page.getByRole('main')
  await expect(main.locator('a[href^="/en/careers/jobs/"]')).toHaveCount(board.jobs.length)
  await main.getByRole('link', { name: /^Finance/ }).click()
  await expect(page).toHaveURL(`${listing.path}?department=finance`)
  await expect(page.locator('[data-entry]:not([hidden]) a')).toHaveCount(
    board.jobs.filter(({ departments }) => departments[0]?.name === 'Finance').length,
  )
})

test(
  'follows a link to a job that has closed since the page was loaded',
  nightly,
  async ({ page, watch }) => {
    watch.expectStatus(404, /\/careers\/jobs\/4000000/)
    await openStarted(page, listing.path)
    await page
      .getByRole('main')
      .getByRole('link', { name: headingOf(firstJob), exact: true })
      .evaluate((link, address) => link.setAttribute('href', address), closed)
    await page
      .getByRole('main')
      .getByRole('link', { name: headingOf(firstJob), exact: true })
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(label('closed_title'))
    await expect(page).toHaveURL(closed)
  },
)

test('meets the usual not-found page for a job in another market', nightly, async ({ request }) => {
  const response = await request.get('/de/careers/jobs/4000000')
  expect(response.status()).toBe(404)
  expect(await response.text()).toContain(headingOf('/de/404'))
})
