import type { Example } from '../example'
import { ResultStrip } from '.'

export const examples: Example[] = [
  {
    title: 'Below 1200 px',
    element: <ResultStrip aria-hidden="true">Growth: £2,250 a year for 25 users</ResultStrip>,
  },
]
