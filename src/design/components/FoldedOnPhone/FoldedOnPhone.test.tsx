/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { FoldedOnPhone } from '.'

const months = (count: number): string[] => Array.from({ length: count }, (_, index) => `Month ${index + 1}`)
const list = (names: string[]) => (
  <FoldedOnPhone names={names}>
    <ol>
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ol>
  </FoldedOnPhone>
)

it('names the first and the last entry that a phone does not show', () => {
  render(list(months(12)))
  expect(screen.getByLabelText('Month 9 – Month 12')).not.toBeChecked()
  expect(screen.getAllByRole('listitem')).toHaveLength(12)
})

it('folds nothing for three entries more than are shown', () => {
  render(list(months(11)))
  expect(screen.queryByRole('checkbox', { hidden: true })).toBeNull()
})
