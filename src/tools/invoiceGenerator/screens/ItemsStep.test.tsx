/** @jest-environment jsdom */
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { polyfillDialog } from '../../../design/components/Dialog/dialog.fixture'
import { lastPdf, makePdf, paper, press, show, stored, toDownloads, type } from './invoiceGenerator.fixture'

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

describe('the items', () => {
  beforeEach(polyfillDialog)

  const names = (): (string | null)[] =>
    [...document.querySelectorAll('[data-line] strong')].map(({ textContent }) => textContent)

  it('a table that is pasted into a description becomes items, and can be taken back', async () => {
    await show()
    press(/^Items/)
    fireEvent.paste(screen.getByLabelText('Description'), {
      clipboardData: { getData: () => 'Design\t2\thours\t100\nSigns\t3\t50' },
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Add the items' }))
    expect(await screen.findByText('2 items added')).toBeVisible()
    expect(names()).toEqual(['Design', 'Signs'])
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

  it('120 of them are all on the invoice', async () => {
    await show()
    press(/^Items/)
    const rows = Array.from({ length: 120 }, (_, index) => `Item ${index + 1}\t1\t2`)
    fireEvent.paste(screen.getByLabelText('Description'), {
      clipboardData: { getData: () => rows.join('\n') },
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Add the items' }))
    await waitFor(() => expect(names()).toHaveLength(120), { timeout: 10_000 })
    await toDownloads()
    press(/Download the PDF/)
    await waitFor(() => expect(makePdf).toHaveBeenCalled())
    const table = lastPdf().blocks.find(({ kind }) => kind === 'table')
    expect(table?.kind === 'table' && table.rows).toHaveLength(120)
    expect(table?.kind === 'table' && table.totals?.at(-1)?.at(-1)).toMatchObject({ text: '£288.00' })
  })
})
