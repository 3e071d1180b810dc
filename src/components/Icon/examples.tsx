import { ButtonRow } from '../ButtonRow'
import type { Example } from '../example'
import { Icon } from '.'
import { iconPaths } from './paths'

export const examples: Example[] = [
  {
    title: 'All drawings',
    element: (
      <ButtonRow>
        {Object.keys(iconPaths).map((name) => (
          <span key={name} title={name}>
            <Icon name={name} />
          </span>
        ))}
      </ButtonRow>
    ),
  },
]
