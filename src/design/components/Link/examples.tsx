import type { Example } from '../example'
import { Link } from '.'

export const examples: Example[] = [
  { title: 'To a page of the market', element: <Link to="/pricing">See prices</Link> },
  { title: 'To another host', element: <Link to="https://example.com">Read the standard</Link> },
]
