import { Grid } from '../Grid'
import type { Example } from '../example'
import { Visual, type VisualKind } from '.'

const kinds: VisualKind[] = [
  'card',
  'cards',
  'phone',
  'receipt',
  'invoice',
  'dashboard',
  'chart',
  'approval',
  'subscriptions',
  'cash',
  'team',
]

export const examples: Example[] = [
  {
    title: 'All drawings',
    element: (
      <Grid columns={3}>
        {kinds.map((kind) => (
          <Visual key={kind} kind={kind} />
        ))}
      </Grid>
    ),
  },
]
