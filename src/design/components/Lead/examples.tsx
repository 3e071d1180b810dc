import type { Example } from '../example'
import { Lead } from '.'

export const examples: Example[] = [
  {
    title: 'After a heading',
    element: <Lead>Cards, expenses and invoices in one place, with one approval.</Lead>,
  },
]
