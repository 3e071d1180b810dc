/** @jest-environment jsdom */
import { act, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useInsertionEffect, type ReactElement } from 'react'
import { renderInSite, renderOnServer, testSite } from '../../../content/site/site.fixture'
import { SiteProvider } from '../../../content/site/SiteContext'
import { formatDay } from '../../../core/i18n/formatDay'
import { polyfillDialog } from '../../../design/components/Dialog/dialog.fixture'
import { analytics } from '../../../visitor/analytics/queue'
import { shareHash } from '../../shareLink/model/shareLink'
import { ratesCheckedOn } from '../../vat/model/vatRates'
import { VatCalculator } from './VatCalculator'
import { vatCalculatorWords as words } from './vatCalculatorWords.fixture'

const track = jest.spyOn(analytics, 'track').mockImplementation(() => undefined)
const actions = () =>
  track.mock.calls.flatMap(([name, properties]) =>
    name === 'VAT calculator used' && 'action' in properties ? [properties.action] : [],
  )

// Whether something can be seen is computed from all styles around it, which takes most of the time of such a test.
configure({ defaultHidden: true })

beforeEach(() => {
  polyfillDialog()
  localStorage.clear()
  track.mockClear()
  window.history.replaceState(null, '', '/')
})

const show = (urlCode: 'en' | 'de' | 'fi' | 'us' = 'en') =>
  renderInSite(<VatCalculator words={words} />, { urlCode })

const line = (number: number) => within(screen.getByRole('group', { name: `Line ${number}` }))
const amount = (number = 1, name = 'Net amount') => line(number).getByRole('textbox', { name })
const rate = (number = 1) => line(number).getByRole('combobox', { name: 'Rate' })
/** The amounts of the result in their order, without no-break spaces. */
const result = () =>
  [...document.querySelectorAll('dd')].map((element) => element.textContent?.replace(/[\u00a0\u202f]/g, ' '))

it('shows the result as soon as an amount is typed', async () => {
  show()
  expect(result()).toEqual(['–', '–', '–'])
  await userEvent.type(amount(), '1,234.50')
  expect(result()).toEqual(['£1,234.50', '£246.90', '£1,481.40'])
  expect(screen.getByText('VAT (20%)')).toBeVisible()
})

it('takes VAT out of gross amounts', async () => {
  show()
  await userEvent.click(screen.getByRole('radio', { name: /Take VAT out/ }))
  await userEvent.type(amount(1, 'Gross amount'), '120')
  expect(result()).toEqual(['£120.00', '£20.00', '£100.00'])
})

it.each([
  ['de', 'DE', ['100,00 €', '19,00 €', '119,00 €']],
  ['fi', 'FI', ['100,00 €', '25,50 €', '125,50 €']],
  // Without its own VAT, the United States see the calculator of the United Kingdom.
  ['us', 'GB', ['£100.00', '£20.00', '£120.00']],
] as const)('starts with the country of the market: %s', async (urlCode, country, expected) => {
  show(urlCode)
  expect(screen.getByRole('combobox', { name: 'Country' })).toHaveValue(country)
  await userEvent.type(amount(), '100')
  expect(result()).toEqual(expected)
})

it('takes the rates of another day, says which, and goes back to those of today', async () => {
  show()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'Estonia')
  await userEvent.type(amount(), '100')
  expect(result()).toEqual(['€100.00', '€24.00', '€124.00'])
  const day = screen.getByLabelText('Rates of another day')
  fireEvent.change(day, { target: { value: '2025-06-30' } })
  expect(result()).toEqual(['€100.00', '€22.00', '€122.00'])
  expect(screen.getByText('Rates on 30 June 2025')).toBeVisible()
  expect(screen.queryByText(/later laws/)).toBeNull()
  fireEvent.change(day, { target: { value: '2031-06-30' } })
  expect(screen.getByText('Rates on 30 June 2031')).toBeVisible()
  expect(
    screen.getByText(`As known on ${formatDay(ratesCheckedOn, 'en-GB')}; later laws can change them.`),
  ).toBeVisible()
  fireEvent.change(day, { target: { value: '2020-06-30' } })
  expect(day).toHaveAccessibleDescription(/Our rates begin on 1 January 2025/)
  expect(result()).toEqual(['€100.00', '€24.00', '€124.00'])
  fireEvent.change(day, { target: { value: '' } })
  expect(result()).toEqual(['€100.00', '€24.00', '€124.00'])
  expect(screen.queryByText(/^Rates on/)).toBeNull()
})

it('changes rates, currency and sources with the country', async () => {
  show()
  await userEvent.type(amount(), '100')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'Switzerland')
  expect(result()).toEqual(['CHF 100.00', 'CHF 8.10', 'CHF 108.10'])
  expect(screen.getByRole('heading', { name: 'VAT rates: Switzerland' })).toBeVisible()
  expect(screen.getByText('hotels and other accommodation')).toBeVisible()
  expect(screen.getByText('since 1 January 2024, until 31 December 2027')).toBeVisible()
  expect(
    screen.getByRole('link', { name: 'Federal Tax Administration: VAT rates Switzerland' }),
  ).toHaveAttribute(
    'href',
    'https://www.estv.admin.ch/estv/en/home/value-added-tax/vat-rates-switzerland.html',
  )
})

it('the title of a source in another language says which one', async () => {
  show()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'Germany')
  expect(screen.getByRole('link', { name: /^Umsatzsteuergesetz/ })).toHaveAttribute('lang', 'de')
  expect(screen.getByRole('link', { name: /^European Commission/ })).not.toHaveAttribute('lang')
})

it('says which use a rate has only for a time, and names the regions with their own rates', async () => {
  show()
  const country = screen.getByRole('combobox', { name: 'Country' })
  await userEvent.selectOptions(country, 'Sweden')
  expect(
    screen.getByText(
      /^most food \(since 1 April 2026, until 31 December 2027\); books \(since 1 January 2002\)/,
    ),
  ).toBeVisible()
  await userEvent.selectOptions(country, 'Portugal')
  expect(screen.getByText('Madeira')).toBeVisible()
})

it('takes another rate, and says what is wrong with it when the field is left', async () => {
  show()
  await userEvent.type(amount(), '200')
  await userEvent.selectOptions(rate(), 'Another rate')
  const percent = line(1).getByRole('textbox', { name: 'Rate in per cent' })
  expect(result()).toEqual(['–', '–', '–'])
  await userEvent.type(percent, '12.5')
  expect(result()).toEqual(['£200.00', '£25.00', '£225.00'])
  await userEvent.clear(percent)
  await userEvent.type(percent, '150')
  await userEvent.tab()
  expect(percent).toBeInvalid()
  expect(percent).toHaveAccessibleDescription('This number is too large. Check how many digits it has.')
})

it('adds up several lines per rate, and rounds as asked', async () => {
  show()
  await userEvent.type(amount(), '0.33')
  for (const number of [2, 3, 4]) {
    await userEvent.click(screen.getByRole('button', { name: 'Add a line' }))
    expect(amount(number)).toHaveFocus()
    await userEvent.type(amount(number), '0.33')
  }
  await userEvent.selectOptions(rate(4), 'zero:0')
  const table = screen.getByRole('table', { name: 'Totals per rate' })
  expect(
    within(table)
      .getAllByRole('row')
      .map((row) => row.textContent),
  ).toEqual(['RateNetVATGross', '20%£0.99£0.21£1.20', '0%£0.33£0.00£0.33'])
  await userEvent.click(screen.getByRole('radio', { name: /Once per rate/ }))
  expect(result()).toEqual(['£1.32', '£0.20', '£1.52'])
})

it('keeps what is no number, says so, and does not count it', async () => {
  show()
  await userEvent.type(amount(), '12,,5')
  await userEvent.tab()
  expect(amount()).toHaveAccessibleDescription('This is not a number. Write it as 1,234.56 or 1234.56.')
  expect(screen.getByText(/1 line is not counted/)).toBeVisible()
  expect(amount()).toHaveValue('12,,5')
})

it('removes a line and puts the focus on what brings it back', async () => {
  show()
  await userEvent.type(amount(), '1')
  await userEvent.click(screen.getByRole('button', { name: 'Add a line' }))
  await userEvent.type(amount(2), '2')
  await userEvent.click(line(1).getByRole('button', { name: 'Remove line 1' }))
  expect(amount(1)).toHaveValue('2')
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus()
  expect(line(1).queryByRole('button')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(amount(1)).toHaveValue('1')
  expect(amount(1)).toHaveFocus()
  await userEvent.click(line(2).getByRole('button', { name: 'Move line 2 up' }))
  expect(amount(1)).toHaveValue('2')
})

it('makes lines of a table that is pasted into any field', async () => {
  show('de')
  amount().focus()
  await userEvent.paste(
    'Position\tNetto\tSatz\nTisch\t1.000,00\t19 %\nBuch\t20\t7 %\nohne Betrag\nSonst\t5\t3 %',
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Add these lines' }))
  await waitFor(() => expect(screen.getAllByRole('group', { name: /^Line/ })).toHaveLength(3))
  expect(amount()).toHaveFocus()
  expect(line(1).getByRole('textbox', { name: 'Description' })).toHaveValue('Tisch')
  expect(rate(2)).toHaveValue('reduced:7')
  expect(line(3).getByRole('textbox', { name: 'Rate in per cent' })).toHaveValue('3')
  expect(result()).toEqual(['1.025,00 €', '191,55 €', '1.216,55 €'])
  expect(screen.getByText('3 lines added. Rows without an amount, left out: 1.')).toBeVisible()
})

it('pastes a number as it is', async () => {
  show('de')
  amount().focus()
  await userEvent.paste('1.234,56')
  expect(amount()).toHaveValue('1.234,56')
})

it('has a field for tables, and takes at most 500 lines', async () => {
  show()
  await userEvent.click(screen.getByRole('button', { name: 'Paste a table' }))
  const field = await screen.findByRole('textbox', { name: 'Table from a spreadsheet' })
  fireEvent.change(field, { target: { value: 'nothing here\nnor here' } })
  await userEvent.click(screen.getByRole('button', { name: 'Add these lines' }))
  expect(screen.getByText(/^There is no amount in it that we can calculate with\./)).toBeVisible()
  expect(field).toHaveValue('nothing here\nnor here')
  fireEvent.change(field, { target: { value: 'Desk\t1\n'.repeat(600) } })
  fireEvent.click(screen.getByText('Add these lines'))
  expect(
    await screen.findByText(
      '500 lines added. Only 500 lines fit. The rest was left out.',
      {},
      { timeout: 10_000 },
    ),
  ).toBeVisible()
  expect(result()).toEqual(['£500.00', '£100.00', '£600.00'])
  fireEvent.click(screen.getByText('Add a line'))
  expect(screen.getByText(/There is room for 500 lines/)).toBeVisible()
}, 60_000)

it('copies the result as text and for a spreadsheet', async () => {
  const user = userEvent.setup()
  show()
  await user.type(amount(), '100')
  await user.click(screen.getByRole('button', { name: 'Copy as text' }))
  expect(await navigator.clipboard.readText()).toBe(
    'Total (20%): Without VAT £100.00, VAT £20.00, With VAT £120.00',
  )
  expect(screen.getByText('Copied')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Copy for a spreadsheet' }))
  expect((await navigator.clipboard.readText()).split('\n')[1]).toBe('\t20%\t100.00\t20.00\t120.00')
})

it('shows what to copy where the browser does not allow it', async () => {
  const user = userEvent.setup()
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
  show()
  await user.type(amount(), '100')
  await user.click(screen.getByRole('button', { name: 'Copy as text' }))
  const text = await screen.findByRole('textbox', { name: /Your browser does not let us copy/ })
  expect(text).toHaveFocus()
  expect(text).toHaveValue('Total (20%): Without VAT £100.00, VAT £20.00, With VAT £120.00')
})

it('keeps the work in this browser until it is deleted, and can undo that', async () => {
  const { unmount } = show()
  await userEvent.type(amount(), '42')
  unmount()
  expect(JSON.parse(localStorage.getItem('vat-calculator/v2') ?? '{}')).toMatchObject({
    country: 'GB',
    lines: [{ amount: '42' }],
  })
  show()
  expect(amount()).toHaveValue('42')
  await userEvent.click(screen.getByRole('button', { name: 'Delete all entries' }))
  expect(amount()).toHaveValue('')
  expect(localStorage.getItem('vat-calculator/v2')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(amount()).toHaveValue('42')
})

it('opens with what it understands of damaged work', () => {
  localStorage.setItem(
    'vat-calculator/v2',
    JSON.stringify({ country: 'EE', lines: [{ amount: '10', rate: 'standard:22' }, 7] }),
  )
  show()
  expect(result()).toEqual(['€10.00', '€2.40', '€12.40'])
})

it('shows shared work without touching the own, and explains a link that was changed', async () => {
  localStorage.setItem('vat-calculator/v2', JSON.stringify({ country: 'GB', lines: [{ amount: '1' }] }))
  const hash = shareHash({
    country: 'DE',
    direction: 'remove',
    lines: [{ amount: '119', rate: 'standard:19' }],
  })
  window.history.replaceState(null, '', `/${hash}`)
  const { unmount } = show()
  await waitFor(() => expect(result()).toEqual(['€119.00', '€19.00', '€100.00']))
  expect(screen.getByText(/entries that were shared with you/)).toBeVisible()
  expect(localStorage.getItem('vat-calculator/v2')).toContain('"amount":"1"')
  unmount()
  window.history.replaceState(null, '', `/${hash?.slice(0, 20)}AAA${hash?.slice(23)}`)
  show()
  expect(await screen.findByRole('alert')).toHaveTextContent('This link is incomplete or was changed')
  expect(amount()).toHaveValue('1')
})

it('shares what is entered by a link', async () => {
  const { unmount } = show()
  await userEvent.type(amount(), '77')
  await userEvent.click(screen.getByRole('button', { name: 'Share by link' }))
  const { value: link } = await screen.findByRole<HTMLInputElement>('textbox', {
    name: /Everyone who opens this link/,
  })
  unmount()
  localStorage.clear()
  window.history.replaceState(null, '', new URL(link).hash)
  show('de')
  await waitFor(() => expect(amount()).toHaveValue('77'))
  expect(screen.getByRole('combobox', { name: 'Country' })).toHaveValue('GB')
})

it('checks a VAT number', async () => {
  show('de')
  const field = screen.getByRole('textbox', { name: 'VAT number with its country code' })
  expect(field).toHaveAccessibleDescription(/Deutschland: written like DE999999999/)
  await userEvent.type(field, 'DE 100 000 001')
  await userEvent.click(screen.getByRole('button', { name: 'Check' }))
  await waitFor(() =>
    expect(field).toHaveAccessibleDescription(
      /The check digit does not fit\. A digit is probably mistyped\./,
    ),
  )
  await userEvent.clear(field)
  expect(field).toBeValid()
  await userEvent.type(field, 'NL1234{Enter}')
  await waitFor(() =>
    expect(field).toHaveAccessibleDescription(
      /Niederlande: written like NL999999999B99.*after NL there should be 12 characters, here there are 4/,
    ),
  )
  await userEvent.clear(field)
  await userEvent.type(field, 'PL1000000006')
  await userEvent.tab()
  await waitFor(() => expect(screen.getByText(/PL1000000006 is built correctly/)).toBeVisible())
  expect(screen.getByRole('link', { name: 'Look it up in the official register' })).toHaveAttribute(
    'href',
    'https://ec.europa.eu/taxation_customs/vies/',
  )
})

it('reports what is done, without what is typed', async () => {
  show()
  await userEvent.type(amount(), '100')
  expect(actions()).toEqual(['calculate'])
  await userEvent.tab()
  expect(actions()).toEqual(['calculate', 'amount'])
  await userEvent.selectOptions(rate(), 'reduced:5')
  await userEvent.selectOptions(rate(), 'Another rate')
  await userEvent.type(line(1).getByRole('textbox', { name: 'Rate in per cent' }), '7')
  await userEvent.tab()
  expect(actions().slice(2)).toEqual(['VAT % amount', 'VAT % amount', 'calculate', 'VAT % amount'])
  await userEvent.click(screen.getByRole('button', { name: 'Delete all entries' }))
  expect(actions().at(-1)).toBe('delete')
  expect(JSON.stringify(track.mock.calls)).not.toMatch(/100|:7/)
})

it('reports nothing when saved work is opened', async () => {
  localStorage.setItem('vat-calculator/v2', JSON.stringify({ country: 'GB', lines: [{ amount: '1' }] }))
  show()
  await act(async () => undefined)
  expect(actions()).toEqual([])
})

it('is complete in the HTML, before any code has run', async () => {
  const html = document.createElement('div')
  html.innerHTML = await renderOnServer(<VatCalculator words={words} />, { urlCode: 'de' })
  expect(html.querySelector('[name=country]')).toHaveValue('DE')
  expect(html.querySelector('[name=amount-1]')).toBeInstanceOf(HTMLInputElement)
  expect(html.querySelector('[name=rate-1]')).toHaveDisplayValue(/^19\s% · Standard rate$/)
  expect(html).toHaveTextContent('VAT rates: Deutschland')
})

it('keeps what was typed and chosen in the HTML before the code was there', async () => {
  const container = document.body.appendChild(document.createElement('div'))
  // As the server writes an island.
  container.dataset['props'] = '{}'
  container.innerHTML = await renderOnServer(<VatCalculator words={words} />)
  const field = container.querySelector<HTMLInputElement>('[name=amount-1]')
  const country = container.querySelector<HTMLSelectElement>('[name=country]')
  if (field) field.value = '250'
  if (country) country.value = 'IE'
  // React sets it back while it hydrates, and src/browser/islands/islands.tsx again to what the visitor has chosen.
  const Chosen = ({ children }: { children: ReactElement }) => {
    useInsertionEffect(() => {
      const option = container.querySelector<HTMLInputElement>('[name=direction][value=remove]')
      if (option) option.checked = true
    }, [])
    return children
  }
  render(
    <SiteProvider site={testSite}>
      <Chosen>
        <VatCalculator words={words} />
      </Chosen>
    </SiteProvider>,
    { container, hydrate: true },
  )
  expect(field?.value).toBe('250')
  expect(container.querySelector('[name=direction]:checked')).toHaveAttribute('value', 'remove')
  expect(result()).toEqual(['€250.00', '€46.75', '€203.25'])
})
