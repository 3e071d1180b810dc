import { headingOf, isPageOf, siteData } from '../../scripts/builtSite'
import { toolWordsOf, type ToolWordsPart } from '../../src/content/cms/toolWords'
import { readJson } from '../../src/core/values/readJson'
import type { EditedSite } from '../fixtures/editedSite'
import { addExtensions, fillAsManager, translatePage } from '../fixtures/externalMutations'
import { demoContent } from '../pages/ProductDemo'
import type { Query } from './query'
import type { Visitor } from './Visitor'

/** A journey in any browser, from the first page to the last, on a site whose content may be edited. */
export type BrowserJourney = (visitor: Visitor, site: EditedSite) => Promise<void>

const { strings, navigation, market } = siteData('en')

const banner: Query = { role: 'banner' }
const footer: Query = { role: 'contentinfo' }
const main: Query = { role: 'main' }
const heading = (name: string): Query => ({ role: 'heading', name })

const wordsOf = (part: ToolWordsPart) => {
  const { data } = readJson(`content/documents/en-gb/tool_words.${part}.json`) as {
    data: Record<string, unknown>
  }
  return toolWordsOf(data)
}
const word = (words: Record<string, string>, key: string): string => {
  const found = words[key]
  if (found === undefined) throw new Error(`There is no word "${key}"`)
  return found
}

const fitsItsWindow = async (visitor: Visitor): Promise<void> =>
  visitor.until('The page is as wide as its window', () =>
    visitor.run('return document.documentElement.scrollWidth <= innerWidth'),
  )

const home: BrowserJourney = async (visitor) => {
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    await visitor.browser.resize(width, height)
    await visitor.openStarted('/en')
    await visitor.sees(heading(headingOf('/en')))
    await fitsItsWindow(visitor)
    await visitor.until('The pictures in view are drawn', () =>
      visitor.run(
        `return [...document.images]
          .filter((image) => image.getClientRects().length > 0 && image.getBoundingClientRect().top < innerHeight)
          .every((image) => image.complete && image.naturalWidth > 0)`,
      ),
    )
    await visitor.until('The typeface of the site is loaded', () =>
      visitor.run(
        'return document.fonts.ready.then((fonts) => [...fonts].some(({ status }) => status === "loaded"))',
      ),
    )
  }
  await visitor.sees({ ...footer })
}

const menu: BrowserJourney = async (visitor) => {
  const first = navigation.menus.find(({ entries }) => entries.some(({ link }) => isPageOf('en', link.href)))
  const link = first?.entries.find((entry) => isPageOf('en', entry.link.href))?.link
  if (!first || !link) throw new Error('No menu of en leads to a page')
  const summary: Query = { css: 'nav summary', text: first.label, within: banner }
  const entry: Query = { css: `a[href="${link.href}"]`, within: { css: 'nav', within: banner } }
  await visitor.openStarted('/en')
  await visitor.click(summary)
  await visitor.sees(entry)
  await visitor.press('Escape')
  await visitor.seesNot(entry)
  await visitor.click(summary)
  await visitor.click(entry)
  await visitor.isAt(link.href)
  await visitor.sees(heading(headingOf(link.href)))
  await visitor.browser.back()
  await visitor.sees(heading(headingOf('/en')))

  await visitor.browser.resize(390, 844)
  await visitor.openStarted('/en')
  await visitor.click({ css: 'summary', text: strings.menu, within: banner })
  await visitor.click(summary)
  await visitor.click(entry)
  await visitor.sees(heading(headingOf(link.href)))
}

const signUp: BrowserJourney = async (visitor) => {
  const dialog: Query = { role: 'dialog' }
  const email: Query = { role: 'textbox', within: dialog }
  await visitor.openStarted('/en')
  await visitor.click({ role: 'link', name: strings.sign_up, within: banner })
  await visitor.until('The e-mail field has the focus', async () => {
    await visitor.sees(email)
    return visitor.run('return document.activeElement === window.inPage.find(arguments[0])', email)
  })
  await visitor.fill(email, 'ada')
  await visitor.press('Enter')
  await visitor.sees({ css: '*', text: strings.invalid_email, within: dialog })
  await visitor.press('Escape')
  await visitor.seesNot(dialog)
}

const form: BrowserJourney = async (visitor) => {
  const control = (label: string): Query => ({ label, within: main })
  await visitor.openStarted('/en/contact')
  await visitor.fill(control(strings.first_name), 'Ada')
  await visitor.fill(control(strings.last_name), 'Byron')
  await visitor.fill(control(strings.email_label), 'ada@byron.example')
  await visitor.fill(control(strings.message), 'Does it work with two companies?')
  await visitor.click({ css: 'form button', within: main })
  await visitor.isAt('/en/thankyou')
  await visitor.sees(heading(headingOf('/en/thankyou')))
}

const pricing: BrowserJourney = async (visitor) => {
  const card: Query = { role: 'listitem', text: 'Growth', within: main }
  const slider: Query = { role: 'slider' }
  await visitor.openStarted('/en/pricing')
  await visitor.sees({ ...card, text: '£108 a month for 12 users' })
  await visitor.click({ css: 'label', text: 'Billed yearly', within: main })
  await visitor.sees({ ...card, text: '£1,080 a year for 12 users' })
  await visitor.click(slider)
  await visitor.press('Home')
  await visitor.press('ArrowRight')
  await visitor.sees({ css: '[role=status]', text: 'For 2 users', within: main })
  await visitor.isAt('/en/pricing?billing=yearly&users=2')
}

const consent: BrowserJourney = async (visitor) => {
  const region: Query = { role: 'region', name: strings.cookie_settings }
  const box = (name: string): Query => ({ css: `input[name="${name}"]`, within: region })
  const isChecked = (name: string) =>
    visitor.run('return window.inPage.find(arguments[0]).checked', box(name))
  const openSettings = async (): Promise<void> => {
    await visitor.click({ role: 'link', name: strings.cookie_settings, within: footer })
    await visitor.sees(box('analytics'))
  }
  await visitor.openStarted('/en')
  await openSettings()
  await visitor.click(box('analytics'))
  await visitor.click({ css: 'button[value="some"]', within: region })
  await visitor.seesNot(region)
  await visitor.openStarted('/en/about')
  await openSettings()
  if ((await isChecked('analytics')) !== true || (await isChecked('advertisement')) !== false)
    throw new Error('The next page does not show what was decided')
  await visitor.click({ css: 'button[value="none"]', within: region })
  await visitor.seesNot(region)
  await visitor.until('The refusal is in the cookies of the signals', async () => {
    const cookies = await visitor.run('return document.cookie')
    return String(cookies).includes('analytics_storage=denied') ? true : cookies
  })
}

const invoice: BrowserJourney = async (visitor) => {
  const words = { ...wordsOf('common'), ...wordsOf('invoice-generator') }
  const tool: Query = { css: '[data-tool]' }
  const field = (name: string): Query => ({ css: `[name="${name}"]`, within: tool })
  const button = (key: string): Query => ({ role: 'button', name: word(words, key), within: tool })
  const openStep = async (step: string): Promise<void> => {
    const namePart = word(words, `step_${step}`)
    await visitor.click({
      role: 'button',
      namePart,
      within: { role: 'navigation', name: word(words, 'steps') },
    })
    await visitor.sees({ role: 'heading', name: namePart, within: tool })
  }
  await visitor.openStarted('/en/invoice-generator')
  await visitor.fill(field('seller.name'), 'Fernhill Studio')
  await visitor.fill(field('seller.address.line1'), '12 Mill Lane')
  await visitor.fill(field('seller.address.city'), 'Leeds')
  await visitor.fill(field('seller.taxNumber'), '12/345/678')
  await openStep('buyer')
  await visitor.fill(field('buyer.name'), 'Larkfield Clinics')
  await openStep('items')
  await visitor.until('The first line is open', async () => {
    if (
      (await visitor.run('return window.inPage.find(arguments[0]) === null', field('lines.0.name'))) === true
    )
      await visitor.click({ css: '[data-line] button', within: tool })
    return visitor.run('return window.inPage.find(arguments[0]) !== null', field('lines.0.name'))
  })
  await visitor.fill(field('lines.0.name'), 'Design')
  await visitor.fill(field('lines.0.quantity'), '3')
  await visitor.fill(field('lines.0.price'), '100')
  await visitor.sees({ role: 'region', name: word(words, 'step_preview'), text: 'Fernhill Studio' })
  await openStep('get')
  await visitor.click(button('email_skip'))
  await visitor.sees(button('download_pdf'))
  await visitor.run(
    `window.files = []
     const { createObjectURL } = URL
     URL.createObjectURL = (file) => {
       void file.slice(0, 5).text().then((start) => window.files.push([start, file.size]))
       return createObjectURL.call(URL, file)
     }`,
  )
  await visitor.click(button('download_pdf'))
  await visitor.until('The PDF is made', async () => {
    const files = await visitor.run('return window.files')
    return Array.isArray(files) && files.some(([start, size]) => start === '%PDF-' && Number(size) > 5000)
      ? true
      : files
  })
  await fitsItsWindow(visitor)
}

const vat: BrowserJourney = async (visitor) => {
  const words = { ...wordsOf('common'), ...wordsOf('vat-calculator') }
  const tool: Query = { css: '[data-island=vat-calculator]' }
  const shows = (...amounts: string[]): Promise<void> =>
    visitor.until(`The result is ${amounts.join(', ')}`, async () => {
      const found = await visitor.run(
        `return [...document.querySelectorAll('[data-island=vat-calculator] dd')].map(({ textContent }) => textContent)`,
      )
      return JSON.stringify(found) === JSON.stringify(amounts) ? true : found
    })
  await visitor.openStarted('/en/vat-calculator')
  await visitor.fill({ css: '[name^="amount-"]', within: tool }, '1,000')
  await shows('£1,000.00', '£200.00', '£1,200.00')
  await visitor.click({
    css: 'label',
    text: word(words, 'direction_remove').replace('{market.vat}', market.vat),
    within: tool,
  })
  await shows('£1,000.00', '£166.67', '£833.33')
}

const demo: BrowserJourney = async (visitor) => {
  const { texts } = demoContent('en')
  const root: Query = { css: '#try-it' }
  const button = (name: string): Query => ({ role: 'button', name, within: root })
  await visitor.openStarted('/en/explore-product')
  await visitor.click({ css: 'a[href*="flow="]', within: root })
  await visitor.click(button(texts.new_card))
  await visitor.fill({ label: texts.card_name, within: root }, 'Trade fair')
  await visitor.fill({ label: texts.card_limit, within: root }, '50')
  await visitor.click(button(texts.continue_card))
  await visitor.click({ css: 'label', text: texts.purpose_travel, within: root })
  await visitor.click(button(texts.create_card))
  await visitor.sees({ role: 'heading', namePart: 'Trade fair', within: root })
  await visitor.isAt('/en/explore-product?flow=issue-card')
}

const editor: BrowserJourney = async (visitor, site) => {
  const id = 'en-gb.faq.faq'
  const words = `Words of ${visitor.browser.name}`
  await visitor.open(site.editor(id))
  await visitor.sees({ role: 'heading', namePart: 'en-gb' })
  await visitor.fill({ label: 'Title' }, words)
  await visitor.sees({ css: '*', text: 'Stored as a draft' })
  await visitor.until('The draft is stored', async () => {
    const { title } = (await site.read(id)).data
    return title === words ? true : title
  })
  await visitor.open(await site.previewOf(id))
  await visitor.isAt('/en/faq')
  await visitor.sees(heading(words))
  await visitor.click({ role: 'button', name: 'Leave the preview' })
  await visitor.sees(heading(headingOf('/en/faq')))
  await visitor.seesNot({ role: 'region', name: 'Preview' })
}

/** Leaves out that the page reports what others have done to its HTML. */
const expectsForeignChanges = (visitor: Visitor): Promise<unknown> =>
  visitor.run(
    'window.inPage.errors = window.inPage.errors.filter((message) => !/^The HTML of .* was changed/.test(message))',
  )

const translated: BrowserJourney = async (visitor) => {
  const tool: Query = { css: '[data-tool]', within: main }
  const employees: Query = { css: '[name=employees]', within: tool }
  const path = '/en/expense-report-roi-calculator'
  const figures = (): Promise<unknown> =>
    visitor.run(
      `const tool = document.querySelector('[data-tool]').cloneNode(true)
       for (const apart of tool.querySelectorAll('[role=status], noscript')) apart.remove()
       return tool.textContent.replace(/[^0-9]+/g, ' ')`,
    )
  const resultOf = async (count: string): Promise<unknown> => {
    const before = await figures()
    await visitor.fill(employees, count)
    let last = before
    await visitor.until('The result is another, and stays', async () => {
      const [one, now] = [last, await figures()]
      last = now
      return now !== before && now === one
    })
    return last
  }
  await visitor.openStarted(path)
  const [few, many] = [await resultOf('35'), await resultOf('200')]

  await visitor.open(path)
  // The compiler of this file names functions by a helper that the page has not.
  await visitor.run(`const __name = (named) => named; (${translatePage.toString()})()`)
  for (const [count, expected] of [
    ['35', few],
    ['200', many],
  ] as const) {
    // The driver loses a field that is rendered anew between two of its commands.
    await visitor.until(`The field takes ${count}`, async () => {
      await visitor.fill(employees, count)
      return true
    })
    await visitor.until(`The translated page says the result for ${count}`, async () => {
      const found = await figures()
      return found === expected ? true : `${String(found)}, on the page as it is ${String(expected)}`
    })
  }
  await visitor.sees({ css: 'font', within: main })
  await expectsForeignChanges(visitor)
}

const filled: BrowserJourney = async (visitor) => {
  const values = { firstname: 'Ada', lastname: 'Byron', email: 'ada@analytical.example' }
  const isKept = (): Promise<void> =>
    visitor.until('The form has what the manager has filled in', () =>
      visitor.run(
        `return Object.entries(arguments[0]).every(
           ([name, value]) => document.querySelector('form [name="' + name + '"]')?.value === value)`,
        values,
      ),
    )
  await visitor.open('/en/contact')
  await visitor.run(
    `(${addExtensions.toString()})(); (${fillAsManager.toString()})({ values: arguments[0], events: false })`,
    values,
  )
  await isKept()
  // The touch starts the application, which renders the changed form anew.
  const message: Query = { css: 'form textarea', within: main }
  await visitor.click(message)
  await visitor.until('The form is live', () =>
    visitor.run(
      `return Object.keys(document.querySelector('[data-island="lead-form"]')).some((key) => key.startsWith('__reactContainer'))`,
    ),
  )
  await isKept()
  await visitor.fill(message, 'How many cards?')
  await isKept()
  await expectsForeignChanges(visitor)
}

/** By their names, in the order in which they run. */
export const browserJourneys: Readonly<Record<string, BrowserJourney>> = {
  home,
  menu,
  'sign-up': signUp,
  form,
  pricing,
  consent,
  invoice,
  VAT: vat,
  demo,
  editor,
  translated,
  filled,
}
