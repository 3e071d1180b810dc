import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { siteData } from '../../scripts/builtSite'
import { flowIds, stepsOf } from '../../src/product/demo/flows'
import { demoProgressKey } from '../../src/product/demo/storage'
import { openStarted } from '../fixtures/application'
import { hasDecided, nothing } from '../fixtures/consent'
import { nightly, sampledFirst } from '../fixtures/scale'
import { expect, test } from '../fixtures/services'
import { trackedEvents } from '../fixtures/visitorState'
import { stubWebApp } from '../fixtures/webApp'
import { LeadForm } from '../pages/LeadForm'
import { ProductDemo } from '../pages/ProductDemo'

const explore = '/en/explore-product'
const phone = { width: 390, height: 844 }

/** The events of the demo as `status flow progress`. */
async function demoEvents(page: Page): Promise<string[]> {
  const events = await trackedEvents(page)
  return events
    .filter(([name]) => name.startsWith('Interactive demo'))
    .map(([name, properties]) => {
      const { status, flow, progress } = properties as Record<string, unknown>
      return status ? `${String(status)} ${String(flow)} ${String(progress)}` : name
    })
}

const stored = (page: Page): Promise<string | null> =>
  page.evaluate((key) => localStorage.getItem(key), demoProgressKey)

/** How many entrances of the demo are still running. */
const running = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const animations = document.querySelector('#try-it')?.getAnimations({ subtree: true }) ?? []
    return animations.filter(
      ({ playState, effect }) =>
        playState === 'running' && effect?.getComputedTiming().iterations !== Infinity,
    ).length
  })

async function violations(page: Page): Promise<string[]> {
  // Letters that are still fading in have too little contrast, and are read a moment later.
  await expect.poll(() => running(page)).toBe(0)
  const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
  const { violations: found } = await new AxeBuilder({ page }).include('#try-it').withTags(rules).analyze()
  return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}

test('plays a whole month: the card of the first flow pays in the second, and the lead says so', async ({
  page,
  email,
  hubspot,
}) => {
  const demo = new ProductDemo(page)
  const { scenario } = demo.content
  const animated = new Set<string>()
  const look = async (): Promise<void> => {
    for (const name of await demo.animatedProperties()) animated.add(name)
  }
  await openStarted(page, explore)
  await demo.start.click()

  // A wrong input gets a message, and another part of the product may be pressed.
  await demo.row(demo.content.nav[3] ?? '').click()
  await expect(demo.root.getByText(demo.text('elsewhere'))).toBeVisible()
  await look()
  await demo.button('new_card').click()
  await demo.button('continue_card').click()
  await expect(demo.field('card_name')).toBeFocused()
  await expect(demo.root.getByText(demo.text('error_name'))).toBeVisible()
  await page.getByRole('button', { name: demo.text('restart_flow') }).click()
  await demo.issueCard('Trade fair', '50')
  await look()
  await expect(page).toHaveURL(`${explore}?flow=issue-card`)

  // The limit is lower than the price: the product declines, and the limit can be raised.
  await demo.next()
  await expect(demo.root.getByText(demo.content.flows.pay_receipt?.carriesOver ?? '').first()).toBeVisible()
  await expect(demo.root.getByRole('button', { name: 'Trade fair' })).toHaveAttribute('aria-pressed', 'true')
  await demo.button('pay').click()
  await expect(demo.alert).toBeVisible()
  await demo.button('raise_limit').click()
  await demo.button('pay').click()
  await look()
  await demo.keepReceipt()

  await demo.next()
  await demo.row(scenario.employee).click()
  await expect(demo.root.getByText('Trade fair', { exact: false }).first()).toBeVisible()
  await page.getByRole('button', { name: demo.text('restart_flow') }).click()
  await demo.approveExpense()
  await demo.next()
  await demo.payInvoice()
  await demo.next()
  await expect(
    demo.root.getByRole('listitem').filter({ hasText: scenario.purchases.travel.merchant }),
  ).toBeVisible()
  await demo.closeMonth()
  await expect(demo.heading('summary_title')).toBeFocused()
  await expect(demo.root.getByText('“Trade fair”')).toBeVisible()
  await look()
  expect([...animated].sort()).toEqual(['opacity', 'transform'])

  const events = await demoEvents(page)
  const ofStatus = (status: string) => events.filter((event) => event.startsWith(status))
  expect(ofStatus('started')).toEqual(flowIds.map((flow) => `started ${flow} 0`))
  expect(ofStatus('completed')).toEqual(flowIds.map((flow) => `completed ${flow} 1`))
  for (const flow of flowIds) {
    const { length } = stepsOf(flow)
    const used = ofStatus(`interacted ${flow}`).length
    expect([length - 1, length], `uses of ${flow}, once for each step`).toContain(used)
  }

  const webApp = await stubWebApp(page)
  const form = new LeadForm(page, 'work_email', siteData('en'))
  await openStarted(page, '/en/business-expense-cards')
  await form.fill({ email })
  await form.submit.click()
  await expect.poll(() => webApp.visits).toHaveLength(1)
  const [lead] = await hubspot.submissions({ email })
  expect(lead?.fields).toMatchObject({
    interactive_demo_flows_completed: '5',
    interactive_demo_flow_progress: '1',
  })
})

test('plays a flow with the keyboard alone', async ({ page }) => {
  const demo = new ProductDemo(page)
  await openStarted(page, explore)
  const tabTo = async (target: ReturnType<ProductDemo['button']>): Promise<void> => {
    for (let presses = 0; presses < 25; presses++) {
      if (await target.evaluate((element) => element === document.activeElement)) return
      await page.keyboard.press('Tab')
    }
    await expect(target).toBeFocused()
  }
  await demo.root.getByRole('link').nth(2).focus()
  await page.keyboard.press('Enter')
  await expect(demo.heading('approvals_title')).toBeFocused()
  await expect(demo.root.getByRole('status').first()).toContainText(
    demo.hint('approve_expense', 'open_expense'),
  )
  await tabTo(demo.row(demo.content.scenario.employee))
  await page.keyboard.press('Enter')
  await expect(demo.heading('approval_title')).toBeFocused()
  await tabTo(demo.root.getByRole('button', { name: demo.text('view_receipt') }))
  await page.keyboard.press('Space')
  await expect(demo.root.getByRole('status').first()).toContainText(demo.hint('approve_expense', 'decide'))
  await tabTo(demo.button('decline'))
  await page.keyboard.press('Enter')
  await expect(demo.field('reason')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(demo.root.getByText(demo.text('error_reason'))).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(demo.button('decline')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(demo.flows.locator('[aria-current="step"]')).toBeFocused()
  await tabTo(demo.root.getByRole('button', { name: demo.text('approve'), exact: true }))
  await page.keyboard.press('Enter')
  await expect(demo.heading('completed_title')).toBeFocused()
  expect(await violations(page)).toEqual([])
})

test('gets on a phone the version for it at once, and below it the link', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  const demo = new ProductDemo(page)
  await openStarted(page, explore)
  await demo.start.click()
  // One press: the product is there, and below it the link.
  await expect(demo.heading('cards_title')).toBeFocused()
  await expect(demo.heading('gate_title')).toBeVisible()
  expect(await demoEvents(page)).toContain('Interactive demo gate shown')
  await demo.choice('gate_send').click()
  await expect(demo.field('gate_link').first()).toHaveValue(new RegExp(`${explore}\\?flow=issue-card$`))
  await expect(page.getByRole('link', { name: demo.text('gate_mail') })).toHaveAttribute('href', /^mailto:\?/)
  expect(await violations(page)).toEqual([])
  await demo.issueCard('Fair', '500')
  await expect(demo.heading('completed_title')).toBeInViewport()
  expect(await violations(page)).toEqual([])
  const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement)
  expect(scrollWidth).toBe(clientWidth)
})

test('the button in the head of the page starts the demo, with one press on a phone too', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  const demo = new ProductDemo(page)
  await openStarted(page, explore)
  await page.locator('main a[data-replay=start-demo]').click()
  await expect(demo.heading('cards_title')).toBeFocused()
  await expect(demo.button('new_card')).toBeInViewport()
})

for (const width of sampledFirst([320, 390], 1))
  test(`every end of a flow fits on a phone of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ ...phone, width })
    const demo = new ProductDemo(page)
    await openStarted(page, explore)
    await demo.start.click()
    const fits = async (): Promise<void> => {
      await expect(demo.heading('completed_title').or(demo.heading('summary_title'))).toBeInViewport()
      // The picture comes with its code.
      await expect(demo.product.locator('[role=img], svg, figure').last()).toBeVisible()
      const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement)
      expect(scrollWidth).toBe(clientWidth)
    }
    await demo.issueCard('Fair', '50')
    await fits()
    await demo.next()
    await demo.button('pay').click()
    await demo.button('raise_limit').click()
    await demo.button('pay').click()
    await demo.keepReceipt()
    await fits()
    await demo.next()
    await demo.approveExpense()
    await fits()
    await demo.next()
    await demo.payInvoice()
    await fits()
    await demo.next()
    await demo.closeMonth()
    await fits()
  })

test('goes on after a reload, from a link to a flow', async ({ page }) => {
  const demo = new ProductDemo(page)
  await openStarted(page, `${explore}?flow=pay-invoice&utm_source=fair`)
  await demo.row(demo.content.scenario.invoice.supplier).click()
  await expect(demo.heading('invoice_title')).toBeVisible()
  await page.reload()
  await demo.root.scrollIntoViewIfNeeded()
  await expect(demo.heading('invoice_title')).toBeVisible()
  await expect(page).toHaveURL(/utm_source=fair/)
  await page.getByRole('button', { name: demo.text('restart_all') }).click()
  await expect(demo.heading('cards_title')).toBeVisible()
  expect(await stored(page)).toBeNull()
})

test('begins sensibly with an unknown flow, broken progress, storage that is forbidden, and a refusal', async ({
  page,
}) => {
  const demo = new ProductDemo(page)
  const gone = { step: 'stamp_it', actions: [] }
  const kept = { step: 'check_receipt', actions: [] }
  await page.addInitScript(
    ([key, text]) => localStorage.setItem(key ?? '', text ?? ''),
    [
      demoProgressKey,
      JSON.stringify({ version: 1, flows: { issue_card: gone, approve_expense: kept, moon: gone } }),
    ],
  )
  await openStarted(page, `${explore}?flow=to-the-moon`)
  await expect(demo.start).toBeVisible()
  await demo.start.click()
  await expect(demo.heading('cards_title')).toBeVisible()
  await demo.flows.getByRole('button').nth(2).click()
  await expect(demo.heading('approval_title')).toBeVisible()

  await page.addInitScript(() => {
    // As browsers do it for visitors who block all storage: reading the property throws.
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('forbidden', 'SecurityError')
        },
      })
  })
  await openStarted(page, explore)
  await demo.start.click()
  await demo.button('new_card').click()
  await expect(demo.heading('card_form_title')).toBeVisible()
  await expect(demo.root.getByText(demo.text('not_kept'))).toBeVisible()
})

test('keeps nothing for a visitor who has refused functionality', async ({ page }) => {
  await hasDecided(page, nothing)
  const demo = new ProductDemo(page)
  await openStarted(page, explore)
  await demo.start.click()
  await demo.button('new_card').click()
  await expect(demo.root.getByText(demo.text('not_kept'))).toBeVisible()
  expect(await stored(page)).toBeNull()
})

test(
  'says so when the demo cannot be loaded, and the next press tries again',
  nightly,
  async ({ page, watch }) => {
    watch.expectStatus(503, '/demo-data/en.json')
    await page.route('**/demo-data/en.json', (route) => route.fulfill({ status: 503 }), { times: 3 })
    const demo = new ProductDemo(page)
    await openStarted(page, explore)
    await demo.start.click()
    await expect(demo.alert).toBeVisible({ timeout: 15_000 })
    await demo.start.click()
    await expect(demo.heading('cards_title')).toBeVisible()
  },
)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('each flow leads to where the page explains it', async ({ page }) => {
    const demo = new ProductDemo(page)
    await page.goto(explore)
    const last = demo.root.getByRole('listitem').last().getByRole('link')
    const { hash } = new URL((await last.getAttribute('href')) ?? '', `http://site${explore}`)
    await last.click()
    await expect(page.locator(hash)).toBeInViewport()
    await expect(page.locator(hash).getByRole('listitem').first()).toBeVisible()
  })
})

for (const path of sampledFirst(['/us/explore-product', '/en/explore-product-2', '/lu/explore-product'], 1)) {
  test(`tries the product on ${path}`, async ({ page }) => {
    const demo = new ProductDemo(page)
    await openStarted(page, path)
    await demo.start.click()
    await expect(demo.heading('cards_title')).toBeVisible()
    await expect(demo.flows.getByRole('listitem')).toHaveCount(flowIds.length)
  })
}

test('sees nothing below the demo move up while a screen changes', nightly, async ({ page }) => {
  await page.setViewportSize(phone)
  const demo = new ProductDemo(page)
  await openStarted(page, explore)
  await demo.start.click()
  await demo.button('new_card').click()
  await expect(demo.button('continue_card')).toBeVisible()
  const heights = await page.evaluateHandle(() => {
    const seen: number[] = []
    const part = document.querySelector('#try-it')
    const look = (): void => {
      if (part) seen.push(part.clientHeight)
      requestAnimationFrame(look)
    }
    look()
    return seen
  })
  await demo.field('card_name').fill('Trade fair')
  await demo.field('card_limit').fill('500')
  await demo.button('continue_card').click()
  await expect(demo.button('create_card')).toBeVisible()
  const seen = await heights.jsonValue()
  const [before = 0] = seen
  const after = seen.at(-1) ?? 0
  // The hint above the screen may have a line less at first.
  expect(Math.min(...seen)).toBeGreaterThan(Math.min(before, after) - 40)
})

test('keeps the open demo when the window gets as narrow as a phone', nightly, async ({ page }) => {
  const demo = new ProductDemo(page)
  await openStarted(page, explore)
  await demo.start.click()
  await expect(demo.button('new_card')).toBeVisible()
  await page.setViewportSize(phone)
  await expect(demo.button('new_card')).toBeVisible()
  await expect(demo.heading('gate_title')).toHaveCount(0)
})
