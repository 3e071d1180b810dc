import { useStrings } from '../../../content/site/SiteContext'
import { Badge } from '../Badge'

/** Marks a customer, person or company that is invented, in the word of the language. */
export function ExampleLabel() {
  return <Badge>{useStrings().example}</Badge>
}
