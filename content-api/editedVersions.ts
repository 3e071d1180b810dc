/**
 * Versions of documents: what a write is based on. A version names the content that an editor has seen, as a form shows it
 * and as it is published, and the release; not dates, so that publishing a draft as it is makes no other one.
 */
import { createHash } from 'node:crypto'
import { changedFields, stableContent, type ChangedField } from './documentChanges'
import type { StoredDocument } from './documents'
import type { Conflict, EditedDocument } from './editingContract'
import type { Repository } from './repository'

/** How many contents are remembered, to say what has changed since. */
const maxRemembered = 500

const digests = new WeakMap<StoredDocument, string>()

/** A digest of what editors write of a document; "0" for none. */
export function contentDigest(document: StoredDocument | undefined): string {
  if (!document) return '0'
  const known =
    digests.get(document) ??
    createHash('sha256').update(stableContent(document)).digest('base64url').slice(0, 16)
  digests.set(document, known)
  return known
}

const nameDigest = (release: string | undefined): string =>
  release === undefined ? '0' : createHash('sha256').update(release).digest('base64url').slice(0, 8)

type Seen = { latest: string; published: string; release: string }

const textOf = ({ latest, published, release }: Seen): string => [latest, published, release].join('.')

/** The parts of a version; undefined for any other text. */
export function parseVersion(text: string | undefined): Seen | undefined {
  const [latest, published, release, ...rest] = (text ?? '').replace(/^(?:W\/)?"|"$/g, '').split('.')
  if (!latest || !published || !release || rest.length > 0) return undefined
  return { latest, published, release }
}

/** A document as it is now. */
export type EditedState = {
  draft?: StoredDocument
  published?: StoredDocument
  release?: string
  /** Digest of what was published when the draft was written; absent of one that no editor has written. */
  basedOn?: string
}

export const latestOf = ({ draft, published }: EditedState): StoredDocument | undefined => draft ?? published

export class EditedVersions {
  readonly #repository: Repository
  readonly #remembered = new Map<string, StoredDocument>()
  /** The last write of each document: by whom, and from which content to which. */
  readonly #writes = new Map<string, { client: string; from: string; to: string }>()

  constructor(repository: Repository) {
    this.#repository = repository
  }

  stateOf(id: string): EditedState {
    const stored = this.#repository.storedDraft(id)
    const published = this.#repository.storedDocument(id)?.document
    const basedOn = stored?.json['based_on']
    return {
      ...(stored ? { draft: stored.document, release: stored.release } : {}),
      ...(published ? { published } : {}),
      ...(typeof basedOn === 'string' ? { basedOn } : {}),
    }
  }

  /** The version that a form gets with the document: what its draft was based on counts as what is published. */
  versionOf(id: string): string {
    const state = this.stateOf(id)
    return this.#textOf(state, state.basedOn ?? contentDigest(state.published))
  }

  #textOf(state: EditedState, published: string): string {
    const latest = latestOf(state)
    this.#remember(latest)
    return textOf({ latest: contentDigest(latest), published, release: nameDigest(state.release) })
  }

  #remember(document: StoredDocument | undefined): void {
    if (!document) return
    const key = contentDigest(document)
    this.#remembered.delete(key)
    this.#remembered.set(key, document)
    const [oldest] = this.#remembered.keys()
    if (this.#remembered.size > maxRemembered && oldest !== undefined) this.#remembered.delete(oldest)
  }

  /**
   * What keeps a draft from being written: another content than the named one is stored, which says something else than what
   * is written. `client` is the form that writes: it does not conflict with its own last write, whose answer it may not have
   * got. `release` is where the draft is to go, if anywhere else.
   */
  draftConflict(
    written: StoredDocument,
    named: Seen,
    { client, release }: { client?: string | undefined; release?: string | undefined } = {},
  ): Conflict | undefined {
    const { id } = written
    const state = this.stateOf(id)
    const latest = latestOf(state)
    const now = contentDigest(latest)
    const last = this.#writes.get(id)
    const isOwn =
      client !== undefined && last?.client === client && last.from === named.latest && last.to === now
    const isSame = now === named.latest || isOwn || now === contentDigest(written)
    if (!isSame) return this.#conflict(id, state, changedFields(written, latest))
    const isMoved = release !== undefined && nameDigest(state.release) !== named.release
    return isMoved
      ? this.#conflict(id, state, [{ path: ['release'], yours: release, theirs: state.release ?? '' }])
      : undefined
  }

  /** What a draft that is written now is based on: what its editor has seen of what is published. */
  basisOf(id: string, named: Seen): string {
    const now = contentDigest(this.stateOf(id).published)
    return named.latest === now ? now : named.published
  }

  /** Enters a write, and gives the version of the form that wrote. */
  written(document: StoredDocument, named: Seen, client?: string): string {
    const { id } = document
    if (client !== undefined)
      this.#writes.set(id, { client, from: named.latest, to: contentDigest(document) })
    const state = this.stateOf(id)
    return this.#textOf(state, state.basedOn ?? contentDigest(state.published))
  }

  /** What keeps an action on a document (discard, unpublish) from being done: a form shows another content than is stored. */
  staleness(id: string, named: Seen): Conflict | undefined {
    const state = this.stateOf(id)
    const latest = latestOf(state)
    if (contentDigest(latest) === named.latest) return undefined
    return this.#conflict(id, state, changedFields(this.#remembered.get(named.latest), latest))
  }

  /** What keeps a draft from being published: it has changed, or what is published has since the draft was begun. */
  publishConflict(id: string, named: Seen): Conflict | undefined {
    const stale = this.staleness(id, named)
    if (stale) return stale
    const state = this.stateOf(id)
    const { draft, published, basedOn } = state
    const now = contentDigest(published)
    if (!draft || now === contentDigest(draft)) return undefined
    if ((basedOn ?? named.published) === now && named.published === now) return undefined
    return {
      ...this.#conflict(id, state, changedFields(draft, published)),
      against: published ? 'published' : 'nothing',
    }
  }

  #conflict(id: string, state: EditedState, changed: ChangedField[]): Conflict {
    const { draft, published, release } = state
    const current: EditedDocument = {
      ...(draft ? { draft } : {}),
      ...(published ? { published } : {}),
      ...(release === undefined ? {} : { release }),
      // Who is shown the conflict has seen what is published.
      version: this.#textOf(state, contentDigest(published)),
    }
    return { id, against: draft ? 'draft' : published ? 'published' : 'nothing', current, changed }
  }
}
