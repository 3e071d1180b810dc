import type { Example } from '../example'
import { Breadcrumb } from '.'

export const examples: Example[] = [
  {
    title: 'The way to a page',
    element: (
      <Breadcrumb
        items={[
          { href: '/en', text: 'Home' },
          { href: '/en/legal', text: 'Legal' },
          { text: 'Data protection' },
        ]}
      />
    ),
  },
]
