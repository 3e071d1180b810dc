import { expect, type Locator, type Page } from '@playwright/test'
import { fill } from '../../src/core/i18n/fill'
import { readJson } from '../../src/core/values/readJson'
import type { DemoContent } from '../../src/product/demo/content'
import { demoDataPath } from '../../src/product/demo/demoDataPath'
import type { FlowId, StepId } from '../../src/product/demo/flows'
import type { DemoTextKey } from '../../src/product/demo/texts'

/** The words of the demo in a locale, as it was built. */
export const demoContent = (urlCode: string): DemoContent =>
  readJson(`public${demoDataPath(urlCode)}`) as DemoContent

/** A text with placeholders as a pattern that accepts any values, and letters of any size, as in a translated page. */
const patternOf = (text: string): RegExp =>
  new RegExp(`^${text.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '.+')}$`, 'i')

/** The interactive demo of a page, used by its visible words. */
export class ProductDemo {
  readonly root: Locator
  readonly start: Locator
  /** The screen of the product. */
  readonly product: Locator
  /** The list of flows beside the product. */
  readonly flows: Locator
  readonly alert: Locator

  constructor(
    private readonly page: Page,
    readonly content: DemoContent = demoContent('en'),
  ) {
    this.root = page.locator('#try-it')
    this.start = this.root.getByRole('link').last()
    this.product = this.root.getByRole('region').first()
    this.flows = this.root.getByRole('navigation')
    this.alert = this.root.getByRole('alert')
  }

  text(key: DemoTextKey, values: Record<string, string> = {}): string {
    return fill(this.content.texts[key], values)
  }

  hint(flow: FlowId, step: StepId): string {
    return this.content.flows[flow]?.hints[step] ?? ''
  }

  button(key: DemoTextKey): Locator {
    return this.product.getByRole('button', { name: patternOf(this.content.texts[key]) })
  }

  /** A choice of the gate that stands before the product on phones. */
  choice(key: DemoTextKey): Locator {
    return this.root.getByRole('button', { name: this.content.texts[key], exact: true })
  }

  field(key: DemoTextKey): Locator {
    return this.root.getByLabel(this.content.texts[key])
  }

  /** The heading of the screen that is shown. */
  heading(key: DemoTextKey): Locator {
    return this.root.getByRole('heading', { name: patternOf(this.content.texts[key]) })
  }

  row(name: string): Locator {
    return this.root.getByRole('button', { name }).last()
  }

  async next(): Promise<void> {
    await this.button('next_flow').click()
  }

  async issueCard(name: string, limit: string): Promise<void> {
    await this.button('new_card').click()
    await this.field('card_name').fill(name)
    await this.field('card_limit').fill(limit)
    await this.button('continue_card').click()
    await this.root.getByText(this.text('purpose_travel')).first().click()
    await this.button('create_card').click()
    await expect(this.heading('card_ready_title')).toContainText(name, { ignoreCase: true })
    await this.button('show_number').click()
  }

  async keepReceipt(): Promise<void> {
    await this.root.getByRole('button', { name: this.text('notification_receipt') }).click()
    await this.button('take_photo').click()
    await this.field('account').selectOption({ index: 2 })
    await this.field('note').fill('To the fair')
    await this.button('submit_expense').click()
  }

  async approveExpense(): Promise<void> {
    await this.row(this.content.scenario.employee).click()
    await this.root.getByRole('button', { name: this.text('view_receipt') }).click()
    await this.root.getByRole('button', { name: this.text('approve'), exact: true }).click()
  }

  async payInvoice(): Promise<void> {
    await this.row(this.content.scenario.invoice.supplier).click()
    await this.field('account').selectOption({ index: 3 })
    await this.button('approve_invoice').click()
    await this.root.getByRole('radio').nth(1).check()
    await this.button('schedule').click()
    await this.button('confirm_run').click()
  }

  async closeMonth(): Promise<void> {
    await this.button('send_reminder').click()
    await this.root.getByRole('combobox').selectOption({ index: 1 })
    await this.button('save').click()
    await this.root.getByRole('radio').first().check()
    await this.button('export').click()
    await this.button('lock_month').click()
  }

  /** Which properties anything in the demo is animating now. */
  animatedProperties(): Promise<string[]> {
    return this.page.evaluate(() => {
      const inDemo = document.getAnimations().filter(({ effect }) => {
        const target = effect instanceof KeyframeEffect ? effect.target : null
        return target?.closest('#try-it')
      })
      const timing = ['offset', 'computedOffset', 'easing', 'composite']
      return inDemo
        .flatMap(({ effect }) =>
          (effect as KeyframeEffect).getKeyframes().flatMap((frame) => Object.keys(frame)),
        )
        .filter((name) => !timing.includes(name))
    })
  }
}
