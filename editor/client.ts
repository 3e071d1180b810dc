import type { StoredDocument } from '../content-api/documents'
import {
  editorPath,
  type EditedDocument,
  type EditedRepository,
  type Published,
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
  }
  const problems = body.problems ?? [
    body.message ?? body.error ?? `The server answered with ${response.status}.`,
  ]
  throw new Refusal(problems, response.status === 401)
}

const api = `${editorPath}/api`
const documentPath = (id: string): string => `${api}/documents/${encodeURIComponent(id)}`
const json = async <Answer>(response: Promise<Response>): Promise<Answer> =>
  (await response).json() as Promise<Answer>

export const readRepository = (): Promise<EditedRepository> => json(ask(`${api}/repository`))
export const readDocument = (id: string): Promise<EditedDocument> => json(ask(documentPath(id)))

/** Browsers let requests outlive their page that have at most 64 KiB in all. */
const outlivesPage = (body: string): boolean => new Blob([body]).size <= 60 * 1024

/** Whether a draft that is being stored when its page is closed arrives all the same. */
export const arrivesAfterClosing = (document: StoredDocument): boolean =>
  outlivesPage(JSON.stringify(document))

/** Stores a draft, in a release where one is named; an empty name takes it out of its release. */
export async function saveDraft(document: StoredDocument, release?: string): Promise<void> {
  const query = release !== undefined ? `?release=${encodeURIComponent(release)}` : ''
  const body = JSON.stringify(document)
  await ask(`${documentPath(document.id)}${query}`, { method: 'PUT', body, keepalive: outlivesPage(body) })
}

export async function discardDraft(id: string): Promise<void> {
  await ask(documentPath(id), { method: 'DELETE' })
}

export const publish = (ids: readonly string[]): Promise<Published> =>
  json(ask(`${api}/publish`, { method: 'POST', body: JSON.stringify({ ids }) }))

export const unpublish = (id: string): Promise<Published> =>
  json(ask(`${documentPath(id)}/unpublish`, { method: 'POST' }))

/** The address of a page that shows a draft with the other drafts of its release. */
export async function previewAddress(id: string): Promise<string> {
  const { token, mainDocument } = await json<{ token: string; mainDocument: string }>(
    ask('/previews', { method: 'POST', body: JSON.stringify({ draft: id }) }),
  )
  return `/preview?${new URLSearchParams({ token, documentId: mainDocument }).toString()}`
}
