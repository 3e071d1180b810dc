import { Badge } from '../Badge'
import type { Example } from '../example'
import { Grid } from '../Grid'
import { Heading } from '../Heading'
import { Card } from '.'

export const examples: Example[] = [
  {
    title: 'Plain and highlighted',
    element: (
      <Grid as="ul" columns={2}>
        <Card as="li">
          <Heading level={3}>Starter</Heading>
          <p>For a team that begins with cards.</p>
        </Card>
        <Card as="li" highlighted gap="l">
          <Badge>Recommended</Badge>
          <Heading level={3}>Growth</Heading>
          <p>With invoices, approvals and subscriptions.</p>
        </Card>
      </Grid>
    ),
  },
]
