import './withoutEval'
import { z } from 'zod'
import { localesOfContentLanguage } from '../../../locales.config'
import { resolveLink, unknownDocumentMarker } from '../../content/cms/linkResolver'
import { embeddedRepositoryName } from '../../content/cms/repositoryName'
import { previewRepository, previewRepositoryPath, type PreviewRepository } from './contract'

/** The part of `window.location` that is read. */
type Address = { origin: string; search: string }

/** Thrown with a message for the editor when a preview cannot be opened. */
export class PreviewError extends Error {
  override readonly name = 'PreviewError'
}

/**
 * The repository a preview token belongs to. A token is an address taken from a link, so only two kinds are trusted: those
 * of the site's own server, and those of the repository that the server is configured with.
 */
async function repositoryOf(
  token: string,
  ownOrigin: string,
  fetchFrom: typeof fetch,
): Promise<PreviewRepository> {
  if (!URL.canParse(token))
    throw new PreviewError('The preview token is not an address. Open the preview from the editor again.')
  const url = new URL(token)
  if (url.origin === ownOrigin) {
    // `/content-api/previews/…` → `/content-api/api/v2`
    const folder = url.pathname.split('/previews/')[0] ?? ''
    return { name: embeddedRepositoryName, endpoint: `${url.origin}${folder}/api/v2` }
  }
  const configured = await configuredRepository(token, ownOrigin, fetchFrom)
  if (configured && new URL(configured.endpoint).origin === url.origin) return configured
  throw new PreviewError(
    `The preview token belongs to ${url.host || url.protocol}. Previews are opened for this site and for its content repository only.`,
  )
}

/** The repository that the server is configured with, if the token is one of its previews; undefined otherwise. */
async function configuredRepository(
  token: string,
  ownOrigin: string,
  fetchFrom: typeof fetch,
): Promise<PreviewRepository | undefined> {
  const query = new URLSearchParams({ token }).toString()
  try {
    const response = await fetchFrom(`${ownOrigin}${previewRepositoryPath}?${query}`)
    return response.ok ? previewRepository.parse(await response.json()) : undefined
  } catch {
    // A host that serves only files, or nothing.
    return undefined
  }
}

/** A preview: its repository, where that is, and the ref of its drafts. */
export type RequestedPreview = { repository: string; endpoint: string; ref: string }

/**
 * The preview that an address asks for by its query parameters `token` and `documentId`. Rejects with a PreviewError when
 * one is missing, or the token belongs to another host.
 */
export async function requestedPreview(
  { origin, search }: Address,
  fetchFrom: typeof fetch = (input, init) => fetch(input, init),
): Promise<RequestedPreview> {
  const parameters = new URLSearchParams(search)
  const token = parameters.get('token')
  if (!token || !parameters.get('documentId'))
    throw new PreviewError('The address has no preview token and document. Open the preview from the editor.')
  const { name, endpoint } = await repositoryOf(token, origin, fetchFrom)
  return { repository: name, endpoint, ref: token }
}

const optionalText = z.string().nullish().catch(undefined)

/** The fields of a document that its address follows from. */
const addressFields = z
  .object({
    localeCode: optionalText,
    path: optionalText,
    parent_document: z.object({ uid: optionalText }).nullish().catch(undefined),
    parent_path: optionalText,
  })
  .catch({})

/** A document as the client of the repository gives it to a link resolver. */
type Draft = { type: string; uid?: string | null | undefined; lang: string; data?: unknown }

/**
 * Path of the page that shows a draft: its own, or the homepage of its market or language for what has none (navigation, texts). It
 * follows from the rules of this site, never from an address in the document. Throws a PreviewError when there is neither.
 */
export function pathOfDraft({ type, uid, lang, data }: Draft): string {
  const { localeCode, path: ownPath, parent_document, parent_path } = addressFields.parse(data)
  const parent = parent_document ? { uid: parent_document.uid ?? null } : null
  const path = resolveLink({
    type,
    uid: uid ?? null,
    lang,
    data: {
      localeCode: localeCode ?? null,
      path: ownPath ?? null,
      parent_document: parent,
      parent_path: parent_path ?? null,
    },
  })
  if (/^\/(?!\/)/.test(path) && path !== unknownDocumentMarker) return path
  const ofLanguage = localesOfContentLanguage(lang)
  const locale = ofLanguage.find(({ code }) => code === localeCode?.trim()) ?? ofLanguage[0]
  if (path === unknownDocumentMarker && locale) return `/${locale.urlCode}`
  throw new PreviewError('The document has no page on this site.')
}
