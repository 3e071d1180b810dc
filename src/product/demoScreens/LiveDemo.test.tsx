/** @jest-environment jsdom */
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { locales } from '../../../locales.config'
import type { CmsDocument } from '../../content/cms/document'
import { readMarkets } from '../../content/cms/markets'
import { readProductScreens } from '../../content/cms/productScreens'
import { renderInSite, testSite } from '../../content/site/site.fixture'
import { SiteProvider } from '../../content/site/SiteContext'
import { readJson } from '../../core/values/readJson'
import { analytics } from '../../visitor/analytics/queue'
import { readDemos } from '../demo/readDemos'
import { demoProgressKey } from '../demo/storage'
import { forgetReported } from './demoEvents'
import { LiveDemo } from './LiveDemo'
// Loaded beforehand, so that no test waits for it to be compiled.
import './OpenDemo'
import type { DemoProps } from './pageFlow'

const folder = 'content/documents/en-gb'
const documents = readdirSync(folder).map((file) => readJson(path.join(folder, file)) as CmsDocument)
const content = readDemos({
  documents,
  markets: readMarkets(documents, locales).markets,
  productScreens: readProductScreens(documents, locales, Date.UTC(2027, 2, 30)).productScreens,
}).get('en')

jest.mock('./demoData', () => ({ loadDemoContent: jest.fn() }))
const { loadDemoContent } = jest.requireMock<{ loadDemoContent: jest.Mock }>('./demoData')

const props: DemoProps = {
  title: 'Try it',
  lead: '',
  start: 'Start the demo',
  flows: [
    { flow: 'issue_card', title: 'Issue a card', text: 'One', anchor: 'issue-a-card' },
    { flow: 'approve_expense', title: 'Approve an expense', text: 'Two', anchor: 'approve' },
  ],
  talk: { href: '/en/book-a-demo', text: 'Book a demo' },
}

beforeEach(() => {
  window.matchMedia = jest.fn(
    () =>
      ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }) as never,
  )
  Element.prototype.scrollIntoView = jest.fn()
  loadDemoContent.mockReset().mockResolvedValue(content)
  localStorage.clear()
  forgetReported()
  analytics.drop()
  window.history.replaceState(null, '', '/en/explore-product')
})

const events = () =>
  analytics.queued().map(({ properties }) => {
    const { status, flow, progress } = properties as Record<string, unknown>
    return `${String(status)} ${String(flow)} ${String(progress)}`
  })
/** By its text: computing roles and names of the whole product takes seconds without a browser. */
const press = (text: string | RegExp) =>
  fireEvent.click(screen.getByText(text, { selector: 'button, button *' }))

it('is a list of links that lead to the explanations, and hydrates as it was rendered', async () => {
  const { TextEncoder } = await import('node:util')
  const { MessageChannel } = await import('node:worker_threads')
  Object.assign(globalThis, { TextEncoder, MessageChannel })
  Object.assign(document, { elementFromPoint: () => null })
  const { renderToString } = await import('react-dom/server')
  const element = (
    <SiteProvider site={testSite}>
      <LiveDemo {...props} />
    </SiteProvider>
  )
  const container = document.createElement('div')
  container.innerHTML = renderToString(element)
  const link = within(container).getByRole('link', { name: /Approve an expense/ })
  expect(link).toHaveAttribute('href', '?flow=approve-expense#approve')
  const onRecoverableError = jest.fn()
  act(() => {
    hydrateRoot(container, element, { onRecoverableError })
  })
  expect(onRecoverableError).not.toHaveBeenCalled()
})

/** The at-rules of all styles in the document. */
const atRules = () =>
  [...document.querySelectorAll('style')].flatMap(
    ({ textContent }) => textContent?.match(/@[a-z]+[^{]*/g) ?? [],
  )

it('opens a flow, goes through it, keeps the progress and reports each step once', async () => {
  renderInSite(<LiveDemo {...props} />)
  const styleOfPage = atRules()
  fireEvent.click(screen.getByRole('link', { name: /Approve an expense/ }))
  const heading = await screen.findByRole('heading', { name: 'Waiting for you' })
  await waitFor(() => expect(heading).toHaveFocus())
  expect(window.location.search).toBe('?flow=approve-expense')
  press(/Owen Hughes/)
  press(/Owen Hughes/)
  expect(screen.getByText(content?.texts.elsewhere ?? '')).toBeInTheDocument()
  press(/Tom Okafor/)
  press('Look at the receipt')
  await waitFor(() => expect(screen.getByText(/./, { selector: '[data-screen-heading]' })).toHaveFocus())
  expect(JSON.parse(localStorage.getItem(demoProgressKey) ?? '')).toEqual({
    version: 1,
    flows: { approve_expense: { step: 'decide', actions: [] } },
  })
  press('Decline')
  press('Decline and tell why')
  expect(screen.getByLabelText('Why do you decline it?')).toBeInvalid()
  press('Cancel')
  press('Decline')
  fireEvent.change(screen.getByLabelText('Why do you decline it?'), { target: { value: 'Too dear' } })
  press('Decline and tell why')
  await waitFor(() => expect(screen.getByText(content?.texts.reopen ?? '')).toHaveFocus())
  press(content?.texts.reopen ?? '')
  await waitFor(() => expect(screen.getByText('Decline')).toHaveFocus())
  // At-rules that come later make a browser work out the style of the whole page again, for each screen.
  expect(atRules()).toEqual(styleOfPage)
  press('Approve')
  await waitFor(() => expect(screen.getByText(/^Done:/, { selector: 'h3' })).toHaveFocus())
  expect(events()).toEqual([
    'started approve_expense 0',
    'interacted approve_expense 0',
    'interacted approve_expense 0.67',
    'interacted approve_expense 0.67',
    'completed approve_expense 1',
  ])
  press('Restart this flow')
  expect(screen.getByRole('heading', { name: 'Waiting for you' })).toBeInTheDocument()
  expect(screen.queryByText(content?.texts.elsewhere ?? '')).not.toBeInTheDocument()
  expect(events()).toHaveLength(5)
  press('Restart everything')
  expect(localStorage.getItem(demoProgressKey)).toBeNull()
}, 20_000)

it('opens the flow of the address, and no other that the page has not', async () => {
  window.history.replaceState(null, '', '/en/explore-product?flow=close-month')
  const { unmount } = renderInSite(<LiveDemo {...props} />)
  expect(loadDemoContent).not.toHaveBeenCalled()
  unmount()
  window.history.replaceState(null, '', '/en/explore-product?a=1&flow=approve-expense')
  renderInSite(<LiveDemo {...props} />)
  expect(await screen.findByRole('heading', { name: 'Waiting for you' })).toBeInTheDocument()
  expect(window.location.search).toBe('?a=1&flow=approve-expense')
})

it('opens its first flow when the button that leads to it was pressed before the code was there', async () => {
  window.history.replaceState(null, '', '/en/explore-product#try-it')
  renderInSite(<LiveDemo {...props} />)
  const heading = await screen.findByText(/./, { selector: '[data-screen-heading]' })
  await waitFor(() => expect(heading).toHaveFocus())
  expect(window.location.search).toBe('?flow=issue-card')
})

it('writes amounts and days without Intl, whose first format takes a phone 100 ms', async () => {
  const formats = [jest.spyOn(Intl, 'NumberFormat'), jest.spyOn(Intl, 'DateTimeFormat')]
  renderInSite(<LiveDemo {...props} />)
  fireEvent.click(screen.getByRole('link', { name: /Approve an expense/ }))
  await screen.findByRole('heading', { name: 'Waiting for you' })
  expect(screen.getByText('£54.60')).toBeInTheDocument()
  press(/Tom Okafor/)
  press('Look at the receipt')
  expect(screen.getByText('24 March 2027')).toBeInTheDocument()
  for (const format of formats) {
    expect(format).not.toHaveBeenCalled()
    format.mockRestore()
  }
})

it('says so when it cannot be loaded', async () => {
  loadDemoContent.mockRejectedValueOnce(new Error('gone'))
  renderInSite(<LiveDemo {...props} />)
  fireEvent.click(screen.getByRole('link', { name: 'Start the demo' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(testSite.strings.something_went_wrong)
  fireEvent.click(screen.getByRole('link', { name: 'Start the demo' }))
  expect(await screen.findByRole('heading', { name: 'Cards' })).toBeInTheDocument()
})
