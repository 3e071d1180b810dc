import { Button } from '../Button'
import type { Example } from '../example'
import { ButtonRow } from '.'

export const examples: Example[] = [
  {
    title: 'Two actions',
    element: (
      <ButtonRow>
        <Button>Sign up</Button>
        <Button variant="secondary">Book a demo</Button>
      </ButtonRow>
    ),
  },
]
