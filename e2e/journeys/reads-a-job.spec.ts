import board from '../../content/jobs.json'
import { builtPages, headingOf, pageOfTemplate, siteData } from '../../scripts/builtSite'
import { openStarted } from '../fixtures/application'
import { expect, test } from '../fixtures/quietPage'
import { sampled } from '../fixtures/scale'

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

for (const { path } of sampled(jobs, jobs.slice(0, 1))) {
  test(`reads the position ${path} and finds the way to apply`, async ({ page, request }) => {
    expect((await request.get(path)).status()).toBe(200)
    await openStarted(page, listing.path)
    const main = page.getByRole('main')
    await main.getByRole('link', { name: headingOf(path), exact: true }).click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf(path))

    const apply = main.getByRole('link', { name: label('apply_label'), exact: true })
    await expect(apply).toHaveCount(2)
    // The unchanged address of the job board, without attribution parameters.
    for (const link of await apply.all()) await expect(link).toHaveAttribute('href', applyAddress(path))
    await expect(main.locator('time')).not.toBeEmpty()

    await main.getByRole('link', { name: label('back_label') }).click()
    await expect(page).toHaveURL(listing.path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf(listing.path))
  })
}

test('sees the not-found page when the position is closed', async ({ page, watch }) => {
  watch.expectStatus(404, '/en/careers/jobs/1')
  expect((await page.goto('/en/careers/jobs/1'))?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf('/en/404'))
  await page
    .getByRole('banner')
    .getByRole('link', { name: siteData('en').strings.home })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf('/en'))
})
