/** @jest-environment jsdom */
import { render } from '@testing-library/react'
import { BookCover } from '.'

it('shows title and pages, and says nothing that the text beside it does not', () => {
  const { container } = render(<BookCover title="Closing the month" pages="15 pages" />)
  expect(container).toHaveTextContent('Closing the month15 pages')
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true')
})

it('shows the first page of its file over the drawn cover', () => {
  const { container } = render(<BookCover title="Closing the month" picture="/file-pages/1a-1.webp" />)
  const picture = container.querySelector('img')
  expect(picture).toHaveAttribute('src', '/file-pages/1a-1.webp')
  expect(picture).toHaveAttribute('alt', '')
})
