import type { Example } from '../example'
import { Badge } from '.'

export const examples: Example[] = [{ title: 'A mark', element: <Badge>Recommended</Badge> }]
