import { sceneOf } from '../../productScreens/ProductScene'
import { Button } from '../Button'
import type { Example } from '../example'
import { PageHeader } from '.'

export const examples: Example[] = [
  {
    title: 'With a scene',
    element: (
      <PageHeader
        eyebrow="Company cards"
        title="A card for everyone, a limit for each"
        lead="Hand out cards without handing out the account."
        actions={<Button>Book a demo</Button>}
        media={sceneOf('card_issue')}
      />
    ),
  },
  {
    title: 'Centred',
    element: (
      <PageHeader title="Plans for every stage" lead="Change the plan whenever you like." align="centered" />
    ),
  },
]
