/** @jest-environment jsdom */
import { readFileSync } from 'node:fs'
import { TextDecoder, TextEncoder } from 'node:util'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { analytics } from '../../../analytics/queue'
import { toolWordsOf } from '../../../cms/toolWords'
import { renderOnServer, testSite } from '../../../site/site.fixture'
import { SiteProvider } from '../../../site/SiteContext'
import type { SiteData } from '../../../site/siteData'
import { saveFile } from '../../download/saveFile'
import type { PdfDocument } from '../../pdf/exports/pdfDocument'
import { makePdf } from '../../pdf/makePdf'
import { nationalRules } from '../model/nationalRules'
import { InvoiceGenerator, invoiceStorageKey } from './InvoiceGenerator'
import { LogoError, shrinkLogo } from './shrinkLogo'

jest.mock('../../pdf/makePdf', () => ({
  makePdf: jest.fn(() => Promise.resolve({ bytes: new Uint8Array([1]), missingLetters: [] })),
  preparePdf: jest.fn(),
}))
jest.mock('../../download/saveFile', () => ({
  ...jest.requireActual<object>('../../download/saveFile'),
  saveFile: jest.fn(),
}))
jest.mock('../../../http/client', () => ({
  http: { get: (path: string) => ({ json: () => Promise.resolve(wordsOfFile(path)) }) },
}))
jest.mock('./shrinkLogo', () => ({
  ...jest.requireActual<object>('./shrinkLogo'),
  shrinkLogo: jest.fn(() => Promise.resolve('data:image/png;base64,AAAA')),
}))

Object.assign(globalThis, { TextDecoder, TextEncoder })

// The code of the files is loaded by a test, not before it.
jest.setTimeout(30_000)

const wordsIn = (part: string): Record<string, string> =>
  toolWordsOf(
    (
      JSON.parse(readFileSync(`content/documents/en-gb/tool_words.${part}.json`, 'utf8')) as {
        data: Record<string, unknown>
      }
    ).data,
  )

/** The words that a language's file has; German ones are marked, so that the language is seen. */
function wordsOfFile(path: string): Record<string, string> {
  const words = wordsIn('invoice-document')
  return path.endsWith('/de.json') ? { ...words, title_380: 'Rechnung' } : words
}

const words = { ...wordsIn('common'), ...wordsIn('invoice-generator') }

const site = (overrides: Partial<SiteData> = {}): SiteData => ({ ...testSite, ...overrides })

async function show(overrides: Partial<SiteData> = {}) {
  const view = render(
    <SiteProvider site={site(overrides)}>
      <InvoiceGenerator words={words} />
    </SiteProvider>,
  )
  await screen.findByText(/^Bill to/)
  return view
}

/** The preview: beside the form in a wide window, in a step of its own otherwise, so it may be hidden. */
function paper(): HTMLElement {
  const region = document.querySelector<HTMLElement>('[aria-label="Preview"]')
  if (!region) throw new Error('No preview')
  return region
}
const type = (label: string | RegExp, value: string): void => {
  const [field] = screen.getAllByLabelText(label)
  if (!field) throw new Error(`No field ${String(label)}`)
  fireEvent.change(field, { target: { value } })
}
const press = (name: string | RegExp): void => {
  const [button] = screen.getAllByRole('button', { name })
  if (!button) throw new Error(`No button ${String(name)}`)
  fireEvent.click(button)
}
const stored = (): Record<string, unknown> | undefined => {
  const text = localStorage.getItem(invoiceStorageKey)
  return text === null ? undefined : (JSON.parse(text) as Record<string, unknown>)
}
const steps = (): unknown[] =>
  jest.mocked(analytics.track).mock.calls.map(([, properties]) => (properties as { step: string }).step)

/** The document of the PDF that was made last. */
const lastPdf = (): PdfDocument => {
  const [document] = jest.mocked(makePdf).mock.lastCall ?? []
  if (!document) throw new Error('No PDF was made')
  return document
}

async function toDownloads(): Promise<void> {
  press(/^Download/)
  press('Download without an e-mail address')
  await screen.findByRole('button', { name: /Download the PDF/ })
}

beforeEach(() => {
  localStorage.clear()
  jest.spyOn(analytics, 'track').mockImplementation(() => undefined)
  Element.prototype.scrollIntoView = () => undefined
  jest.mocked(saveFile).mockClear()
  jest.mocked(makePdf).mockClear()
})

it('the prerendered page has the first step, which can be typed into, and no day or amount', async () => {
  const html = await renderOnServer(<InvoiceGenerator words={words} />)
  expect(html).toContain('name="seller.name"')
  expect(html).toContain('United Kingdom')
  expect(html).not.toMatch(/202\d/)
  expect(html).not.toContain('£')
})

it('keeps what was typed before its code was there, and finds the HTML as the server has written it', async () => {
  const page = document.createElement('div')
  // As the server writes an island.
  page.dataset['props'] = '{}'
  page.innerHTML = await renderOnServer(<InvoiceGenerator words={words} />)
  const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  document.body.append(page)
  const name = page.querySelector<HTMLInputElement>('[name="seller.name"]')
  if (!name) throw new Error('No field for the name')
  name.value = 'Fernhill Studio'
  const { unmount } = render(
    <SiteProvider site={site()}>
      <InvoiceGenerator words={words} />
    </SiteProvider>,
    { container: page, hydrate: true },
  )
  await screen.findByText(/^Bill to/)
  expect(screen.getByLabelText(/^Company or name/)).toHaveValue('Fernhill Studio')
  await waitFor(() => expect(stored()).toMatchObject({ invoice: { seller: { name: 'Fernhill Studio' } } }))
  expect(errors.mock.calls).toEqual([])
  unmount()
  page.remove()
  errors.mockRestore()
})

it('makes a PDF of what was filled in, step by step', async () => {
  await show()
  type(/^Company or name/, 'Fernhill Studio')
  type('Town or city', 'Leeds')
  expect(within(paper()).getAllByText('Fernhill Studio')).not.toHaveLength(0)
  press('Continue: Recipient')
  expect(screen.getByRole('button', { name: /^Recipient/ })).toHaveAttribute('aria-current', 'step')
  type(/^Company or name/, 'Larkfield Clinics')
  press('Continue: Details')
  type(/^Invoice number/, '2026-0042')
  press('Continue: Items')
  type('Description', 'Design')
  type('Quantity', '2')
  type('Unit price', '1,250.50')
  await waitFor(() => expect(within(paper()).getByText('£3,001.20')).toBeInTheDocument())
  press(/^Download/)
  expect(await screen.findByText('Your invoice is ready.')).toBeVisible()
  await toDownloads()
  press(/Download the PDF/)
  await waitFor(() => expect(saveFile).toHaveBeenCalled())
  expect(jest.mocked(saveFile).mock.lastCall?.slice(1)).toEqual(['pdf', 'Invoice 2026-0042'])
  expect(lastPdf()).toMatchObject({
    title: 'Invoice 2026-0042',
    language: 'en-GB',
    author: 'Fernhill Studio',
  })
  const table = lastPdf().blocks.find(({ kind }) => kind === 'table')
  expect(table).toMatchObject({ rows: [['Design', '2 pc', '£1,250.50', '20%', '£2,501.00']] })
  await waitFor(() => expect(steps()).toContain('pdf downloaded'))
  expect(steps()).toEqual([
    'your company details', 'recipient details', 'invoice details', 'invoice items', 'get invoice', 'pdf downloaded',
  ]) // prettier-ignore
})

it.each([
  ['a narrow window, where the preview is a step', false],
  ['a wide one, where it is beside the form', true],
])('reports each step in %s', async (_, isWide) => {
  window.matchMedia = ((media: string) => ({
    media,
    matches: isWide && media.includes('min-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof window.matchMedia
  jest.mocked(analytics.track).mockClear()
  await show()
  type(/^Company or name/, 'Fernhill Studio')
  for (const step of ['Recipient', 'Details', 'Items', 'Notes', ...(isWide ? [] : ['Preview'])])
    press(new RegExp(`^${step}`))
  await toDownloads()
  press(/^Notes/)
  press(/^Download/)
  press(/Download the PDF/)
  await waitFor(() => expect(steps()).toContain('pdf downloaded'))
  press(/New invoice/)
  // A preview that is beside the form is reported once.
  expect(steps()).toEqual([
    'your company details', 'recipient details', 'invoice details', 'invoice items', 'notes', 'preview', 'get invoice',
    'notes', 'get invoice', 'pdf downloaded', 'new invoice', 'recipient details',
  ]) // prettier-ignore
  Reflect.deleteProperty(window, 'matchMedia')
})

it('says what the law of the country of the seller asks beyond the files, with its source', async () => {
  await show()
  await toDownloads()
  expect(screen.queryByText(/^Italy:/)).not.toBeInTheDocument()
  press(/^Your company/)
  type('Country', 'IT')
  press(/^Download/)
  expect(screen.getByText(/^Italy: invoices have to go through/)).toBeVisible()
  expect(screen.getByText(/^Checked on 25 November 2026/)).toBeVisible()
  expect(screen.getByRole('link', { name: /Agenzia delle Entrate/ })).toHaveAttribute(
    'href',
    nationalRules.IT.url,
  )
})

it('goes to another address than the recipient', async () => {
  await show()
  press(/^Details/)
  expect(screen.queryByLabelText('Town or city')).not.toBeInTheDocument()
  fireEvent.click(screen.getByLabelText('Delivered to another address'))
  type(/^Company or name/, 'Larkfield Warehouse')
  type('Town or city', 'Hull')
  type('County, state or region', 'East Riding')
  expect(await within(paper()).findByText('Larkfield Warehouse')).toBeInTheDocument()
  expect(within(paper()).getByText(/^Hull/)).toBeInTheDocument()
  fireEvent.click(screen.getByLabelText('Delivered to another address'))
  await waitFor(() => expect(within(paper()).queryByText('Larkfield Warehouse')).not.toBeInTheDocument())
})

it('is rounded to what is paid, and an item is discounted by an amount', async () => {
  await show()
  press(/^Items/)
  type('Unit price', '100.52')
  type('Discount in %', '20')
  press('Discount as an amount')
  type('Rounding', '-0.02')
  // 100.52 − 20 = 80.52, and 20 % VAT are 16.10.
  await waitFor(() => expect(within(paper()).getAllByText('£96.60').length).toBeGreaterThan(0))
  expect(screen.getByLabelText('Discount')).toHaveValue('20')
  press('Discount in per cent')
  expect(screen.getByLabelText('Discount in %')).toHaveValue('20')
})

it('an exemption has its reason and its code, which a reverse charge has by itself', async () => {
  await show()
  press(/^Items/)
  fireEvent.change(screen.getByLabelText('VAT'), { target: { value: 'E' } })
  press(/^Notes/)
  type('Code of the reason (VATEX)', 'vatex-eu-132-1i')
  await waitFor(() =>
    expect(stored()).toMatchObject({ invoice: { exemptions: { E: { code: 'VATEX-EU-132-1I' } } } }),
  )
  press(/^Items/)
  fireEvent.change(screen.getByLabelText('VAT'), { target: { value: 'AE' } })
  press(/^Notes/)
  expect(screen.queryByLabelText('Code of the reason (VATEX)')).not.toBeInTheDocument()
})

it('the language of the invoice is not that of the page', async () => {
  await show()
  press(/^Details/)
  fireEvent.change(screen.getByLabelText('Language of the invoice'), { target: { value: 'de-de' } })
  await waitFor(() => expect(within(paper()).getByText('Rechnung')).toBeInTheDocument())
  expect(screen.getByRole('heading', { name: 'Details' })).toBeVisible()
  await waitFor(() => expect(paper().querySelector('[lang="de-DE"]')).not.toBeNull())
})

it('items have the standard rate of the country of the seller, unless they are filled in', async () => {
  await show()
  type('Country', 'DE')
  press(/^Items/)
  expect(screen.getByLabelText('VAT')).toHaveValue('S:19')
  type('Description', 'Design')
  press(/^Your company/)
  type('Country', 'FR')
  press(/^Items/)
  press(/Design/)
  press(/Design/)
  // Of France this is another rate.
  expect(screen.getByLabelText('VAT rate in %')).toHaveValue('19')
})

describe('an e-invoice', () => {
  it('is refused with each broken rule at its field, and made once they are met', async () => {
    await show()
    type(/^Company or name/, 'Lindenhof')
    await toDownloads()
    press(/XML XRechnung/)
    const list = await screen.findByRole('alert')
    expect(list).toHaveTextContent('rules are not met')
    expect(list).toHaveTextContent('Rule BR-02')
    expect(saveFile).not.toHaveBeenCalled()

    fireEvent.click(within(list).getByRole('button', { name: 'Invoice number' }))
    const field = await screen.findByLabelText(/^Invoice number/)
    await waitFor(() => expect(field).toHaveFocus())
    expect(field).toHaveAccessibleDescription(expect.stringContaining('This has to be filled in.'))
    fireEvent.change(field, { target: { value: 'RE-1' } })
    await waitFor(() => expect(field).not.toHaveAttribute('aria-invalid'))
    press(/^Download/)
    expect(await screen.findByRole('alert')).not.toHaveTextContent(/BR-02\b/)
  })

  it('says at its line what is wrong with a number, and makes no file of it', async () => {
    await show()
    press(/^Items/)
    type('Description', 'Design')
    type('Unit price', 'a hundred')
    await toDownloads()
    press(/PDF Factur-X/)
    const list = await screen.findByRole('alert')
    fireEvent.click(within(list).getByRole('button', { name: 'Item 1: Unit price' }))
    const price = await screen.findByLabelText('Unit price')
    await waitFor(() => expect(price).toHaveFocus())
    expect(price).toHaveAttribute('aria-invalid', 'true')
    expect(saveFile).not.toHaveBeenCalled()
  })
})

it('a file that is made of numbers that cannot be read says so before it is made, and leads to them', async () => {
  await show()
  press(/^Items/)
  type('Description', 'Design')
  type(/^Unit price/, 'a hundred')
  type(/^Already paid/, 'some')
  await toDownloads()
  const notice = screen.getByText(words['entries_wrong'] ?? '').closest('[role=status]')
  expect(notice).toHaveTextContent('Item 1: Unit price This is not a number')
  expect(screen.getByRole('button', { name: /^Items/ })).toHaveTextContent(words['status_problem'] ?? '')
  press('Already paid')
  expect(screen.getByLabelText(/^Already paid/)).toHaveFocus()
  // It says so still after its part of the form has been away.
  expect(screen.getByLabelText(/^Already paid/)).toBeInvalid()
  type(/^Unit price/, '100')
  type(/^Already paid/, '50')
  press(/^Download/)
  expect(screen.queryByText(words['entries_wrong'] ?? '')).not.toBeInTheDocument()
})

it('an invoice is called ready when nothing is wrong or missing, and not before', async () => {
  await show()
  press(/^Items/)
  type('Description', 'Design')
  type(/^Unit price/, 'a hundred')
  press(/^Download/)
  const ready = () => screen.queryByText('Your invoice is ready.', { exact: false })
  expect(ready()).not.toBeInTheDocument()
  expect(screen.getByText(words['entries_wrong'] ?? '')).toBeVisible()
  press(/^Items/)
  type(/^Unit price/, '100')
  press(/^Download/)
  // The parties and the number are missing still.
  expect(screen.queryByText(words['entries_wrong'] ?? '')).not.toBeInTheDocument()
  expect(ready()).not.toBeInTheDocument()
})

it('an account that does not exist is named before a file is made', async () => {
  await show()
  type(/^IBAN/, 'DE89 3704 0044 0532 0130 01')
  await toDownloads()
  expect(await screen.findByText(new RegExp(words['problem_iban_checksum'] ?? ''))).toBeVisible()
  press('IBAN')
  expect(screen.getByLabelText(/^IBAN/)).toBeInvalid()
})

it('a number of another register than the usual one keeps it when its field is only visited', async () => {
  const seller = {
    name: 'Atelier',
    address: { country: 'FR' },
    registrationId: '12345678200077',
    registrationScheme: '0009',
  }
  localStorage.setItem(invoiceStorageKey, JSON.stringify({ invoice: { seller, lines: [] } }))
  await show()
  const field = screen.getByLabelText(/^SIREN/)
  fireEvent.focus(field)
  fireEvent.blur(field)
  type('Town or city', 'Paris')
  await waitFor(() => expect(stored()).toMatchObject({ invoice: { seller: { registrationScheme: '0009' } } }))
})

it('an earlier company has its own account', async () => {
  const company = (name: string) => ({ name, address: { country: 'GB' } })
  const invoice = {
    lines: [],
    seller: company('First'),
    payment: { iban: 'GB29NWBK60161331926819', accountName: 'First' },
  }
  const sellers = [{ ...company('Second'), account: { iban: 'DE89370400440532013000' } }, company('Third')]
  localStorage.setItem(invoiceStorageKey, JSON.stringify({ invoice, sellers }))
  await show()
  const choose = (value: string): void =>
    void fireEvent.change(screen.getByLabelText(words['earlier_sellers'] ?? ''), { target: { value } })
  choose('0')
  expect(screen.getByLabelText(/^IBAN/)).toHaveValue('DE89370400440532013000')
  expect(screen.getByLabelText(/^Account holder/)).toHaveValue('')
  choose('1')
  expect(screen.getByLabelText(/^IBAN/)).toHaveValue('')
})

describe('the items', () => {
  const names = (): (string | null)[] =>
    [...document.querySelectorAll('[data-line] strong')].map(({ textContent }) => textContent)

  it('a table that is pasted into a description becomes items, and can be taken back', async () => {
    await show()
    press(/^Items/)
    fireEvent.paste(screen.getByLabelText('Description'), {
      clipboardData: { getData: () => 'Design\t2\thours\t100\nSigns\t3\t50' },
    })
    expect(names()).toEqual(['Design', 'Signs'])
    expect(screen.getByText('2 items added')).toBeVisible()
    press('Undo')
    expect(names()).toEqual(['New item'])
  })

  it('are added by Enter, duplicated, moved, deleted and brought back', async () => {
    await show()
    press(/^Items/)
    type('Description', 'Design')
    fireEvent.keyDown(screen.getByLabelText('Description'), { key: 'Enter' })
    type('Description', 'Signs')
    press('Duplicate item 2')
    expect(names()).toEqual(['Design', 'Signs', 'Signs'])
    press('Move item 3 up')
    press('Move item 2 up')
    expect(names()).toEqual(['Signs', 'Design', 'Signs'])
    press('Delete item 1')
    expect(names()).toEqual(['Design', 'Signs'])
    press('Undo')
    expect(names()).toEqual(['Signs', 'Design', 'Signs'])
  })

  it('500 of them are all on the invoice', async () => {
    await show()
    press(/^Items/)
    const rows = Array.from({ length: 500 }, (_, index) => `Item ${index + 1}\t1\t2`)
    fireEvent.paste(screen.getByLabelText('Description'), {
      clipboardData: { getData: () => rows.join('\n') },
    })
    expect(names()).toHaveLength(500)
    await toDownloads()
    press(/Download the PDF/)
    await waitFor(() => expect(makePdf).toHaveBeenCalled())
    const table = lastPdf().blocks.find(({ kind }) => kind === 'table')
    expect(table?.kind === 'table' && table.rows).toHaveLength(500)
    expect(table?.kind === 'table' && table.totals?.at(-1)?.at(-1)).toMatchObject({ text: '£1,200.00' })
  })
})

describe('what was kept', () => {
  const work = {
    invoice: {
      lines: [{ name: 'Design', price: '100', quantity: '1', vat: { category: 'S', rate: '20' } }],
      number: '2026-0099',
      seller: { name: 'Fernhill', address: { country: 'GB' } },
      buyer: { name: 'Larkfield', address: { city: 'York' } },
    },
    asked: true,
  }

  it('offers the lev, which Bulgaria no longer has, only to an invoice that was begun in it', async () => {
    const inLev = { ...work, invoice: { ...work.invoice, currency: 'BGN' } }
    localStorage.setItem(invoiceStorageKey, JSON.stringify(inLev))
    await show()
    press(/^Details/)
    expect(screen.getByLabelText('Currency')).toHaveValue('BGN')
    fireEvent.change(screen.getByLabelText('Currency'), { target: { value: 'EUR' } })
    await waitFor(() =>
      expect(within(screen.getByLabelText('Currency')).queryByRole('option', { name: /BGN/ })).toBeNull(),
    )
  })

  it('is there again, and a new invoice counts on and offers the recipient', async () => {
    localStorage.setItem(invoiceStorageKey, JSON.stringify(work))
    await show()
    expect(screen.getByLabelText(/^Company or name/)).toHaveValue('Fernhill')
    press(/^Download/)
    press(/New invoice/)
    expect(screen.getByLabelText(/^Company or name/)).toHaveValue('')
    fireEvent.change(screen.getByLabelText('Recipients of earlier invoices'), { target: { value: '0' } })
    expect(screen.getByLabelText(/^Company or name/)).toHaveValue('Larkfield')
    press(/^Details/)
    expect(screen.getByLabelText(/^Invoice number/)).toHaveValue('2026-0100')
    expect(steps()).toContain('new invoice')
  })

  it('comes back after a new invoice was begun by mistake', async () => {
    localStorage.setItem(invoiceStorageKey, JSON.stringify(work))
    await show()
    press(/^Download/)
    press(/New invoice/)
    expect(screen.getByLabelText(/^Company or name/)).toHaveValue('')
    expect(screen.getByText(words['started_anew'] ?? '')).toBeVisible()
    press(words['undo'] ?? '')
    expect(screen.getByLabelText(/^Company or name/)).toHaveValue('Larkfield')
    press(/^Details/)
    expect(screen.getByLabelText(/^Invoice number/)).toHaveValue('2026-0099')
    await waitFor(() => expect(stored()).toMatchObject({ invoice: { number: '2026-0099' } }))
  })

  it('is not stored before something was changed, then with each change', async () => {
    await show()
    expect(stored()).toBeUndefined()
    type(/^Company or name/, 'Fernhill')
    await waitFor(() => expect(stored()).toMatchObject({ invoice: { seller: { name: 'Fernhill' } } }))
  })

  it.each(['{"invoice":', '{"version":1}', '[]'])(
    'and cannot be read is offered as a file: %s',
    async (text) => {
      localStorage.setItem(invoiceStorageKey, text)
      await show()
      expect(screen.getByRole('alert')).toHaveTextContent(words['saved_unreadable'] ?? '')
      press(words['download_unreadable'] ?? '')
      expect(saveFile).toHaveBeenCalledWith(text, 'json', 'Invoice')
    },
  )

  it('and is too large for the storage is said', async () => {
    await show()
    const set = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    type(/^Company or name/, 'Fernhill')
    expect(await screen.findByText(words['not_saved_full'] ?? '')).toBeVisible()
    set.mockRestore()
  })
})

it('goes on from an e-invoice, and back', async () => {
  await show()
  type(/^Company or name/, 'Fernhill')
  const xml = `<?xml version="1.0"?><Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2" xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2" xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2"><cbc:ID>4711</cbc:ID><cbc:DocumentCurrencyCode>EUR</cbc:DocumentCurrencyCode><cac:AccountingSupplierParty><cac:Party><cac:PartyLegalEntity><cbc:RegistrationName>Lindenhof</cbc:RegistrationName></cac:PartyLegalEntity></cac:Party></cac:AccountingSupplierParty></Invoice>`
  const file = (content: string, name: string): File =>
    Object.assign(new File([content], name), {
      arrayBuffer: () => Promise.resolve(Uint8Array.from(new TextEncoder().encode(content)).buffer),
    })
  const input = document.querySelector('[data-import]')
  if (!input) throw new Error('No field for a file')
  fireEvent.change(input, { target: { files: [file(xml, 'theirs.xml')] } })
  expect(await screen.findByText(/theirs.xml was read/)).toBeVisible()
  expect(screen.getByText(/Rule BR-03/)).toBeVisible()
  expect(screen.getByLabelText(/^Company or name/)).toHaveValue('Lindenhof')
  expect(screen.getByText(/Rule BR-03, .*\(BT-2\)/)).toBeVisible()
  // Also when the step was left meanwhile.
  press('Continue: Recipient')
  press(/^Your company/)
  press('Back to the invoice before')
  expect(screen.getByLabelText(/^Company or name/)).toHaveValue('Fernhill')
  expect(screen.queryByText(/theirs.xml was read/)).not.toBeInTheDocument()

  const again = document.querySelector('[data-import]') ?? input
  fireEvent.change(again, { target: { files: [file('no invoice', 'notes.txt')] } })
  expect(await screen.findByRole('alert')).toHaveTextContent('This file is no e-invoice')
  expect(screen.getByLabelText(/^Company or name/)).toHaveValue('Fernhill')
  // The message goes when the visitor goes on.
  type('Town or city', 'Leeds')
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

it('a logo is shown on the invoice and kept', async () => {
  await show()
  const input = document.querySelector('input[accept^="image/png"]')
  if (!input) throw new Error('No field for a logo')
  fireEvent.change(input, { target: { files: [new File(['x'], 'logo.png', { type: 'image/png' })] } })
  await waitFor(() => expect(paper().querySelector('img')).not.toBeNull())
  await waitFor(() =>
    expect(stored()).toMatchObject({ invoice: { seller: { logo: 'data:image/png;base64,AAAA' } } }),
  )
  jest.mocked(shrinkLogo).mockRejectedValueOnce(new LogoError('size'))
  fireEvent.change(input, { target: { files: [new File(['x'], 'huge.png', { type: 'image/png' })] } })
  expect(await screen.findByText(words['problem_logo_size'] ?? '')).toBeVisible()
  await act(() => Promise.resolve())
  expect(paper().querySelector('img')).not.toBeNull()
})

it.each([
  ['IBAN', 'DE89 3704 0044 0532 0130 01', 'problem_iban_checksum'],
  ['IBAN', 'DE89 3704', 'problem_iban_length'],
  ['BIC (SWIFT)', 'BANK', 'problem_bic_format'],
])('the %s %s is refused', async (label, value, key) => {
  await show()
  type(label, value)
  fireEvent.blur(screen.getByLabelText(label))
  await waitFor(() =>
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(
      expect.stringContaining(words[key] ?? 'missing'),
    ),
  )
})
