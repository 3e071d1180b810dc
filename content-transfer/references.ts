/**
 * What a document refers to: other documents, images, files. Ids and addresses are those of one repository, so they are
 * exchanged on the way to another one and back. Pure.
 */
import { type Json, type JsonObject, type StoredDocument } from '../content-api'
import { isRecord } from '../src/core/values/record'

/** An asset in the repository that the data goes to. `url` is undefined when it is served by the id alone. */
export type TargetAsset = { id: string; url: string }

export type Target = {
  /** The id of a document there; undefined when it has none. */
  document: (id: string) => string | undefined
  /** The asset there, of the one with this id and address here. */
  asset: (id: string, url: string) => TargetAsset | undefined
  /** The document here, to complete a link to it. */
  linked?: (id: string) => Pick<StoredDocument, 'slugs'> | undefined
}

/** A link to a document that is gone; the API takes no shorter id (@prismicio/client, Migration.ts). */
const brokenId = '_____broken_____'

const isDocumentLink = (value: JsonObject): boolean =>
  value['link_type'] === 'Document' && typeof value['id'] === 'string'
const isMediaLink = (value: JsonObject): boolean =>
  value['link_type'] === 'Media' && typeof value['id'] === 'string'
const isImage = (value: JsonObject): boolean =>
  typeof value['id'] === 'string' && typeof value['url'] === 'string' && isRecord(value['dimensions'])

const optional = (link: JsonObject): JsonObject =>
  Object.fromEntries(
    ['key', 'text', 'variant', 'target'].flatMap((name) => {
      const value = link[name]
      return value === undefined ? [] : [[name, value]]
    }),
  )

const text = (value: Json | undefined): string => (typeof value === 'string' ? value : '')

/** Every asset that data refers to, by id and address. */
export function assetsIn(value: Json): { id: string; url: string }[] {
  if (Array.isArray(value)) return value.flatMap(assetsIn)
  if (!isRecord(value)) return []
  const own = isMediaLink(value) || isImage(value) ? [{ id: text(value['id']), url: text(value['url']) }] : []
  return [...own, ...Object.values(value).flatMap(assetsIn)]
}

/** The data as the Migration API takes it: of a link the id and what an editor chose, of an image also its view. */
export function sentData<T extends Json>(value: T, target: Target): T
export function sentData(value: Json, target: Target): Json {
  if (Array.isArray(value)) return value.map((one) => sentData(one, target))
  if (!isRecord(value)) return value
  if (isDocumentLink(value)) {
    const id = value['isBroken'] === true ? undefined : target.document(text(value['id']))
    const link: JsonObject = id === undefined ? { id: brokenId, isBroken: true } : { id }
    return { ...optional(value), link_type: 'Document', ...link }
  }
  if (isMediaLink(value)) {
    const asset = target.asset(text(value['id']), text(value['url']))
    return { ...optional(value), ...(asset ? { link_type: 'Media', id: asset.id } : { link_type: 'Any' }) }
  }
  if (isImage(value)) {
    const asset = target.asset(text(value['id']), text(value['url']))
    const { id: _id, url: _url, ...view } = value
    // Its views of other sizes, and the link of an image in a text.
    const others = Object.fromEntries(
      Object.entries(view).map(([name, one]) => [name, sentData(one, target)]),
    )
    return asset ? { ...others, id: asset.id, url: asset.url } : {}
  }
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, sentData(one, target)]))
}

/** The data as a file holds it: with the ids here, addresses of files below `/media/`, and a fixed order within links. */
export function storedData<T extends Json>(value: T, target: Target): T
export function storedData(value: Json, target: Target): Json {
  if (Array.isArray(value)) return value.map((one) => storedData(one, target))
  if (!isRecord(value)) return value
  if (isDocumentLink(value)) {
    const id = target.document(text(value['id'])) ?? text(value['id'])
    const { type = '', tags = [], lang = null, slug = '-', uid, isBroken = false } = value
    const known = target.linked?.(id)?.slugs[0] ?? slug
    const ofUid: JsonObject = uid === undefined || uid === null ? {} : { uid }
    return {
      link_type: 'Document',
      id,
      type,
      tags,
      lang,
      slug: known,
      ...ofUid,
      isBroken,
      ...optional(value),
    }
  }
  if (isMediaLink(value)) {
    const asset = target.asset(text(value['id']), text(value['url']))
    const { kind = 'document', name = '', size = '0', width, height } = value
    const dimensions: JsonObject = width && height ? { width, height } : {}
    const { id, url } = asset ?? { id: value['id'] ?? null, url: value['url'] ?? null }
    return { link_type: 'Media', id, kind, url, name, size, ...dimensions, ...optional(value) }
  }
  if (isImage(value)) {
    const {
      id,
      url,
      dimensions = null,
      alt = null,
      copyright = null,
      edit = null,
      type,
      linkTo,
      ...views
    } = value
    const asset = target.asset(text(id), text(url)) ?? { id: text(id), url: text(url) }
    return {
      ...(type === undefined ? {} : { type }),
      ...{ dimensions, alt, copyright, url: asset.url, id: asset.id, edit },
      ...Object.fromEntries(Object.entries(views).map(([name, one]) => [name, storedData(one, target)])),
      ...(linkTo === undefined ? {} : { linkTo: storedData(linkTo, target) }),
    }
  }
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, storedData(one, target)]))
}
