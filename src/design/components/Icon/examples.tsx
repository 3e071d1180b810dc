import { iconPaths } from '../../theme/icons/paths'
import { ButtonRow } from '../ButtonRow'
import type { Example } from '../example'
import { Icon } from '.'

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
