/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { PageHeader } from '.'

it('contains the only h1 of the page', () => {
  render(<PageHeader eyebrow="Product" title="Company cards" lead="One for everybody." />)
  expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual(['Company cards'])
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Company cards')
  expect(screen.getByText('One for everybody.')).toBeInTheDocument()
})
