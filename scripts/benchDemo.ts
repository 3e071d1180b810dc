import path from 'node:path'
import { chromium, type CDPSession, type Locator, type Page } from '@playwright/test'
import { demoLimits } from './budgets/limits'
import { openBuiltServer } from './builtServer'
import { chromiumOptions } from './chromium'
import { mainThreadTasks, phoneTime, slowdown, traceOf } from './mainThreadTasks'
import { stolenTime } from './processorTime'
import { runMain } from './runMain'
import { startApplication } from './startApplication'

/**
 * `npm run bench:demo`: plays the interactive demo from start to end by following its ring, and tells how many bytes it
 * loads when it is started and how long its longest task is. A task is measured by the processor time of the main
 * thread, times four for a phone, so that other programs on the machine do not count. Fails above the limits.
 * `-- --origin http://localhost:9000` plays it on a server that runs already.
 */
const page = '/en/explore-product'
const args = process.argv.slice(2)
const given = args.includes('--origin') ? args[args.indexOf('--origin') + 1] : undefined

/**
 * Presses as a person does, who needs a moment between down and up. Without the checks of the browser's driver, which
 * would count as work of the page.
 */
async function press(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded()
  await target.hover({ force: true })
  await target.click({ force: true, delay: 80 })
}

/** Fills in what the ring is around and presses its button; the next flow when one is done. False at the end. */
async function follow(view: Page): Promise<boolean> {
  const product = view.locator('#try-it [role=region]').first()
  const spot = product.locator('[data-hot-spot]').first()
  if ((await spot.count()) === 0) {
    const next = product.locator('button')
    if ((await next.count()) === 0) return false
    await press(next.first())
    await view.waitForTimeout(500)
    return true
  }
  for (const input of await spot.locator('input[type=text]').all())
    await input.fill((await input.getAttribute('inputmode')) === 'decimal' ? '500' : 'Trade fair')
  for (const select of await spot.locator('select').all()) await select.selectOption({ index: 1 })
  const radio = spot.locator('input[type=radio]').first()
  if ((await radio.count()) > 0) await radio.click({ force: true })
  await press(spot.locator('button').last())
  // The entrance of the next screen is part of what is measured.
  await view.waitForTimeout(500)
  return true
}

/** The tasks of the page's main thread in ms of processor time on a phone, longest first. */
const tasksOf = async (session: CDPSession, act: () => Promise<void>): Promise<number[]> =>
  mainThreadTasks(await traceOf(session, act, ['disabled-by-default-devtools.timeline']))
    .map(phoneTime)
    .sort((a, b) => b - a)

async function main(): Promise<void> {
  const site = given
    ? { origin: given, stop: () => undefined }
    : await openBuiltServer(path.resolve(__dirname, '..'))
  const browser = await chromium.launch(chromiumOptions)
  try {
    const view = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await view.goto(site.origin + page)
    if (!given) await startApplication(view)
    const session = await view.context().newCDPSession(view)
    await session.send('Network.enable')
    // The driver puts its own code into the page when it first looks at it.
    await view.locator('#try-it [data-hot-spot]').count()
    let bytes = 0
    session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength))
    let screens = 0
    const stolenSince = stolenTime()
    const tasks = await tasksOf(session, async () => {
      await press(view.locator('#try-it a').last())
      await view.locator('#try-it [data-hot-spot]').first().waitFor()
      await view.waitForTimeout(1000)
      while (await follow(view)) screens += 1
    })
    const [longest = 0] = tasks
    const stolen = stolenSince()
    // A virtual machine counts as processor time of a task what its host gave to others meanwhile.
    if (stolen > 0.05)
      process.stdout.write(
        `${(stolen * 100).toFixed(0)} % of the time went to other machines: measure again\n`,
      )
    if (args.includes('--longest'))
      process.stdout.write(
        `${tasks
          .slice(0, 12)
          .map((one) => one.toFixed(0))
          .join(' ')} ms\n`,
      )
    process.stdout.write(
      `${screens} screens and ends, ${bytes} bytes loaded after the start, ${tasks.length} tasks, ` +
        `the longest ${longest.toFixed(1)} ms at ${slowdown}× slowed CPU\n`,
    )
    if (bytes > demoLimits.bytes || longest > demoLimits.task || screens < 20) process.exitCode = 1
  } finally {
    await browser.close()
    site.stop()
  }
}

runMain(main)
