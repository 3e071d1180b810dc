import { hasPage, onePagePerTemplate } from '../../scripts/builtSite'
import { hasDecided, nothing } from '../fixtures/consent'
import { crawlPage } from '../fixtures/crawl/crawlPage'
import { expect, isLoopback, test } from '../fixtures/quietPage'

/** Pages whose states are many, besides the first page of each template. */
const more = [
  '/en/invoice-generator',
  '/en/vat-calculator',
  '/en/free-templates',
  '/en/e-invoicing',
  '/en/outlay-or-a-bank-card',
]
const languages = ['en', 'de', 'fi'] as const
const widths = [320, 390, 1440]

const english = [...onePagePerTemplate().map(({ path }) => path), ...more]
/** The same pages in the other languages. */
const paths = [...new Set(english)]
  .filter((path) => path.startsWith('/en'))
  .flatMap((path) => languages.map((language) => path.replace(/^\/en/, `/${language}`)))
  .filter(hasPage)

for (const path of paths)
  for (const width of widths)
    test(`${path} at ${width} px`, async ({ page, watch }) => {
      // The not-found page has its status; forms without a server say so.
      watch.expectStatus(404, /./)
      // What frames of the web app, the job board and the calendar show is not of this site.
      await page.route(
        (url) => !isLoopback(url.href),
        (route) => route.fulfill({ contentType: 'text/html', body: '<title>Another site</title>' }),
      )
      await hasDecided(page, nothing)
      expect(await crawlPage(page, path, { width, most: 60 })).toEqual([])
    })
