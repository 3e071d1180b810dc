/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { fill } from '../../../core/i18n/fill'
import { LogoError, paper, press, show, shrinkLogo, stored, type, words } from './invoiceGenerator.fixture'

it('a number of another register than the usual one keeps it when its field is only visited', async () => {
  const seller = {
    name: 'Atelier',
    address: { country: 'FR' },
    registrationId: '12345678200077',
    registrationScheme: '0009',
  }
  await show({ invoice: { seller, lines: [] } })
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
  await show({ invoice, sellers })
  const choose = (value: string): void =>
    void fireEvent.change(screen.getByLabelText(words['earlier_sellers'] ?? ''), { target: { value } })
  choose('0')
  expect(screen.getByLabelText(/^IBAN/)).toHaveValue('DE89370400440532013000')
  expect(screen.getByLabelText(/^Account holder/)).toHaveValue('')
  choose('1')
  expect(screen.getByLabelText(/^IBAN/)).toHaveValue('')
})

const file = (content: string, name: string): File =>
  Object.assign(new File([content], name), {
    arrayBuffer: () => Promise.resolve(Uint8Array.from(new TextEncoder().encode(content)).buffer),
  })

function importField(): Element {
  const input = document.querySelector('[data-import]')
  if (!input) throw new Error('No field for a file')
  return input
}

it.each([
  ['one that is cut off', '<?xml version="1.0"?><Invoice><ID>47', 'This file is damaged or is no invoice.'],
  ['one with a document type', '<!DOCTYPE Invoice><Invoice/>', /^This XML has a document type \(DOCTYPE\)\./],
])('a file that cannot be read is refused for its own reason: %s', async (_, content, reason) => {
  await show()
  fireEvent.change(importField(), { target: { files: [file(content, 'theirs.xml')] } })
  expect(await screen.findByText(reason)).toBeVisible()
})

it('goes on from an e-invoice, and back', async () => {
  await show()
  type(/^Company or name/, 'Fernhill')
  const xml = `<?xml version="1.0"?><Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2" xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2" xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2"><cbc:ID>4711</cbc:ID><cbc:UUID>1</cbc:UUID><cbc:DocumentCurrencyCode>EUR</cbc:DocumentCurrencyCode><cac:AccountingSupplierParty><cac:Party><cac:PartyLegalEntity><cbc:RegistrationName>Lindenhof</cbc:RegistrationName></cac:PartyLegalEntity></cac:Party></cac:AccountingSupplierParty></Invoice>`
  const input = importField()
  fireEvent.change(input, { target: { files: [file(xml, 'theirs.xml')] } })
  expect(await screen.findByText(/theirs.xml was read/)).toBeVisible()
  expect(screen.getByText(/Rule BR-03/)).toBeVisible()
  expect(screen.getByLabelText(/^Company or name/)).toHaveValue('Lindenhof')
  expect(screen.getByText(/Rule BR-03, .*\(BT-2\)/)).toBeVisible()
  // What the file has beyond an invoice of the norm is named.
  expect(await screen.findByText('elements of the file without a field (UUID)')).toBeVisible()
  press(/^Remove elements of the file/)
  expect(document.activeElement).toHaveTextContent(/^Kept as it is/)
  press(/^Remove kinds, currencies/)
  expect(screen.queryByText(/^Kept as it is/)).not.toBeInTheDocument()
  expect(document.activeElement).toHaveTextContent(/^Your company$/)
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
  expect(await screen.findByText(fill(words['problem_logo_size'] ?? '', { size: '30 MB' }))).toBeVisible()
  await act(() => Promise.resolve())
  expect(paper().querySelector('img')).not.toBeNull()
})

it('offers an account number of the country where companies are paid to one', async () => {
  await show()
  type('Country', 'DE')
  expect(screen.queryByLabelText(/^Sort code and account number/)).not.toBeInTheDocument()
  type('Country', 'GB')
  type(/^Sort code and account number/, '12-34-56 12345678')
  expect(paper()).toHaveTextContent('12-34-56 12345678')
  // What is written stays in sight.
  type('Country', 'DE')
  expect(screen.getByLabelText(/^Sort code and account number/)).toHaveValue('12-34-56 12345678')
})

it.each([
  ['DE', 'IBAN first'],
  ['GB', 'the number of the country first'],
  ['US', 'the number of the country first'],
])('asks a company in %s for its account: %s', async (country, order) => {
  await show()
  type('Country', 'GB')
  type(/^Sort code and account number/, '12-34-56 12345678')
  type('Country', country)
  const iban = screen.getByLabelText(/^IBAN/)
  const isAfter = iban.compareDocumentPosition(screen.getByLabelText(/^Sort code and account number/))
  expect(isAfter).toBe(
    order === 'IBAN first' ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING,
  )
})

it('an account or a bank that does not exist is refused', async () => {
  await show()
  for (const [label, value, key] of [
    ['IBAN', 'DE89 3704 0044 0532 0130 01', 'problem_iban_checksum'],
    ['IBAN', 'DE89 3704', 'problem_iban_length'],
    ['BIC (SWIFT)', 'BANK', 'problem_bic_format'],
  ] as const) {
    type(label, value)
    fireEvent.blur(screen.getByLabelText(label))
    await waitFor(() =>
      expect(screen.getByLabelText(label)).toHaveAccessibleDescription(
        expect.stringContaining(words[key] ?? 'missing'),
      ),
    )
  }
})
