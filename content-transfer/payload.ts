/** What is sent of a document. Pure. */
import { type Json, type JsonObject, type StoredDocument } from '../content-api'
import { isRecord } from '../src/core/values/record'
import { stableDigest } from './journal'
import { mediaFileOf } from './localContent'
import { sentData, type Target, type TargetAsset } from './references'

type Ids = {
  documents: Readonly<Record<string, { id: string }>>
  /** By the path of the file. */
  assets: Readonly<Record<string, TargetAsset>>
}

/** The remote repository, as a journal or a plan knows it. */
export const remoteTarget = ({ documents, assets }: Ids): Target => ({
  document: (id) => documents[id]?.id,
  asset: (_, url) => assets[mediaFileOf(url) ?? ''],
})

/** The name of a document in the list of editors: its title, or what its id says: `market.da`. */
export function titleOf({ id, lang, uid, data }: StoredDocument): string {
  const title = plainTitle(data['title'] ?? data['name'] ?? null)
  return title || uid || (id.startsWith(`${lang}.`) ? id.slice(lang.length + 1) : id)
}

function plainTitle(value: Json): string {
  if (typeof value === 'string') return value.trim()
  const [first] = Array.isArray(value) ? value : []
  return isRecord(first) && typeof first['text'] === 'string' ? first['text'].trim() : ''
}

/**
 * The body of the PUT that gives a document its content, and a digest by which it is known whether that was sent. Titles and
 * addresses of assets are not part of it: they follow from the rest, and a repository serves them in its own forms.
 */
export function payloadOf(document: StoredDocument, target: Target): { body: JsonObject; digest: string } {
  const { uid, tags, data } = document
  const ofUid: JsonObject = uid === null ? {} : { uid }
  const withoutAddresses: Target = {
    document: target.document,
    asset: (id, url) => {
      const asset = target.asset(id, url)
      return asset && { id: asset.id, url: '' }
    },
  }
  return {
    body: { title: titleOf(document), ...ofUid, tags: [...tags], data: sentData(data, target) },
    digest: stableDigest({ ...ofUid, tags, data: sentData(data, withoutAddresses) }),
  }
}

/** The digest of a document as its own repository serves it: its references are remote ones already. */
export const digestOfRemote = (document: StoredDocument): string =>
  payloadOf(document, { document: (id) => id, asset: (id, url) => ({ id, url }) }).digest

/**
 * What editors see of a document, without the ids of one repository: equal for the same content in two of them. Files are
 * told apart by `fileOf` their path.
 */
export function essenceOf(
  { uid, type, lang, tags, data }: StoredDocument,
  fileOf: (file: string) => string = (file) => file,
): JsonObject {
  const target: Target = {
    document: (id) => id,
    asset: (id, url) => {
      const file = mediaFileOf(url)
      return { id: file === undefined ? id : fileOf(file), url: '' }
    },
  }
  return { uid, type, lang, tags: [...tags], data: sentData(data, target) }
}
