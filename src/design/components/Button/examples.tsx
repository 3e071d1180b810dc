import { ButtonRow } from '../ButtonRow'
import type { Example } from '../example'
import { Button } from '.'

export const examples: Example[] = [
  {
    title: 'Variants',
    element: (
      <ButtonRow>
        <Button>Book a demo</Button>
        <Button variant="secondary">Compare plans</Button>
        <Button variant="quiet">Not now</Button>
      </ButtonRow>
    ),
  },
  {
    title: 'Disabled and busy',
    element: (
      <ButtonRow>
        <Button disabled>Send</Button>
        <Button aria-busy="true">Sending</Button>
      </ButtonRow>
    ),
  },
  { title: 'A long word', element: <Button>Reisekostenabrechnungsvorlage herunterladen</Button> },
]
