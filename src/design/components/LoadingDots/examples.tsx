import type { Example } from '../example'
import { LoadingDots } from '.'

export const examples: Example[] = [
  { title: 'Something is awaited', element: <LoadingDots label="Loading" /> },
]
