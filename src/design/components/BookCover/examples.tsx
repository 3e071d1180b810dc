import type { Example } from '../example'
import { BookCover } from '.'

export const examples: Example[] = [
  { title: 'On a page', element: <BookCover title="Closing the month faster" pages="15 pages" /> },
  { title: 'In a list', element: <BookCover title="Closing the month faster" pages="15 pages" small /> },
  {
    title: 'With long words, without pages',
    element: <BookCover title="Kuukausitilinpäätösaikataulu nopeammaksi" small />,
  },
]
