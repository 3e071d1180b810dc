/** Refs: which version of the content a query reads. Master, releases of drafts, preview sessions. */
import { randomBytes } from 'node:crypto'
import { parsedJson } from '../src/core/values/json'
import { isRecord } from '../src/core/values/record'
import { parseDocument, type StoredDocument } from './documents'
import { ApiError } from './errors'
import type { JsonObject } from './json'
import { digest, type Release, type Repository } from './repository'

/** The documents of a ref. `mainDocument` is the previewed one, which comes first. */
export type Content = { documents: readonly StoredDocument[]; mainDocument?: string }

export type Ref = { id: string; ref: string; label: string; isMasterRef: boolean }

/** A preview of one given document, or of a stored draft with all drafts of its release. */
export type PreviewRequest = { document: unknown } | { draft: string }

type Session = { mainDocument: string; documents: () => readonly StoredDocument[] }

/** Limits the memory of a long-running server: the oldest sessions are removed. */
const maximumSessions = 200

export class Refs {
  readonly #repository: Repository
  readonly #editing: boolean
  readonly #sessions = new Map<string, Session>()

  constructor(repository: Repository, { editing }: { editing: boolean }) {
    this.#repository = repository
    this.#editing = editing
  }

  /** The master ref, and the releases when editing is on and they are requested. */
  list({ withReleases = true } = {}): Ref[] {
    const master = { id: 'master', ref: this.#repository.masterRef, label: 'Master', isMasterRef: true }
    const releases = (withReleases ? this.#releases() : []).map((release) => ({
      id: release.id,
      ref: refOfRelease(release),
      label: release.label,
      isMasterRef: false,
    }))
    return [master, ...releases]
  }

  /**
   * The content of a ref in any of its forms: a ref of the list, the URL of a preview session, or the complete
   * preview cookie, still encoded, which the client sends unchanged.
   * Throws an ApiError (400, 401, 404, 410) whose message ends with the master ref where the client may retry: 401 for a
   * release that is not among those to be read.
   */
  content(ref: string | undefined, { withReleases = true } = {}): Content {
    const { documents, masterRef } = this.#repository
    if (!ref)
      throw new ApiError(400, { type: 'api_validation_error', message: `The parameter 'ref' is required.` })
    const cookie = readPreviewCookie(ref)
    if (cookie) {
      const preview = cookie.find((value) => this.#sessionOf(value)) ?? cookie[0]
      return preview === undefined ? { documents } : this.content(preview, { withReleases })
    }
    if (ref === masterRef) return { documents }
    const release = this.#releases().find((candidate) => refOfRelease(candidate) === ref)
    if (release && !withReleases) {
      const message = 'The ref is of a release: give an access token of this repository.'
      throw new ApiError(401, { type: 'api_security_error', error: message, message })
    }
    if (release) return { documents: overlaid(documents, release.documents) }
    if (previewId(ref) !== undefined) {
      const session = this.#sessionOf(ref)
      if (!session)
        throw new ApiError(404, { type: 'api_security_error', message: 'This preview token has expired' })
      const drafts = session.documents()
      return { documents: overlaid(documents, drafts), mainDocument: session.mainDocument }
    }
    const retry = `Ensure you are using the correct ref and try again. Master ref is: ${masterRef}`
    if (/^(master|release)~/.test(ref)) {
      throw new ApiError(410, { type: 'api_validation_error', message: `This ref has expired. ${retry}` })
    }
    throw new ApiError(404, { type: 'api_notfound_error', message: `Ref not found. ${retry}` })
  }

  /** Opens a preview session. Throws an ApiError when the request names no draft. */
  openPreview(request: PreviewRequest): { id: string; mainDocument: string } {
    const session = 'draft' in request ? this.#draftSession(request.draft) : documentSession(request.document)
    const id = randomBytes(12).toString('hex')
    this.#sessions.set(id, session)
    for (const oldest of this.#sessions.keys()) {
      if (this.#sessions.size <= maximumSessions) break
      this.#sessions.delete(oldest)
    }
    return { id, mainDocument: session.mainDocument }
  }

  /** The document a preview session is about; undefined when there is no such session. */
  mainDocumentOf(id: string): string | undefined {
    return this.#sessions.get(id)?.mainDocument
  }

  #releases(): readonly Release[] {
    return this.#editing ? this.#repository.releases : []
  }

  #releaseOfDraft(id: string): Release | undefined {
    return this.#repository.releases.find(({ documents }) => documents.some((document) => document.id === id))
  }

  #draftSession(id: string): Session {
    if (!this.#releaseOfDraft(id))
      throw new ApiError(404, { message: `There is no draft with the id "${id}".` })
    // Looked up at each query, so that an edited draft shows in a session that is already open.
    return { mainDocument: id, documents: () => this.#releaseOfDraft(id)?.documents ?? noDocuments }
  }

  #sessionOf(ref: string): Session | undefined {
    return this.#sessions.get(previewId(ref) ?? '')
  }
}

function documentSession(value: unknown): Session {
  const result = parseDocument(value)
  if ('findings' in result) throw new ApiError(400, { message: result.findings.join(' ') })
  const documents = [result.document]
  return { mainDocument: result.document.id, documents: () => documents }
}

const noDocuments: readonly StoredDocument[] = []

const refsOfReleases = new WeakMap<Release, string>()

function refOfRelease(release: Release): string {
  const ref = refsOfReleases.get(release) ?? `release~${digest([release.id, release.documents])}`
  refsOfReleases.set(release, ref)
  return ref
}

function previewId(ref: string): string | undefined {
  return /\/previews\/([\w:~.-]+)/.exec(ref)?.[1]
}

type Documents = readonly StoredDocument[]

/** By published documents, then by drafts: the same list as long as neither changes, so that its index can be kept. */
const overlays = new WeakMap<Documents, WeakMap<Documents, Documents>>()

function overlaid(documents: Documents, drafts: Documents): Documents {
  const known = overlays.get(documents) ?? new WeakMap<Documents, Documents>()
  overlays.set(documents, known)
  const ids = new Set(drafts.map(({ id }) => id))
  const overlay = known.get(drafts) ?? [...drafts, ...documents.filter(({ id }) => !ids.has(id))]
  known.set(drafts, overlay)
  return overlay
}

/**
 * The preview refs of a cookie value `{"_tracker":…,"<repository>.prismic.io":{"preview":"<ref>"}}`, encoded
 * or not. Empty for a visitor who only has the tracker, undefined when the ref is no cookie.
 */
function readPreviewCookie(ref: string): string[] | undefined {
  const cookie = parseObject(ref) ?? parseObject(decode(ref))
  if (!cookie) return undefined
  return Object.values(cookie).flatMap((entry) => {
    const preview = isRecord(entry) ? entry['preview'] : undefined
    return typeof preview === 'string' ? [preview] : []
  })
}

function parseObject(text: string): JsonObject | undefined {
  const value = parsedJson(text)
  return isRecord(value) ? (value as JsonObject) : undefined
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
