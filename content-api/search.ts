/** `GET /api/v2/documents/search`: parameters in, one page of documents out. */
import { indexOf, type ContentIndex } from './contentIndex'
import type { StoredDocument } from './documents'
import { ApiError } from './errors'
import { modelsOf, type Models } from './fieldModels'
import { parseOrderings } from './orderings'
import { type Path } from './paths'
import { parsePredicates } from './predicates'
import type { Content } from './refs'
import type { Repository } from './repository'
import { checkLimit, Counted, searchLimits } from './searchLimits'
import { parseServing } from './served'

const defaultPageSize = 20

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
 * parameters are those of Prismic (`integrationFieldsRef` is accepted and changes nothing). Throws an ApiError with
 * status 400, and 414 for an address that is too long. `mediaOrigin` is what the addresses of media begin with; without it
 * they are given as they are stored.
 */
export function search(
  url: URL,
  content: Content,
  repository: Repository,
  mediaOrigin?: string,
): SearchResponse {
  checkLimit('address', `${url.pathname}${url.search}`.length, 'url', 'characters of the address')
  const parameters = url.searchParams
  const page = positiveInteger(parameters, 'page', 1)
  const size = Math.min(positiveInteger(parameters, 'pageSize', defaultPageSize), searchLimits.pageSize)
  const serve = parseServing(parameters, content, repository, mediaOrigin)
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
    results: results.map((document) => ({ ...serve(document), href: hrefOf(document, url) })),
  }
}

function find(parameters: URLSearchParams, content: Content, repository: Repository): StoredDocument[] {
  const index = indexOf(content.documents)
  const isKnownField = fieldCheck(index, modelsOf(repository))
  const limits = {
    predicates: new Counted('predicates', 'q', 'predicates'),
    values: new Counted('values', 'q', 'values in lists'),
    words: new Counted('words', 'q', 'words to search for'),
  }
  const predicates = parameters
    .getAll('q')
    .flatMap((query) => parsePredicates(query, { index, isKnownField, limits }))
  const language = parameters.get('lang') || repository.languages[0]?.id
  const candidates = predicates
    .flatMap((predicate) => (predicate.candidates ? [predicate.candidates()] : []))
    .reduce((fewest, list) => (list.length < fewest.length ? list : fewest), content.documents)
  const found = candidates.filter(
    (document) =>
      (language === '*' || document.lang === language) && predicates.every(({ holds }) => holds(document)),
  )
  const sort = parseOrderings(parameters.get('orderings') ?? '') ?? mainDocumentFirst(content)
  const sorted = sort(found)
  const after = sorted.findIndex(({ id }) => id === parameters.get('after'))
  return sorted.slice(after + 1)
}

const mainDocumentFirst =
  ({ mainDocument }: Content) =>
  (documents: readonly StoredDocument[]): StoredDocument[] =>
    [...documents].sort((a, b) => Number(b.id === mainDocument) - Number(a.id === mainDocument))

/**
 * Prismic refuses a predicate on an unknown field, and it knows a type only once a document of it exists:
 * `unexpected field 'my.page.uid'`. The same error here shows the mistake before production.
 */
function fieldCheck(index: ContentIndex, models: Models): (path: Path) => boolean {
  return (path) => {
    if (path.of !== 'type') return true
    const { type, fields } = path
    const [field = ''] = fields
    if (index.ofType(type).length === 0) return false
    return field === 'uid' || index.hasField(type, field) || models.type(type)?.has(field) === true
  }
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
