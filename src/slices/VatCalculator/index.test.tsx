/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react'
import english from '../../../content/documents/en-gb/tool_words.vat-calculator.json'
import { toolWordsOf } from '../../content/cms/toolWords'
import { renderInSite } from '../../content/site/site.fixture'
import { renderEmptySlice } from '../slice.fixture'
import mocks from './mocks.json'
import VatCalculatorSlice from '.'

const shown = { toolWords: { 'vat-calculator': toolWordsOf(english.data) } }

it('shows the calculator and the rates of all countries', () => {
  // The mocks are typed by their values.
  const slice = mocks[0] as unknown as Parameters<typeof VatCalculatorSlice>[0]['slice']
  renderInSite(<VatCalculatorSlice slice={slice} index={1} />, {}, shown)
  const section = screen.getByRole('region', { name: 'Calculate VAT' })
  expect(within(section).getByRole('textbox', { name: 'Net amount' })).toBeVisible()
  expect(section.querySelector('[data-island=vat-calculator]')).toContainElement(
    within(section).getByRole('combobox', { name: 'Country' }),
  )
  const rates = screen.getAllByRole('row').filter((row) => within(row).queryByRole('rowheader'))
  expect(rates).toHaveLength(30)
  const finland = rates.find((row) => within(row).queryByRole('rowheader', { name: 'Finland' }))
  expect(finland).toHaveTextContent(/Finland25\.5%13\.5%, 10%/)
})

it('needs no title', () => {
  expect(renderEmptySlice(VatCalculatorSlice, mocks).container).not.toBeEmptyDOMElement()
})
