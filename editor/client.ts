import type { StoredDocument } from '../content-api/documents'
import {
  clientHeader,
  editorPath,
  type Conflict,
  type EditedDocument,
  type EditedRepository,
  type Published,
  type PublishRequest,
  type StoredDraft,
  type Version,
} from '../content-api/editingContract'

/** A refusal of the API: a sentence for each problem. `needsSecret` when the secret is missing or wrong. */
export class Refusal extends Error {
  constructor(
    readonly problems: readonly string[],
    readonly needsSecret = false,
  ) {
    super(problems.join('\n'))
  }
}

/** The refusal of a change that is based on an older text: somebody else has changed the document. */
export class ConflictRefusal extends Refusal {
  constructor(
    problems: readonly string[],
    readonly conflicts: readonly Conflict[],
  ) {
    super(problems)
  }
}

/** What is in front of the address of the editor's own page: `/content-api`. */
export const base = window.location.pathname.replace(new RegExp(`${editorPath}/?$`), '')

let secret = ''

/** The secret that is sent with every request. Kept in memory only. */
export const setSecret = (value: string): void => {
  secret = value
}

/** Sends a request to the content API. Rejects with a Refusal when it is not answered with success. */
export async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  let response: Response
  try {
    response = await fetch(`${base}${path}`, {
      ...init,
      headers: {
        ...(init.body instanceof FormData ? {} : { 'Content-Type': 'application/json' }),
        ...(secret ? { Authorization: `Bearer ${secret}` } : {}),
        ...(init.headers as Record<string, string> | undefined),
      },
    })
  } catch {
    throw new Refusal([
      'The server does not answer. What you typed is still here: try again when it is back.',
    ])
  }
  if (response.ok) return response
  const body = (await response.json().catch(() => ({}))) as {
    problems?: string[]
    message?: string
    error?: string
    conflicts?: Conflict[]
  }
  const problems = body.problems ?? [
    body.message ?? body.error ?? `The server answered with ${response.status}.`,
  ]
  if (body.conflicts) throw new ConflictRefusal(problems, body.conflicts)
  throw new Refusal(problems, response.status === 401)
}

const api = `${editorPath}/api`
const documentPath = (id: string): string => `${api}/documents/${encodeURIComponent(id)}`
const json = async <Answer>(response: Promise<Response>): Promise<Answer> =>
  (await response).json() as Promise<Answer>

export const readRepository = (): Promise<EditedRepository> => json(ask(`${api}/repository`))
export const readDocument = (id: string): Promise<EditedDocument> => json(ask(documentPath(id)))

const versionsPath = (id: string): string => `${documentPath(id)}/versions`

export const readVersions = (id: string): Promise<Version[]> => json(ask(versionsPath(id)))
export const readVersion = (id: string, name: string): Promise<StoredDocument> =>
  json(ask(`${versionsPath(id)}/${encodeURIComponent(name)}`))

/** Keeps a text among the earlier versions that gives way to another one, also one that was not stored. */
export async function keepVersion(document: StoredDocument): Promise<void> {
  await ask(versionsPath(document.id), { method: 'POST', body: JSON.stringify(document) })
}

/** Browsers let requests outlive their page that have at most 64 KiB in all. */
const outlivesPage = (body: string): boolean => new Blob([body]).size <= 60 * 1024

/** Whether a draft that is being stored when its page is closed arrives all the same. */
export const arrivesAfterClosing = (document: StoredDocument): boolean =>
  outlivesPage(JSON.stringify(document))

export type SaveOptions = {
  /** The version that the text is based on. */
  version: string
  /** Puts it into a release; an empty name takes it out of its release. */
  release?: string
  /** It was chosen in a conflict: the text that gives way is kept among the versions. */
  resolves?: boolean
  /** The form, which does not conflict with what it has written itself. */
  client?: string
}

const basedOn = (version: string): Record<string, string> => ({ 'If-Match': `"${version}"` })

/** Stores a draft, and gives its version. Rejects with a ConflictRefusal when it is based on an older one. */
export async function saveDraft(
  document: StoredDocument,
  { version, release, resolves, client }: SaveOptions,
): Promise<StoredDraft> {
  const query = new URLSearchParams({
    ...(release === undefined ? {} : { release }),
    ...(resolves ? { resolves: 'true' } : {}),
  })
  const body = JSON.stringify(document)
  return json(
    ask(`${documentPath(document.id)}${query.size > 0 ? `?${query.toString()}` : ''}`, {
      method: 'PUT',
      body,
      keepalive: outlivesPage(body),
      headers: { ...basedOn(version), ...(client === undefined ? {} : { [clientHeader]: client }) },
    }),
  )
}

export async function discardDraft(id: string, version: string): Promise<void> {
  await ask(documentPath(id), { method: 'DELETE', headers: basedOn(version) })
}

export const publish = (documents: PublishRequest['documents']): Promise<Published> =>
  json(ask(`${api}/publish`, { method: 'POST', body: JSON.stringify({ documents }) }))

export const unpublish = (id: string, version: string): Promise<Published> =>
  json(ask(`${documentPath(id)}/unpublish`, { method: 'POST', headers: basedOn(version) }))

/** The address of a page that shows a draft with the other drafts of its release. */
export async function previewAddress(id: string): Promise<string> {
  const { token, mainDocument } = await json<{ token: string; mainDocument: string }>(
    ask('/previews', { method: 'POST', body: JSON.stringify({ draft: id }) }),
  )
  return `/preview?${new URLSearchParams({ token, documentId: mainDocument }).toString()}`
}
