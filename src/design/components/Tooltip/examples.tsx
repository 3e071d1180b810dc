import type { Example } from '../example'
import { Tooltip } from '.'

export const examples: Example[] = [
  {
    title: 'On words, and as a mark',
    element: (
      <p>
        A plan is paid per <Tooltip text="Somebody who holds a card or approves payments.">user</Tooltip>.
        Invoices are included{' '}
        <Tooltip label="About invoices" text="Up to 500 a month; more are possible on request." />
      </p>
    ),
  },
]
