import type { Example } from '../example'
import { NumberedSteps } from '.'

const items = [
  { title: 'Pay', text: 'With a card of the company.' },
  { title: 'Photograph', text: 'The receipt is read by itself.' },
  { title: 'Done', text: 'The entry waits in the ledger.' },
]

export const examples: Example[] = [{ title: 'Three steps', element: <NumberedSteps items={items} /> }]
