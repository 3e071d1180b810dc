import type { Example } from '../example'
import { DefinitionList } from '.'

export const examples: Example[] = [
  {
    title: 'Facts',
    element: (
      <DefinitionList
        items={[
          { label: 'Place', value: 'Leeds' },
          { label: 'Length', value: '45 minutes' },
        ]}
      />
    ),
  },
]
