import type { Graph } from 'schema-dts'
import type { SchemaObject } from './structuredData/maker'

const escapes: Record<string, string> = { '<': '\\u003c', '&': '\\u0026' }

/**
 * The objects as JSON that is safe in a script element. `<` is escaped, since `</script>` would end it, and
 * `&`, since Gatsby decodes entities of a script in the head.
 */
export function jsonForScript(items: readonly SchemaObject[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': items }
  return JSON.stringify(graph).replace(/[<&]/g, (character) => escapes[character] ?? character)
}

/** Structured data of a page as one JSON-LD graph; nothing for an empty list. */
export function StructuredData({ items }: { items: readonly SchemaObject[] }) {
  if (items.length === 0) return null
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonForScript(items) }} />
}
