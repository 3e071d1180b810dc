/** @jest-environment jsdom */
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { renderOnServer, testSite } from '../../../content/site/site.fixture'
import { SiteProvider } from '../../../content/site/SiteContext'
import {
  analytics,
  InvoiceGenerator,
  invoiceStorageKey,
  lastPdf,
  paper,
  press,
  saveFile,
  show,
  steps,
  stored,
  toDownloads,
  type,
  words,
} from './invoiceGenerator.fixture'

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
    <SiteProvider site={testSite}>
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

it('the language of the invoice is not that of the page', async () => {
  await show()
  press(/^Details/)
  fireEvent.change(screen.getByLabelText('Language of the invoice'), { target: { value: 'de-de' } })
  await waitFor(() => expect(within(paper()).getByText('Rechnung')).toBeInTheDocument())
  expect(screen.getByRole('heading', { name: 'Details' })).toBeVisible()
  await waitFor(() => expect(paper().querySelector('[lang="de-DE"]')).not.toBeNull())
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
    await show(inLev)
    press(/^Details/)
    expect(screen.getByLabelText('Currency')).toHaveValue('BGN')
    fireEvent.change(screen.getByLabelText('Currency'), { target: { value: 'EUR' } })
    await waitFor(() =>
      expect(within(screen.getByLabelText('Currency')).queryByRole('option', { name: /BGN/ })).toBeNull(),
    )
  })

  it('is there again; a new invoice counts on and offers the recipient; begun by mistake, the one before comes back', async () => {
    await show(work)
    expect(screen.getByLabelText(/^Company or name/)).toHaveValue('Fernhill')
    press(/^Download/)
    press(/New invoice/)
    expect(screen.getByLabelText(/^Company or name/)).toHaveValue('')
    expect(screen.getByText(words['started_anew'] ?? '')).toBeVisible()
    press(words['undo'] ?? '')
    expect(screen.getByLabelText(/^Company or name/)).toHaveValue('Larkfield')
    press(/^Details/)
    expect(screen.getByLabelText(/^Invoice number/)).toHaveValue('2026-0099')
    await waitFor(() => expect(stored()).toMatchObject({ invoice: { number: '2026-0099' } }))
    press(/^Download/)
    press(/New invoice/)
    fireEvent.change(screen.getByLabelText('Recipients of earlier invoices'), { target: { value: '0' } })
    expect(screen.getByLabelText(/^Company or name/)).toHaveValue('Larkfield')
    press(/^Details/)
    expect(screen.getByLabelText(/^Invoice number/)).toHaveValue('2026-0100')
    expect(steps()).toContain('new invoice')
  })

  it('is not stored before something was changed, then with each change', async () => {
    await show()
    expect(stored()).toBeUndefined()
    type(/^Company or name/, 'Fernhill')
    await waitFor(() => expect(stored()).toMatchObject({ invoice: { seller: { name: 'Fernhill' } } }))
  })

  it('and cannot be read is offered as a file', async () => {
    localStorage.setItem(invoiceStorageKey, '{"invoice":')
    await show()
    expect(screen.getByRole('alert')).toHaveTextContent(words['saved_unreadable'] ?? '')
    press(words['download_unreadable'] ?? '')
    expect(saveFile).toHaveBeenCalledWith('{"invoice":', 'json', 'Invoice')
  })

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
