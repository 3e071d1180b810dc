/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { CaseFigures, figureOf } from './CaseFigures'

it.each([
  ['4, previously 9', '4', 'previously 9'],
  ['14, in and around Manchester', '14', 'in and around Manchester'],
  ['1 200 kortköp', '1 200', 'kortköp'],
  ['1.200 Belege', '1.200', 'Belege'],
  ['6%', '6%', ''],
])('%s is the figure %s', (value, figure, rest) => {
  expect(figureOf({ label: 'Shops', value })).toEqual({ label: 'Shops', figure, rest })
})

it('a fact that begins with words is no figure', () => {
  expect(figureOf({ label: 'Invoices', value: 'About 420 a month' })).toBeUndefined()
  expect(figureOf({ label: '', value: '4' })).toBeUndefined()
})

it('shows each figure under its label, and nothing without any', () => {
  const { rerender, container } = render(
    <CaseFigures figures={[{ label: 'Shops', figure: '14', rest: '' }]} />,
  )
  expect(screen.getByText('Shops').nextSibling).toHaveTextContent('14')
  rerender(<CaseFigures figures={[]} />)
  expect(container).toBeEmptyDOMElement()
})
