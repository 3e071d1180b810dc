import { Button } from '../Button'
import { ButtonRow } from '../ButtonRow'
import type { Example } from '../example'
import { CornerCard } from '.'

export const examples: Example[] = [
  {
    title: 'A question with two answers',
    element: (
      <CornerCard>
        <p>The chat is a service of Freshchat.</p>
        <ButtonRow>
          <Button>Open the chat</Button>
          <Button variant="secondary">Close</Button>
        </ButtonRow>
      </CornerCard>
    ),
  },
]
