import { Card } from '../Card'
import type { Example } from '../example'
import { Grid } from '.'

export const examples: Example[] = ([2, 3, 4] as const).map((columns) => ({
  title: `${columns} columns`,
  element: (
    <Grid columns={columns}>
      {Array.from({ length: columns }, (_, index) => (
        <Card key={index}>
          <p>Column {index + 1}</p>
        </Card>
      ))}
    </Grid>
  ),
}))
