import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { buildSync } from 'esbuild'
import { contentIsHydrated } from '../../scripts/startApplication'
import { messageOf } from '../../src/core/values/error'
import type { Browser, Json, Key, PageElement } from './browser'
import type { Query } from './query'

/** Time in ms that is waited for what a step expects, on a machine that has other work. */
const patience = 20_000
const pause = 100

let script: string | undefined

/** The bundled script of inPage.ts. */
const inPage = (): string =>
  (script ??=
    buildSync({
      entryPoints: [path.join(__dirname, 'inPage.ts')],
      bundle: true,
      write: false,
      minify: true,
      format: 'iife',
      define: { 'process.env.NODE_ENV': '"production"', global: 'window' },
    }).outputFiles[0]?.text ?? '')

/** A visitor of a site in any browser: looks for what can be seen, by its role and name, and uses it. */
export class Visitor {
  constructor(
    readonly browser: Browser,
    readonly origin: string,
  ) {}

  /** What a body gives in the page, which then has the script of inPage.ts. */
  async run(body: string, ...values: Json[]): Promise<unknown> {
    if ((await this.browser.run('return Boolean(window.inPage)')) !== true) await this.browser.run(inPage())
    return this.browser.run(body, ...values)
  }

  /** Waits until a condition is true. Rejects with what was expected, and what was there instead. */
  async until(expected: string, condition: () => Promise<unknown>): Promise<void> {
    const end = Date.now() + patience
    let last: unknown
    do {
      try {
        last = await condition()
        if (last === true) return
      } catch (error) {
        // The page is just being replaced by another.
        last = messageOf(error)
      }
      await setTimeout(pause)
    } while (Date.now() < end)
    throw new Error(`${expected}; there is: ${JSON.stringify(last)}`)
  }

  async element(query: Query): Promise<PageElement> {
    let found: PageElement | undefined
    await this.until(`Sees ${JSON.stringify(query)}`, async () => {
      await this.run('')
      found = await this.browser.element('return window.inPage.find(arguments[0])', query)
      return found !== undefined
    })
    if (!found) throw new Error('unreachable')
    return found
  }

  async sees(query: Query): Promise<void> {
    await this.element(query)
  }

  async seesNot(query: Query): Promise<void> {
    await this.until(`Does not see ${JSON.stringify(query)}`, () =>
      this.run('return window.inPage.find(arguments[0]) === null', query),
    )
  }

  async isAt(address: string): Promise<void> {
    await this.until(`Is at ${address}`, async () => {
      const at = await this.run('return location.pathname + location.search')
      return at === address ? true : at
    })
  }

  async open(address: string): Promise<void> {
    await this.browser.open(new URL(address, this.origin).href)
    await this.run('')
  }

  /** Opens a page and starts its application, as the first key does. */
  async openStarted(address: string): Promise<void> {
    await this.open(address)
    await this.browser.press('Shift')
    await this.until('The application has started', () =>
      this.run(`return window.__live?.done === true && (${contentIsHydrated.toString()})()`),
    )
  }

  async click(query: Query): Promise<void> {
    await (await this.element(query)).click()
  }

  press(key: Key): Promise<void> {
    return this.browser.press(key)
  }

  /** Types a text into a field in place of what it has. */
  async fill(query: Query, text: string): Promise<void> {
    const field = await this.element(query)
    await field.click()
    await this.run('window.inPage.find(arguments[0]).select()', query)
    await field.type(text)
    await this.until(`${JSON.stringify(query)} has "${text}"`, async () => {
      const value = await this.run('return window.inPage.find(arguments[0]).value', query)
      return value === text ? true : value
    })
  }

  /** Chooses an option by its value: a list of options is drawn by the system, which no driver sees. */
  async choose(query: Query, value: string): Promise<void> {
    await this.sees(query)
    await this.run(
      `const select = window.inPage.find(arguments[0])
       select.focus()
       select.value = arguments[1]
       for (const name of ['input', 'change']) select.dispatchEvent(new Event(name, { bubbles: true }))`,
      query,
      value,
    )
  }

  /** Rejects with the uncaught errors of the page. */
  async seesNoErrors(): Promise<void> {
    const errors = await this.run('return window.inPage.errors')
    if (Array.isArray(errors) && errors.length > 0) throw new Error(`Uncaught: ${errors.join('; ')}`)
  }
}
