/** The parameter `routes`: the addresses of documents, by type (https://prismic.io/docs/route-resolver). */
import { isRecord } from '../src/core/values/record'
import type { ContentIndex } from './contentIndex'
import type { StoredDocument } from './documents'
import type { ApiError } from './errors'
import { linkedTypes, type Models } from './fieldModels'
import { parseJson, type Json, type JsonObject } from './json'
import { parameterError, quote } from './parameters'
import { checkLimit, searchLimits } from './searchLimits'

type Route = {
  type: string
  path: string
  uid: string | undefined
  lang: string | undefined
  /** Keyword of the path -> names of the content relationships that lead to the document with its value. */
  resolvers: ReadonlyMap<string, readonly string[]>
}

/** What the routes are checked against and their values are taken from. */
export type RoutedContent = { index: ContentIndex; models: Models; masterLanguage: string | undefined }

const keyword = /:(\w+)(\?)?/g
const ownKeywords = ['uid', 'lang']

/**
 * Parses the parameter into a function that gives the address of a document, null for one that no route fits.
 * Of several the most specific is taken: with its uid, then with its language, then with more resolvers.
 * Throws an ApiError (400) that names the faulty entry.
 */
export function parseRoutes(
  text: string,
  content: RoutedContent,
): (document: StoredDocument) => string | null {
  const parsed = parseJson(text)
  if ('error' in parsed) throw linkResolverError(`The parameter is not JSON. ${parsed.error.message}`)
  if (!Array.isArray(parsed.value))
    throw linkResolverError('The parameter must be a list: [{ "type": "page", "path": "/:uid" }].')
  checkLimit('routes', parsed.value.length, 'routes', 'entries')
  const routes = parsed.value
    .map((entry, index) => parseRoute(entry, index, content))
    .sort((a, b) => specificity(b) - specificity(a))
  const addresses = new Map<StoredDocument, string | null>()
  return (document) => {
    const known = addresses.get(document)
    if (known !== undefined) return known
    const address = firstAddress(routes, document, content)
    addresses.set(document, address)
    return address
  }
}

/** The address by the first route that fits and is complete. */
function firstAddress(
  routes: readonly Route[],
  document: StoredDocument,
  content: RoutedContent,
): string | null {
  for (const route of routes) {
    const address = fits(route, document) ? addressOf(route, document, content) : undefined
    if (address !== undefined) return address
  }
  return null
}

/** As Prismic begins its messages about routes. */
function linkResolverError(message: string): ApiError {
  return parameterError('Link resolver error', message)
}

function parseRoute(written: Json, position: number, { index, models }: RoutedContent): Route {
  const fail = (message: string): never => {
    throw linkResolverError(`Entry ${position + 1} of "routes", ${quote(written)}: ${message}`)
  }
  const textOf = (entry: JsonObject, name: string): string | undefined => {
    const value = entry[name]
    if (value === undefined || value === null) return undefined
    return typeof value === 'string' && value !== '' ? value : fail(`"${name}" must be a text.`)
  }
  // The client's types allow an entry that is itself written as JSON.
  const value = typeof written === 'string' ? parseJson(written) : { value: written }
  const entry =
    'value' in value && isRecord(value.value)
      ? value.value
      : fail('Expected an object, { "type": "page", "path": "/:uid" }.')
  const type = textOf(entry, 'type') ?? fail('"type" is missing: the id of a custom type.')
  const path = textOf(entry, 'path') ?? fail('"path" is missing: "/:uid" for example.')
  if (!path.startsWith('/')) fail(`"path" must begin with "/": "/${path}".`)
  if (path.length > searchLimits.routePath)
    fail(`"path" has more than the limit of ${searchLimits.routePath} characters.`)
  if (!models.type(type) && index.ofType(type).length === 0) {
    fail(`Unknown type "${type}". Create the type or remove the entry.`)
  }
  const given = entry['resolvers'] ?? {}
  const resolvers = isRecord(given)
    ? given
    : fail('"resolvers" must be an object, { "parent": "parent_field" }.')
  const keywords = [...path.matchAll(keyword)].flatMap(([, name]) => name ?? [])
  const longest = Object.values(resolvers).map((field) => String(field).split('.').length)
  if (Math.max(keywords.length, ...longest) > searchLimits.routeKeywords)
    fail(`more than the limit of ${searchLimits.routeKeywords} keywords, or relationships of a resolver.`)
  for (const [name, field] of Object.entries(resolvers)) {
    if (ownKeywords.includes(name)) fail(`"${name}" cannot be a resolver: it is the document's own.`)
    if (typeof field !== 'string') fail(`The resolver "${name}" must be the name of a content relationship.`)
    if (!keywords.includes(name))
      fail(`The resolver "${name}" is not in the path: add ":${name}" or remove it.`)
    const problem = problemOfRelationship(type, String(field).split('.'), models)
    if (problem !== undefined) fail(`Invalid resolver "${name}": ${problem}`)
  }
  for (const name of keywords) {
    if (ownKeywords.includes(name) || Object.hasOwn(resolvers, name)) continue
    fail(`":${name}" has no resolver: add it to "resolvers", or write ":uid" or ":lang".`)
  }
  return {
    type,
    path,
    uid: textOf(entry, 'uid'),
    lang: textOf(entry, 'lang'),
    resolvers: new Map(Object.entries(resolvers).map(([name, field]) => [name, String(field).split('.')])),
  }
}

/** Prismic follows only relationships that lead to one type. A type without a model is not checked. */
function problemOfRelationship(
  type: string,
  [name = '', ...deeper]: readonly string[],
  models: Models,
): string | undefined {
  const fields = models.type(type)
  if (!fields) return undefined
  const field = fields.get(name)
  if (!field) return `the type "${type}" has no field "${name}".`
  const types = linkedTypes(field)
  const [next] = types
  if (field.type !== 'Link' || next === undefined || types.length > 1) {
    return `"${name}" must be a content relationship linked to one and only one custom type.`
  }
  return deeper.length === 0 ? undefined : problemOfRelationship(next, deeper, models)
}

const specificity = ({ uid, lang, resolvers }: Route): number =>
  Number(uid !== undefined) * 2000 + Number(lang !== undefined) * 1000 + resolvers.size

const fits = ({ type, uid, lang }: Route, document: StoredDocument): boolean =>
  type === document.type &&
  (uid === undefined || uid === document.uid) &&
  (lang === undefined || lang === document.lang)

/** The address; undefined when a keyword that is not optional has no value. */
function addressOf(route: Route, document: StoredDocument, content: RoutedContent): string | undefined {
  let isComplete = true
  const valueOf = (name: string, isOptional: boolean): string => {
    if (name === 'lang') return isOptional && document.lang === content.masterLanguage ? '' : document.lang
    const source =
      name === 'uid' ? document : follow(document, route.resolvers.get(name) ?? [], content.index)
    isComplete &&= isOptional || Boolean(source?.uid)
    return source?.uid ?? ''
  }
  const segments = route.path.split('/').flatMap((segment) => {
    const filled = segment.replace(keyword, (_, name: string, optional?: string) =>
      valueOf(name, optional !== undefined),
    )
    // What is optional and has no value leaves no empty segment.
    return filled === '' && segment !== '' ? [] : [filled]
  })
  return isComplete ? segments.join('/') || '/' : undefined
}

/** The document at the end of some content relationships. */
function follow(
  from: StoredDocument,
  fields: readonly string[],
  index: ContentIndex,
): StoredDocument | undefined {
  return fields.reduce<StoredDocument | undefined>((document, field) => {
    const link = document?.data[field]
    return isRecord(link) && typeof link['id'] === 'string' ? index.byId(link['id']) : undefined
  }, from)
}
