import { ButtonRow } from '../ButtonRow'
import type { Example } from '../example'
import { TextLink } from '.'

const link = { href: '/about', text: 'Who we are' }

export const examples: Example[] = [
  {
    title: 'With and without the arrow',
    element: (
      <ButtonRow>
        <TextLink link={link} />
        <TextLink link={link} arrow />
      </ButtonRow>
    ),
  },
]
