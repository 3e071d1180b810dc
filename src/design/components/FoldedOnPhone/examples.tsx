import type { Example } from '../example'
import { FoldedOnPhone } from '.'

const names = Array.from({ length: 14 }, (_, index) => `Verbrauchsteuerbescheinigung ${index + 1}`)

export const examples: Example[] = [
  {
    title: 'Eight of fourteen entries below 768 px',
    element: (
      <FoldedOnPhone names={names}>
        <ol>
          {names.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ol>
      </FoldedOnPhone>
    ),
  },
]
