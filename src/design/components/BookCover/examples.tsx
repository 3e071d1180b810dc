import { coverColours } from '../../../content/cms/documentLists'
import type { Example } from '../example'
import { BookCover } from '.'

export const examples: Example[] = [
  ...coverColours.map((colour) => ({
    title: `In ${colour}`,
    element: <BookCover title="Closing the month faster" pages="15 pages" colour={colour} />,
  })),
  {
    title: 'With long words, without pages',
    element: <BookCover title="Kuukausitilinpäätösaikataulu nopeammaksi" colour="evergreen" />,
  },
]
