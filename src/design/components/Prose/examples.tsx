import type { Example } from '../example'
import { Prose } from '.'

export const examples: Example[] = [
  {
    title: 'Running text',
    element: (
      <Prose>
        <h3>What counts as a receipt</h3>
        <p>
          A receipt names the seller, the date and the amount. A photograph is enough, as{' '}
          <a href="#Prose">this page</a> explains.
        </p>
        <ul>
          <li>Keep the paper until the photograph is approved.</li>
          <li>Ask for an invoice above the limit of your country.</li>
        </ul>
      </Prose>
    ),
  },
  {
    title: 'Fine print',
    element: (
      <Prose $small>
        <p>Prices exclude VAT.</p>
      </Prose>
    ),
  },
]
