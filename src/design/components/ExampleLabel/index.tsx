import { useStrings } from '../../../content/site/SiteContext'
import { Badge } from '../Badge'

/** Marks a customer, person or company that is invented, in the word of the language; `plain` below a name, as small print. */
export function ExampleLabel({ plain = false }: { plain?: boolean }) {
  const { example } = useStrings()
  return plain ? <small>{example}</small> : <Badge>{example}</Badge>
}
