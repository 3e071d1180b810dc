/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { Table } from '.'

const head = ['', 'Start', 'Grow']
const rows = [
  ['Company cards', '5', '50'],
  ['Approval steps', '1', '3'],
]

it('names rows and columns, so that a cell can be understood alone', () => {
  render(<Table caption="Plans" head={head} rows={rows} />)
  expect(screen.getByRole('table', { name: 'Plans' })).toBeInTheDocument()
  expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual(['Start', 'Grow'])
  expect(screen.getByRole('rowheader', { name: 'Approval steps' })).toBeInTheDocument()
  expect(screen.getByRole('cell', { name: '50' })).toBeInTheDocument()
})

it('scrolls in a region the keyboard can reach', async () => {
  render(<Table caption="Plans" captionHidden head={head} rows={rows} />)
  expect(screen.getByRole('region', { name: 'Plans' })).toHaveAttribute('tabindex', '0')
})

it('has the names of three columns or more for values that are one below the other', () => {
  render(<Table caption="Plans" head={['', 'Start', 'Say "Grow"']} rows={rows} />)
  const { style } = screen.getByRole('table')
  expect(style.getPropertyValue('--label-2')).toBe('"Start"')
  expect(style.getPropertyValue('--label-3')).toBe('"Say \\"Grow\\""')
})

it('two columns stay side by side', () => {
  render(<Table caption="Changes" head={['Before', 'After']} rows={[['A', 'B']]} />)
  expect(screen.getByRole('table')).not.toHaveAttribute('style')
})

it('renders nothing without rows', () => {
  const { container } = render(<Table caption="Plans" head={head} rows={[]} />)
  expect(container).toBeEmptyDOMElement()
})
