import type { Example } from '../example'
import { Grid } from '../Grid'
import { Visual, visualKinds } from '.'

export const examples: Example[] = [
  {
    title: 'All drawings',
    element: (
      <Grid columns={3}>
        {visualKinds.map((kind) => (
          <Visual key={kind} kind={kind} />
        ))}
      </Grid>
    ),
  },
]
