import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test'
import { headingOf } from '../builtSite'
import { chromiumOptions } from '../chromium'
import { mainThreadTasks, phoneTime, slowdown, traceOf, type TraceEvent } from '../mainThreadTasks'
import { originOf, startPageProxy, withoutJavaScript } from '../pageProxy'
import { stolenTime } from '../processorTime'
import { slow4g } from '../slow4g'
import { startApplication } from '../startApplication'
import { median, type Budget, type Measurement } from './budget'
import { navigationLimit } from './limits'

const from = '/en'
const usualPages = ['/en/pricing', '/en/faq', '/en/business-expense-cards']

const ways = ['pointed at', 'pressed at once', 'before the start', 'full load'] as const
type Way = (typeof ways)[number]

/** Marks the press, and the first frame after it that shows the heading. */
const watchPage = (heading: string): void => {
  addEventListener('click', () => performance.mark('bench-pressed'), true)
  addEventListener('click', () => sessionStorage.setItem('bench-pressed', 'true'), true)
  const look = (): void => {
    if (!sessionStorage.getItem('bench-pressed') || document.querySelector('h1')?.textContent !== heading) {
      requestAnimationFrame(look)
      return
    }
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      performance.mark('bench-painted')
      document.documentElement.setAttribute('data-bench-painted', '')
    }
    port2.postMessage(null)
  }
  requestAnimationFrame(look)
}

/** A link to the page, at a place where nothing covers it. */
const addLink = (href: string): void => {
  const link = Object.assign(document.createElement('a'), { href, textContent: 'Link' })
  link.style.cssText = 'position:fixed;inset:200px auto auto 20px;z-index:99;padding:20px;background:#fff'
  document.body.append(link)
}

/** From press to paint, in ms: on the clock, or of the processor on a phone. */
function timeBetween(events: readonly TraceEvent[], isSlow: boolean): number {
  const timeOf = (name: string): number => events.find((event) => event.name === name)?.ts ?? Number.NaN
  const [pressed, painted] = [timeOf('bench-pressed'), timeOf('bench-painted')]
  if (isSlow) return (painted - pressed) / 1000
  return mainThreadTasks(events)
    .filter(({ ts }) => ts >= pressed && ts <= painted)
    .reduce((sum, task) => sum + phoneTime(task), 0)
}

/** From the beginning of a press to its end, in ms: a person's shortest taps and clicks take longer. */
const pressTime = 60

/** Lets the pointer rest on the link as a person does, or a finger tap it, and presses. */
async function press(page: Page, session: CDPSession, way: Way, isSlow: boolean): Promise<void> {
  if (way !== 'pointed at') {
    const touch = (type: 'touchStart' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints })
    await touch('touchStart', [{ x: 40, y: 230 }])
    await page.waitForTimeout(pressTime)
    await touch('touchEnd', [])
    return
  }
  await page.mouse.move(40, 230)
  await page.waitForTimeout(isSlow ? 400 : 200)
  await page.mouse.down()
  await page.waitForTimeout(pressTime)
  await page.mouse.up()
}

type Navigation = { origin: string; to: string; way: Way; isSlow: boolean }

async function navigate(browser: Browser, { origin, to, way, isSlow }: Navigation): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, hasTouch: true })
  try {
    const page = await context.newPage()
    // tsx wraps functions with names in a helper that the page does not have.
    await page.addInitScript('globalThis.__name = (value) => value')
    await page.addInitScript(watchPage, headingOf(to))
    await page.goto(origin + from)
    await page.mouse.move(5, 5)
    const isStarted = way === 'pointed at' || way === 'pressed at once'
    if (isStarted) await startApplication(page)
    await page.waitForTimeout(isStarted ? 1500 : 300)
    await page.evaluate(addLink, to)
    const session = await context.newCDPSession(page)
    if (isSlow) {
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
      await session.send('Network.enable')
      await session.send('Network.emulateNetworkConditions', slow4g)
    }
    return timeBetween(
      await traceOf(session, async () => {
        await press(page, session, way, isSlow)
        await page.locator('[data-bench-painted]').waitFor({ state: 'attached' })
      }, ['blink.user_timing']),
      isSlow,
    )
  } finally {
    await context.close()
  }
}

/**
 * Time from a press on a link to the painted heading of the page behind it, on a phone (four times slowed CPU), in alternate
 * runs: in the application, with a pointer that rests on the link before and without one; before the application has
 * started; and a full load of the same page, from another, both stripped of all JavaScript. The limit is that of the
 * median in the application as a multiple of that of the full load.
 *
 * On a local network it is the processor time of the main thread, times four, so that other programs on the machine do not
 * count. Slow: the time on the clock, with a network like slow 4G (1.6 Mbit/s, 150 ms).
 */
export const measureNavigation: Measurement = async (site, { pages: named, runs = 5, isSlow }) => {
  const pages = named.length > 0 ? named : usualPages
  const addresses = [from, ...pages]
  const whole = await startPageProxy(site.origin, addresses, (html) => html)
  const stripped = await startPageProxy(site.origin, addresses, withoutJavaScript)
  const browser = await chromium.launch(chromiumOptions)
  const stolenSince = stolenTime()
  try {
    const budgets: Budget[] = []
    for (const to of pages) {
      const measured = new Map(ways.map((way): [Way, number[]] => [way, []]))
      for (let run = 0; run < runs; run++) {
        for (const [way, times] of measured) {
          const origin = originOf(way === 'full load' ? stripped : whole)
          times.push(await navigate(browser, { origin, to, way, isSlow }))
        }
      }
      const medianOf = (way: Way): number => median(measured.get(way) ?? [])
      const stolen = `${(stolenSince() * 100).toFixed(0)} % of the processor time went to other machines`
      const medians = ways.map((way) => `${way} ${medianOf(way).toFixed(0)} ms`).join(', ')
      for (const way of ['pointed at', 'pressed at once'] as const)
        budgets.push({
          what: `from ${from} to ${to}, ${way}`,
          value: medianOf(way) / medianOf('full load'),
          limit: navigationLimit,
          unit: '×',
          details: way === 'pointed at' ? [`${medians}; ${stolen}`] : [],
        })
    }
    return budgets
  } finally {
    await browser.close()
    for (const server of [whole, stripped]) server.close()
  }
}
