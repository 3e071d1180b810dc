import type { Example } from '../example'
import { Stack } from '../Stack'
import { Heading } from '.'

export const examples: Example[] = [
  {
    title: 'Four sizes',
    element: (
      <Stack>
        <Heading level={3} size="display">
          Spend with a clear view
        </Heading>
        <Heading level={3} size="title">
          Every card has its own limit
        </Heading>
        <Heading level={3} size="subtitle">
          Receipts find their payment
        </Heading>
        <Heading level={3} size="small">
          Works with your ledger
        </Heading>
      </Stack>
    ),
  },
  {
    title: 'Long words',
    element: (
      <div lang="fi">
        <Heading level={3} size="display">
          Yrityskorttiohjelmistovaihtoehdot pienyrityksille
        </Heading>
      </div>
    ),
  },
]
