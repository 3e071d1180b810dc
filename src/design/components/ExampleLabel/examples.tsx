import type { Example } from '../example'
import { ExampleLabel } from '.'

export const examples: Example[] = [
  { title: 'In the word of the language', element: <ExampleLabel /> },
  { title: 'Below a name', element: <ExampleLabel plain /> },
]
