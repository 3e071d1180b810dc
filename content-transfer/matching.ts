/** Which remote document is which local one, when no journal says so. Pure. */
import { type Json, type StoredDocument } from '../content-api'
import { isRecord } from '../src/core/values/record'
import { stableDigest } from './journal'
import { sentData, type Target } from './references'

export type Matches = ReadonlyMap<string, StoredDocument>

const kind = ({ type, lang }: StoredDocument): string => `${type} ${lang}`

/** True when nobody has written anything: a repository serves such a document with all fields of its model, each empty. */
const isEmpty = ({ data }: StoredDocument): boolean => isEmptyValue(data)

function isEmptyValue(value: Json | undefined): boolean {
  if (Array.isArray(value)) return value.every(isEmptyValue)
  if (isRecord(value)) return value['link_type'] === 'Any' || Object.values(value).every(isEmptyValue)
  // A switch has a state before anybody has touched it.
  return value === null || value === undefined || value === '' || typeof value === 'boolean'
}

/**
 * Gives the remote document of every local id that has one: the one with the same id; else with the same type, language
 * and uid; without uid the one with the same content, or the only one of its type and language on both sides. `pending` names a document whose creation was
 * not answered: without uid it is the draft of its type and language that is still empty.
 */
export function matchDocuments(
  local: readonly StoredDocument[],
  remote: { published: readonly StoredDocument[]; drafts: readonly StoredDocument[] },
  { known = new Set<string>(), pending }: { known?: ReadonlySet<string>; pending?: string | undefined } = {},
): Matches {
  // A draft is what a published document is about to become, so it is looked at first.
  const candidates = new Map<string, StoredDocument>()
  for (const document of [...remote.published, ...remote.drafts]) {
    if (!known.has(document.id)) candidates.set(document.id, document)
  }
  const matches = new Map<string, StoredDocument>()
  const take = (id: string, found: StoredDocument | undefined): void => {
    if (!found || matches.has(id)) return
    matches.set(id, found)
    candidates.delete(found.id)
  }
  const open = (): StoredDocument[] => local.filter(({ id }) => !matches.has(id))

  for (const document of local) {
    const same = candidates.get(document.id)
    if (same && kind(same) === kind(document)) take(document.id, same)
  }
  const byUid = new Map([...candidates.values()].map((one) => [`${kind(one)} ${one.uid ?? ''}`, one]))
  for (const document of open()) {
    if (document.uid !== null) take(document.id, byUid.get(`${kind(document)} ${document.uid}`))
  }
  const interrupted = open().find(({ id }) => id === pending)
  if (interrupted) {
    const found = remote.drafts.find(
      (one) => candidates.has(one.id) && one.uid === null && kind(one) === kind(interrupted) && isEmpty(one),
    )
    take(interrupted.id, found)
  }
  const byContent = new Map(
    [...candidates.values()].filter(({ uid }) => uid === null).map((one) => [contentOf(one), one]),
  )
  for (const document of open()) {
    const found = document.uid === null ? byContent.get(contentOf(document)) : undefined
    if (found && candidates.has(found.id)) take(document.id, found)
  }
  const remaining = singles([...candidates.values()])
  for (const [key, document] of singles(local)) take(document.id, remaining.get(key))
  return matches
}

/**
 * The local documents without uid of which it is not known whether they are one of those that the repository has of their
 * type and language: created, they would be there twice.
 */
export function ambiguousDocuments(
  local: readonly StoredDocument[],
  remote: readonly StoredDocument[],
  matches: Matches,
  known: ReadonlySet<string>,
): StoredDocument[] {
  const taken = new Set([...known, ...[...matches.values()].map(({ id }) => id)])
  const open = new Set(remote.filter(({ id, uid }) => uid === null && !taken.has(id)).map(kind))
  return local.filter(
    (document) => document.uid === null && !matches.has(document.id) && open.has(kind(document)),
  )
}

/** Content that can be compared before it is known which document is which: without the ids of linked documents. */
const contentOf = (document: StoredDocument): string => {
  const { tags, data } = document
  const target: Target = {
    document: () => 'any',
    asset: (_, url) => ({ id: url.split('/').at(-1) ?? '', url: '' }),
  }
  return `${kind(document)} ${stableDigest({ tags, data: sentData(data, target) })}`
}

/** The documents without uid that are the only one of their type and language. */
function singles(documents: readonly StoredDocument[]): ReadonlyMap<string, StoredDocument> {
  const found = new Map<string, StoredDocument | undefined>()
  for (const document of documents) {
    if (document.uid !== null) continue
    const key = kind(document)
    found.set(key, found.has(key) ? undefined : document)
  }
  return new Map([...found].flatMap(([key, document]) => (document ? [[key, document]] : [])))
}

/** Pairs for a comparison: beyond the matches, documents of a type and language without uid in the order of their ids. */
export function pairDocuments(
  local: readonly StoredDocument[],
  remote: readonly StoredDocument[],
  isSame: (a: StoredDocument, b: StoredDocument) => boolean,
): Matches {
  const matches = new Map(matchDocuments(local, { published: remote, drafts: [] }))
  const taken = new Set([...matches.values()].map(({ id }) => id))
  const open = local.filter(({ id, uid }) => uid === null && !matches.has(id))
  for (const strict of [true, false]) {
    for (const document of open) {
      if (matches.has(document.id)) continue
      const found = remote.find(
        (one) =>
          !taken.has(one.id) &&
          one.uid === null &&
          kind(one) === kind(document) &&
          (!strict || isSame(document, one)),
      )
      if (!found) continue
      matches.set(document.id, found)
      taken.add(found.id)
    }
  }
  return matches
}
