import { cpSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { chromium, type Page } from 'playwright-core'
import sharp from 'sharp'
import { chromiumOptions } from './chromium'
import { runMain } from './runMain'
import { serveAndPublishCommand, startSiteServer } from './siteServer'
import { temporaryFolder } from './temporaryFolder'

/**
 * `npm run docs:pictures`: the pictures of docs/editing.md, taken in the editor of the last build, on a copy of the content.
 * They are made again when the editor has changed.
 */
const project = path.resolve(__dirname, '..')
const folder = path.join(project, 'docs/images/editing')
const preview = 'iframe[title="Preview of the page"]'

type Editor = { page: Page; open: (id: string) => Promise<void>; picture: (name: string) => Promise<void> }

const stored = (page: Page): Promise<void> => page.getByText('Stored as a draft').waitFor()

/** A button that acts on the open document. */
const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click()

/** One picture after the other; each leaves the documents that the next ones show as they were. */
async function takeAll({ page, open, picture }: Editor): Promise<void> {
  await open('en-gb.about.about')
  await picture('document')

  const title = page.getByLabel('Title', { exact: true }).first()
  await title.fill('We look after the money that a company spends')
  await stored(page)
  await press(page, 'Preview')
  const heading = page.frameLocator(preview).getByRole('heading', { level: 1 })
  await heading.filter({ hasText: 'We look after the money that a company spends' }).waitFor()
  await page.frameLocator(preview).getByText('You are previewing').waitFor()
  await picture('preview')
  await press(page, 'Publish')
  await page.getByText(/^Published\. The site shows it/).waitFor()
  await press(page, 'Close the preview')
  await picture('published')

  await title.fill('Prices include {market.vatt}')
  await stored(page)
  await press(page, 'Publish')
  await page.getByRole('alert').waitFor()
  await picture('refused')
  await press(page, 'Discard the draft')
  await press(page, 'Yes, discard the draft')
  await page.getByText('The draft is gone.').waitFor()

  await open('en-gb.homepage')
  await page.getByRole('button', { name: /^Move up: Slice 2/ }).scrollIntoViewIfNeeded()
  await picture('slices')

  await open('en-gb.ebook.an-expense-policy-people-read')
  await press(page, 'Choose another file')
  const thumbnail = page.getByRole('button', { name: 'overview.png' }).locator('img')
  await thumbnail.evaluate((image: HTMLImageElement) => image.decode())
  await picture('files')

  await open('en-gb.page.contact')
  await page.getByLabel('Release').selectOption('New release …')
  await page.getByRole('dialog').getByLabel('Name').fill('spring-launch')
  await press(page, 'Make the release')
  await page.getByText('in the release “spring-launch”').waitFor()
  await picture('release')

  await open('en-gb.pricing.pricing')
  await page.getByLabel('Beside it, in').selectOption('de-de')
  await page.getByRole('heading', { name: /de-de/ }).waitFor()
  await picture('languages')

  await open('en-gb.redirects')
  await picture('redirects')

  await open('en-gb.global_strings')
  await page
    .getByLabel(/notification banner message/i)
    .first()
    .evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await picture('banner')

  await open('en-gb.survey')
  await picture('survey')
}

async function main(): Promise<void> {
  const copy = temporaryFolder('outlay-pictures')
  cpSync(path.join(project, 'content'), path.join(copy, 'content'), { recursive: true })
  mkdirSync(folder, { recursive: true })
  const site = await startSiteServer(
    project,
    {
      NODE_ENV: 'production',
      CONTENT_DIR: path.join(copy, 'content'),
      LEADS_DATABASE_URL: `file:${path.join(copy, 'leads.db')}`,
    },
    serveAndPublishCommand,
  )
  const browser = await chromium.launch(chromiumOptions)
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  page.setDefaultTimeout(20_000)
  try {
    await takeAll({
      page,
      async open(id) {
        await page.goto('about:blank')
        await page.goto(`${site.origin}/content-api/editor#${encodeURIComponent(id)}`)
        await page.getByRole('heading', { level: 2 }).first().waitFor()
      },
      async picture(name) {
        // Few colours are enough for a form, and a quarter of the size.
        await sharp(await page.screenshot({ animations: 'disabled' }))
          .png({ palette: true, quality: 85, compressionLevel: 9 })
          .toFile(path.join(folder, `${name}.png`))
        process.stdout.write(`docs/images/editing/${name}.png\n`)
      },
    })
  } finally {
    await browser.close()
    await site.stop()
  }
}

runMain(main)
