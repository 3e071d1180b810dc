import { expect, test } from '../fixtures/editedSite'
import { browserJourneys } from './journeys'
import { playwrightBrowser } from './playwright'
import { Visitor } from './Visitor'

for (const [name, journey] of Object.entries(browserJourneys)) {
  test(name, async ({ page, site }) => {
    const visitor = new Visitor(playwrightBrowser(page), site.origin)
    await journey(visitor, site)
    await visitor.seesNoErrors()
    expect(visitor.origin).toBe(new URL(page.url()).origin)
  })
}
