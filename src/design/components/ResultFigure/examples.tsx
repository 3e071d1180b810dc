import type { Example } from '../example'
import { ResultFigure } from '.'

const result = { figure: '0.9%', label: 'Costs not recharged', note: '6.1% before' }

export const examples: Example[] = [
  { title: 'On a card', element: <ResultFigure result={result} /> },
  { title: 'On the page of the case', element: <ResultFigure result={result} large /> },
]
