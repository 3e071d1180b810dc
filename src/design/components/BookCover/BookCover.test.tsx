/** @jest-environment jsdom */
import { render } from '@testing-library/react'
import ebook from '../../../../customtypes/ebook/index.json'
import { coverColour, coverColours } from '../../../content/cms/documentLists'
import { BookCover } from '.'

it('shows title and pages, and says nothing that the text beside it does not', () => {
  const { container } = render(
    <BookCover title="Closing the month" colour="night" pages="15 pages" picture="/file-pages/a-1.webp" />,
  )
  expect(container).toHaveTextContent('Closing the month15 pages')
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true')
  // The first page of its file over the drawn cover.
  expect(container.querySelector('img')).toHaveAttribute('src', '/file-pages/a-1.webp')
  expect(container.querySelector('img')).toHaveAttribute('alt', '')
})

it('is drawn in each colour that editors can choose', () => {
  expect(ebook.json.Main.cover_colour.config.options).toEqual([...coverColours])
  const backgrounds = coverColours.map((colour) => {
    const { container } = render(<BookCover title="Closing the month" colour={colour} />)
    return container.firstElementChild?.className
  })
  expect(new Set(backgrounds).size).toBe(coverColours.length)
  expect([coverColour('sand'), coverColour(undefined)]).toEqual(['sand', 'evergreen'])
})
