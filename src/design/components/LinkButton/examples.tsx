import { ButtonRow } from '../ButtonRow'
import type { Example } from '../example'
import { LinkButton } from '.'

const link = { href: '/pricing', text: 'See prices' }

export const examples: Example[] = [
  {
    title: 'Variants',
    element: (
      <ButtonRow>
        <LinkButton link={link} />
        <LinkButton link={link} variant="secondary" />
        <LinkButton link={link} variant="quiet" />
      </ButtonRow>
    ),
  },
]
