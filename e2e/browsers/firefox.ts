import { existsSync } from 'node:fs'
import puppeteer, { type ElementHandle } from 'puppeteer-core'
import { temporaryFolder } from '../../scripts/temporaryFolder'
import { callOf, type Browser } from './browser'

const program = '/usr/bin/firefox-esr'

/** The Firefox of Debian, which speaks WebDriver BiDi itself; Debian has no geckodriver. Undefined without it. */
export async function startFirefox(): Promise<Browser | undefined> {
  if (!existsSync(program)) return undefined
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: program,
    headless: true,
    extraPrefsFirefox: {
      'browser.download.folderList': 2,
      'browser.download.dir': temporaryFolder('outlay-firefox'),
      'intl.accept_languages': 'en-GB',
    },
  })
  const page = await browser.newPage()
  return {
    name: (await browser.version()).replace('firefox/', 'Firefox '),
    open: async (address) => void (await page.goto(address, { waitUntil: 'domcontentloaded' })),
    run: (body, ...values) => page.evaluate(callOf(body, values)),
    element: async (body, ...values) => {
      const handle = await page.evaluateHandle(callOf(body, values))
      const element = handle.asElement() as ElementHandle<Element> | null
      return element ? { click: () => element.click(), type: (text) => page.keyboard.type(text) } : undefined
    },
    press: (key) => page.keyboard.press(key),
    resize: (width, height) => page.setViewport({ width, height }),
    back: async () => void (await page.goBack({ waitUntil: 'domcontentloaded' })),
    picture: () => page.screenshot(),
    close: () => browser.close(),
  }
}
