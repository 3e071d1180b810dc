import type { Client, PrismicDocument } from '@prismicio/client'
import pLimit from 'p-limit'
import { parseDocument, type CmsDocument } from '../cms/document'

const pageSize = 100
const parallelPages = 4

async function pullLanguage(client: Client, ref: string, lang: string): Promise<PrismicDocument[]> {
  const read = (page: number) =>
    client.get({ ref, lang, page, pageSize, orderings: [{ field: 'document.id' }] })
  const first = await read(1)
  const others = Array.from({ length: Math.max(0, first.total_pages - 1) }, (_, index) => index + 2)
  const rest = await pLimit(parallelPages).map(others, read)
  return [first, ...rest].flatMap(({ results }) => results)
}

/** Language by language, in the order of the repository, and by id: the one order in which documents are read. */
export async function inOrder(client: Client, documents: readonly CmsDocument[]): Promise<CmsDocument[]> {
  const { languages } = await client.getRepository()
  const place = new Map(languages.map(({ id }, index) => [id, index]))
  const placeOf = ({ lang }: CmsDocument): number => place.get(lang) ?? languages.length
  return [...documents].sort((a, b) => placeOf(a) - placeOf(b) || (a.id < b.id ? -1 : 1))
}

/**
 * All published documents at a ref, language by language with a few pages in parallel. Languages without a
 * locale are pulled too, so that the build can report their documents.
 */
export async function pullDocuments(client: Client, ref: string): Promise<CmsDocument[]> {
  const { languages } = await client.getRepository()
  const documents: CmsDocument[] = []
  for (const { id } of languages) documents.push(...(await pullLanguage(client, ref, id)).map(parseDocument))
  return inOrder(client, documents)
}
