/** @jest-environment jsdom */
import { render } from '@testing-library/react'
import { BookCover } from '.'

it('shows title and pages, and says nothing that the text beside it does not', () => {
  const { container } = render(<BookCover title="Closing the month" pages="15 pages" />)
  expect(container).toHaveTextContent('Closing the month15 pages')
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true')
})
