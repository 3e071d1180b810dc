import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/quietPage'

const hostile = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20" onload="document.title = 'ran'">
  <style>rect { fill: rgb(0, 128, 0) }</style>
  <rect width="40" height="20"/>
  <script>document.title = 'ran'; document.cookie = 'stolen=1; path=/'</script>
</svg>`

/** Gives a picture of the site another content. What the server says about it stays. */
const replaceContent = (page: Page, path: string): Promise<unknown> =>
  page.route(`**${path}`, async (route) =>
    route.fulfill({ response: await route.fetch(), body: hostile, contentType: 'image/svg+xml' }),
  )

const whatRan = async (page: Page): Promise<string[]> => {
  const cookies = await page.context().cookies()
  return [await page.title(), ...cookies.map(({ name }) => name)].filter((one) => /ran|stolen/.test(one))
}

test('opens a picture that somebody has put a script into: nothing of it runs', async ({ page, watch }) => {
  watch.expectError("the document's frame is sandboxed")
  await replaceContent(page, '/media/sign-up.svg')
  await page.goto('/media/sign-up.svg')
  await expect(page.locator('rect')).toHaveCSS('fill', 'rgb(0, 128, 0)')
  expect(await whatRan(page)).toEqual([])
  await expect(page.evaluate(() => document.cookie)).rejects.toThrow(/sandboxed/)

  // At an address of the site's own files the policy of the pages forbids it too.
  watch.expectError('Content Security Policy directive')
  await replaceContent(page, '/icon.svg')
  await page.goto('/icon.svg')
  expect(await whatRan(page)).toEqual([])

  // Without a policy the same file runs, so the checks above can fail.
  await page.route('**/icon.svg?without-policy', (route) =>
    route.fulfill({ body: hostile, contentType: 'image/svg+xml' }),
  )
  await page.goto('/icon.svg?without-policy')
  expect(await whatRan(page)).toEqual(['ran', 'stolen'])
})

test('sees the same picture on a page', async ({ page }) => {
  await replaceContent(page, '/media/sign-up.svg')
  await page.goto('/en')
  const size = await page.evaluate(
    () =>
      new Promise<number[]>((resolve, reject) => {
        const picture = new Image()
        picture.onload = () => resolve([picture.naturalWidth, picture.naturalHeight])
        picture.onerror = () => reject(new Error('The picture was not drawn'))
        picture.src = '/media/sign-up.svg'
      }),
  )
  expect(size).toEqual([40, 20])
})

test('reads a document of the content: a browser opens no PDF in a sandbox', async ({ request }) => {
  const response = await request.get('/media/ebooks/closing-the-month-faster.en.pdf')
  expect(response.headers()).toMatchObject({
    'content-type': 'application/pdf',
    'content-security-policy': "script-src 'none'; frame-ancestors 'self'",
  })
})
