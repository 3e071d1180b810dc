/** `GET /api/v2/documents/search`: parameters in, one page of documents out. */
import type { StoredDocument } from './documents'
import { ApiError } from './errors'
import { parseOrderings } from './orderings'
import { type Path } from './paths'
import { parsePredicate } from './predicates'
import type { Content } from './refs'
import type { Model, Repository } from './repository'

const defaultPageSize = 20
const maximumPageSize = 100

type ServedDocument = StoredDocument & { href: string }

export type SearchResponse = {
  page: number
  results_per_page: number
  results_size: number
  total_results_size: number
  total_pages: number
  next_page: string | null
  prev_page: string | null
  results: ServedDocument[]
}

/**
 * Runs a search on the content of a ref. `url` is the address of the request on the public origin; its
 * parameters are those of Prismic (`fetch`, `fetchLinks`, `graphQuery`, `routes`, `brokenRoute` and
 * `integrationFieldsRef` are accepted and change nothing). Throws an ApiError with status 400.
 */
export function search(url: URL, content: Content, repository: Repository): SearchResponse {
  const parameters = url.searchParams
  const page = positiveInteger(parameters, 'page', 1)
  const size = Math.min(positiveInteger(parameters, 'pageSize', defaultPageSize), maximumPageSize)
  const found = find(parameters, content, repository)

  const totalPages = Math.max(1, Math.ceil(found.length / size))
  const results = found.slice((page - 1) * size, page * size)
  return {
    page,
    results_per_page: size,
    results_size: results.length,
    total_results_size: found.length,
    total_pages: totalPages,
    next_page: page < totalPages ? pageUrl(url, page + 1) : null,
    prev_page: page > 1 ? pageUrl(url, page - 1) : null,
    results: results.map((document) => ({ ...document, href: hrefOf(document, url) })),
  }
}

function find(parameters: URLSearchParams, content: Content, repository: Repository): StoredDocument[] {
  const isKnownField = fieldCheck(content, repository.customTypes)
  const predicates = parameters.getAll('q').map((query) => parsePredicate(query, isKnownField))
  const language = parameters.get('lang') || repository.languages[0]?.id
  const found = content.documents.filter(
    (document) =>
      (language === '*' || document.lang === language) &&
      predicates.every((predicate) => predicate(document)),
  )
  const comparison = parseOrderings(parameters.get('orderings') ?? '')
  if (comparison) found.sort(comparison)
  else found.sort((a, b) => Number(b.id === content.mainDocument) - Number(a.id === content.mainDocument))

  const after = found.findIndex(({ id }) => id === parameters.get('after'))
  return found.slice(after + 1)
}

/**
 * Prismic refuses a predicate on an unknown field, and it knows a type only once a document of it exists:
 * `unexpected field 'my.page.uid'`. The same error here shows the mistake before production.
 */
function fieldCheck(content: Content, customTypes: readonly Model[]): (path: Path) => boolean {
  return (path) => {
    if (path.of !== 'type') return true
    const { type, fields } = path
    const [field = ''] = fields
    const documents = content.documents.filter((document) => document.type === type)
    if (documents.length === 0) return false
    return (
      field === 'uid' ||
      documents.some(({ data }) => Object.hasOwn(data, field)) ||
      fieldsOfModel(customTypes.find(({ id }) => id === type)).includes(field)
    )
  }
}

function fieldsOfModel(model: Model | undefined): string[] {
  return Object.values(model?.['json'] ?? {}).flatMap((tab) => Object.keys(tab ?? {}))
}

function positiveInteger(parameters: URLSearchParams, name: string, fallback: number): number {
  const text = parameters.get(name) ?? ''
  if (text === '') return fallback
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text)
  throw new ApiError(400, {
    type: 'parsing-error',
    message: `The parameter '${name}' must be a whole number from 1, not '${text}'.`,
  })
}

function pageUrl(url: URL, page: number): string {
  const other = new URL(url)
  other.searchParams.set('page', String(page))
  return other.toString()
}

function hrefOf(document: StoredDocument, url: URL): string {
  const href = new URL(url.pathname, url)
  href.searchParams.set('ref', url.searchParams.get('ref') ?? '')
  href.searchParams.set('q', `[[:d = at(document.id, "${document.id}")]]`)
  href.searchParams.set('lang', document.lang)
  return href.toString()
}
