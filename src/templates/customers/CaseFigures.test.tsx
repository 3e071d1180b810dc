/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { caseResults } from '../../content/cms/documentLists'
import { CaseFigures } from './CaseFigures'

it('a result without a figure or a label is left out', () => {
  const results = [
    { figure: '0.9%', label: 'Costs not recharged', note: '6.1% before' },
    { figure: '9', label: null, note: '120 before' },
    { figure: 'Day 3', label: 'Invoice after delivery', note: null },
  ]
  expect(caseResults(results)).toEqual([results[0], { figure: 'Day 3', label: 'Invoice after delivery' }])
  expect(caseResults(undefined)).toEqual([])
})

it('shows each figure with its label, and nothing without any', () => {
  const results = [{ figure: '0.9%', label: 'Costs not recharged', note: '6.1% before' }]
  const { rerender, container } = render(<CaseFigures results={results} />)
  expect(screen.getByRole('listitem')).toHaveTextContent('0.9% Costs not recharged 6.1% before')
  rerender(<CaseFigures results={[]} />)
  expect(container).toBeEmptyDOMElement()
})
