import type { Example } from '../example'
import { Table } from '.'

export const examples: Example[] = [
  {
    title: 'Rows and columns with headers',
    element: (
      <Table
        caption="What each plan holds"
        head={['', 'Starter', 'Growth', 'Scale', 'Group']}
        rows={[
          ['Company cards', '5', '50', 'Unlimited', 'Unlimited'],
          ['Approval steps', '1', '3', '10', '10'],
        ]}
      />
    ),
  },
]
