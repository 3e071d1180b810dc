import type { Example } from '../example'
import { Portrait } from '../Portrait'
import { QuoteFigure } from '.'

export const examples: Example[] = [
  {
    title: 'With its source',
    element: (
      <QuoteFigure
        quote={<p>“We close the month in two days, and nobody asks for receipts any more.”</p>}
        author="Head of finance"
        company="Quillmere Bakeries"
      />
    ),
  },
  {
    title: 'With the face of its author',
    element: (
      <QuoteFigure
        quote={<p>“I still send back bad fish. Now I also get the money.”</p>}
        author="Lorcan Pettifer"
        company="Oakmoor Hospitality"
        portrait={<Portrait name="crop" />}
      />
    ),
  },
]
