/** The invoice generator as a test shows and uses it. A test imports what is mocked here from this file. */
import { TextDecoder, TextEncoder } from 'node:util'
import { configure, fireEvent, render, screen } from '@testing-library/react'
import { toolWordsOf } from '../../../content/cms/toolWords'
import { testSite } from '../../../content/site/site.fixture'
import { SiteProvider } from '../../../content/site/SiteContext'
import { readJson } from '../../../core/values/readJson'
import { analytics } from '../../../visitor/analytics/queue'
import { saveFile } from '../../download/saveFile'
import type { PdfDocument } from '../../pdf/exports/pdfDocument'
import { makePdf } from '../../pdf/makePdf'
import { InvoiceGenerator, invoiceStorageKey } from './InvoiceGenerator'
import { loadExports } from './loadExports'
import { LogoError, shrinkLogo } from './shrinkLogo'

jest.mock('../../pdf/makePdf', () => ({
  makePdf: jest.fn(() => Promise.resolve({ bytes: new Uint8Array([1]), missingLetters: [] })),
  preparePdf: jest.fn(),
}))
jest.mock('../../download/saveFile', () => ({
  ...jest.requireActual<object>('../../download/saveFile'),
  saveFile: jest.fn(),
}))
jest.mock('../../../core/http/client', () => ({
  http: { get: (path: string) => ({ json: () => Promise.resolve(wordsOfFile(path)) }) },
}))
jest.mock('./shrinkLogo', () => ({
  ...jest.requireActual<object>('./shrinkLogo'),
  shrinkLogo: jest.fn(() => Promise.resolve('data:image/png;base64,AAAA')),
}))

export { analytics, InvoiceGenerator, invoiceStorageKey, LogoError, makePdf, saveFile, shrinkLogo }

Object.assign(globalThis, { TextDecoder, TextEncoder })

// The code of the files takes seconds to load on a busy machine.
jest.setTimeout(30_000)

// Whether an element can be seen by assistive technology is computed from the styles of everything around it, which takes
// most of the time of a test; `press` refuses what is hidden.
configure({ defaultHidden: true })

const wordsIn = (part: string): Record<string, string> =>
  toolWordsOf(
    (
      readJson(`content/documents/en-gb/tool_words.${part}.json`) as {
        data: Record<string, unknown>
      }
    ).data,
  )

/** The words that a language's file has; German ones are marked, so that the language is seen. */
function wordsOfFile(path: string): Record<string, string> {
  const words = wordsIn('invoice-document')
  return path.endsWith('/de.json') ? { ...words, title_380: 'Rechnung' } : words
}

export const words = { ...wordsIn('common'), ...wordsIn('invoice-generator') }

/** Shows the tool, and the work that is stored. */
export async function show(work?: unknown) {
  if (work !== undefined) localStorage.setItem(invoiceStorageKey, JSON.stringify(work))
  const view = render(
    <SiteProvider site={testSite}>
      <InvoiceGenerator words={words} />
    </SiteProvider>,
  )
  await screen.findByText(/^Bill to/)
  return view
}

/** The preview: beside the form in a wide window, in a step of its own otherwise, so it may be hidden. */
export function paper(): HTMLElement {
  const region = document.querySelector<HTMLElement>('[aria-label="Preview"]')
  if (!region) throw new Error('No preview')
  return region
}

export function type(label: string | RegExp, value: string): void {
  const [field] = screen.getAllByLabelText(label)
  if (!field) throw new Error(`No field ${String(label)}`)
  fireEvent.change(field, { target: { value } })
}

/** Presses the first button with a name that is not hidden. */
export function press(name: string | RegExp): void {
  const button = screen
    .getAllByRole('button', { name })
    .find((one) => !one.closest('[hidden], [aria-hidden="true"]'))
  if (!button) throw new Error(`No button ${String(name)}`)
  fireEvent.click(button)
}

export const stored = (): Record<string, unknown> | undefined => {
  const text = localStorage.getItem(invoiceStorageKey)
  return text === null ? undefined : (JSON.parse(text) as Record<string, unknown>)
}

/** The steps that were reported. */
export const steps = (): unknown[] =>
  jest.mocked(analytics.track).mock.calls.map(([, properties]) => (properties as { step: string }).step)

/** The document of the PDF that was made last. */
export function lastPdf(): PdfDocument {
  const [document] = jest.mocked(makePdf).mock.lastCall ?? []
  if (!document) throw new Error('No PDF was made')
  return document
}

export async function toDownloads(): Promise<void> {
  press(/^Download/)
  press('Download without an email address')
  await screen.findByRole('button', { name: /Download the PDF/ })
}

// It comes within a test otherwise, while nothing waits for it.
beforeAll(() => loadExports())

beforeEach(() => {
  localStorage.clear()
  window.history.replaceState(null, '')
  jest.spyOn(analytics, 'track').mockImplementation(() => undefined)
  Element.prototype.scrollIntoView = () => undefined
  jest.mocked(saveFile).mockClear()
  jest.mocked(makePdf).mockClear()
})
