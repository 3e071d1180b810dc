/** Found documents as they are given: complete, with the fields that were requested, and with addresses. */
import { indexOf, type ContentIndex } from './contentIndex'
import type { StoredDocument } from './documents'
import { parseFields, pickFields } from './fetchedFields'
import { modelsOf } from './fieldModels'
import { filledDocument } from './filling'
import { parseGraphQuery } from './graphQuery'
import type { Json, JsonObject } from './json'
import { LinkedDataSize } from './linkedDataSize'
import { changeLinks } from './links'
import { withMediaOrigin } from './mediaAddresses'
import { listParameter, parameterError } from './parameters'
import type { Content } from './refs'
import type { Repository } from './repository'
import { parseRoutes } from './routes'
import { checkLimit } from './searchLimits'

/**
 * Reads `fetch`, `fetchLinks`, `graphQuery`, `routes` and `brokenRoute` into the function that makes a found document
 * what is given. Addresses of media are absolute with `mediaOrigin`, as they are stored without. Throws an ApiError (400)
 * for a parameter that Prismic would refuse.
 */
export function parseServing(
  parameters: URLSearchParams,
  content: Content,
  repository: Repository,
  mediaOrigin?: string,
): (document: StoredDocument) => StoredDocument {
  const models = modelsOf(repository)
  const index = indexOf(content.documents)
  const complete = (document: StoredDocument): StoredDocument => filledDocument(document, models)
  const linked = (id: string): StoredDocument | undefined => {
    const document = index.byId(id)
    return document && complete(document)
  }

  const graphQuery = parameters.get('graphQuery') || undefined
  const fetch = listParameter(parameters, 'fetch')
  const fetchLinks = listParameter(parameters, 'fetchLinks')
  if (graphQuery && (fetch || fetchLinks)) {
    const other = fetch ? 'fetch' : 'fetchLinks'
    throw parameterError(
      'graphQuery',
      `"graphQuery" cannot be combined with "${other}": name all fields in it.`,
    )
  }
  const chosen = graphQuery ? parseGraphQuery(graphQuery, models) : undefined
  checkLimit('fields', fetch?.length ?? 0, 'fetch', 'fields')
  checkLimit('fields', fetchLinks?.length ?? 0, 'fetchLinks', 'fields')
  const fields = fetch && parseFields('fetch', fetch, { index, models })
  const linkFields = fetchLinks && parseFields('fetchLinks', fetchLinks, { index, models })

  const size = new LinkedDataSize(chosen ? 'graphQuery' : 'fetchLinks')
  const choose = (document: StoredDocument): JsonObject => {
    if (chosen) return chosen(document, { linked, size })
    const data = fields ? pickFields(document, fields) : document.data
    if (!linkFields) return data
    const withData = changeLinks(
      data,
      (link) => {
        const target = linked(link.id)
        if (!target || !linkFields.has(target.type)) return link
        return { ...link, data: size.dataOf(linkFields, target, () => pickFields(target, linkFields)) }
      },
      { fieldsOnly: true },
    )
    return withData as JsonObject
  }

  const routes = parameters.get('routes') || undefined
  const brokenRoute = parameters.get('brokenRoute') || undefined
  checkLimit('routePath', brokenRoute?.length ?? 0, 'brokenRoute', 'characters')
  const masterLanguage = repository.languages[0]?.id
  const addressOf = routes ? parseRoutes(routes, { index, models, masterLanguage }) : undefined

  /** A link is broken when its document is not at this ref, whatever was true when it was stored. */
  const withAddresses = (data: Json): Json =>
    changeLinks(data, (link) => {
      const target = index.byId(link.id)
      if (!target) {
        if (link['isBroken'] === true && brokenRoute === undefined) return link
        return { ...link, isBroken: true, ...(brokenRoute === undefined ? {} : { url: brokenRoute }) }
      }
      const url = addressOf?.(target)
      const whole = link['isBroken'] === true ? { ...link, isBroken: false } : link
      return url === undefined || url === null ? whole : { ...whole, url }
    })

  const serve = (found: StoredDocument): StoredDocument => {
    const document = complete(found)
    const url = addressOf ? addressOf(found) : found.url
    const data = withAddresses(choose(document))
    const given = mediaOrigin === undefined ? data : withMediaOrigin(data, mediaOrigin)
    return { ...document, url, data: given as JsonObject }
  }
  const isWhole = !graphQuery && !fetch && !linkFields && !addressOf && brokenRoute === undefined
  return isWhole ? (found) => keptWhole(index, mediaOrigin, complete(found), () => serve(found)) : serve
}

type WholeDocuments = WeakMap<StoredDocument, StoredDocument>
const wholeDocuments = new WeakMap<ContentIndex, Map<string | undefined, WholeDocuments>>()

/** Most requests ask for whole documents, which are the same until the content changes. */
function keptWhole(
  index: ContentIndex,
  mediaOrigin: string | undefined,
  document: StoredDocument,
  make: () => StoredDocument,
): StoredDocument {
  const ofIndex = wholeDocuments.get(index) ?? new Map<string | undefined, WholeDocuments>()
  wholeDocuments.set(index, ofIndex)
  const known: WholeDocuments = ofIndex.get(mediaOrigin) ?? new WeakMap()
  ofIndex.set(mediaOrigin, known)
  const whole = known.get(document) ?? make()
  known.set(document, whole)
  return whole
}
