import type { Example } from '../example'
import { Tabs } from '.'

export const examples: Example[] = [
  {
    title: 'Three panels',
    element: (
      <Tabs
        label="Product areas"
        tabs={[
          { label: 'Cards', content: <p>Plastic or virtual, each with its own limit.</p> },
          { label: 'Invoices', content: <p>Read, approved and paid on the due date.</p> },
          { label: 'Cash', content: <p>What came in, what goes out, what is left.</p> },
        ]}
      />
    ),
  },
]
