import { createClient } from '@prismicio/client'
import { locales } from '../../../locales.config'
import { resolveLink, unknownDocumentMarker } from '../../content/cms/linkResolver'
import { embeddedRepositoryName } from '../../content/cms/repositoryName'
import { messageOf } from '../../core/values/error'
import { previewRepository, previewRepositoryPath, type PreviewRepository } from './contract'

/** The part of `window.location` that is read. */
type Address = { origin: string; search: string }

/** Thrown with a message for the editor when a preview cannot be opened. */
export class PreviewError extends Error {
  override readonly name = 'PreviewError'
}

/**
 * The repository a preview token belongs to. A token is an address taken from a link, so only three kinds are trusted: the
 * site's own server, hosts of prismic.io over HTTPS, and the host of the repository that the server is configured with.
 */
async function repositoryOf(
  token: string,
  ownOrigin: string,
  fetchFrom: typeof fetch,
): Promise<PreviewRepository> {
  let url: URL
  try {
    url = new URL(token)
  } catch {
    throw new PreviewError('The preview token is not an address. Open the preview from the editor again.')
  }
  // `https://name.prismic.io/previews/…` → `https://name.prismic.io/api/v2`; on the site's own server a
  // folder precedes it.
  const folder = url.pathname.split('/previews/')[0] ?? ''
  const isPrismic = url.protocol === 'https:' && url.hostname.endsWith('.prismic.io')
  if (isPrismic) return { name: url.hostname.split('.')[0] ?? '', endpoint: `${url.origin}/api/v2` }
  if (url.origin === ownOrigin) {
    return { name: embeddedRepositoryName, endpoint: `${url.origin}${folder}/api/v2` }
  }
  const configured = await configuredRepository(token, ownOrigin, fetchFrom)
  if (configured && new URL(configured.endpoint).origin === url.origin) return configured
  throw new PreviewError(
    `The preview token belongs to ${url.host || url.protocol}. Previews are opened for this site, for its content repository and for prismic.io only.`,
  )
}

/** The repository that the server is configured with, if the token is of its host; undefined otherwise. */
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

/** A preview: the repository and the ref of its drafts, and the path of the page that shows them. */
export type OpenedPreview = { repository: string; ref: string; path: string }

/**
 * Opens the preview of a document: finds the page that shows it, the homepage of its language for one without
 * a page, from the query parameters `token` and `documentId`. Throws a PreviewError when the parameters are missing, the token belongs to another host, the
 * repository cannot be read, or the document has no page on this site.
 */
export async function openPreview(
  { origin, search }: Address,
  fetchDocument: typeof fetch = (input, init) => fetch(input, init),
): Promise<OpenedPreview> {
  const parameters = new URLSearchParams(search)
  const token = parameters.get('token')
  const documentID = parameters.get('documentId')
  if (!token || !documentID) {
    throw new PreviewError('The address has no preview token and document. Open the preview from the editor.')
  }
  const { name, endpoint } = await repositoryOf(token, origin, fetchDocument)
  const client = createClient(name, { documentAPIEndpoint: endpoint, fetch: fetchDocument })
  let path: string
  let homepage: string | undefined
  try {
    path = await client.resolvePreviewURL({
      // The path follows from the rules of this site, never from an address in the response.
      linkResolver: ({ type, uid, lang, data }) => {
        const locale = locales.find(({ contentLanguage }) => contentLanguage === lang)
        homepage = locale && `/${locale.urlCode}`
        return resolveLink({ type, uid: uid ?? null, lang, ...(data ? { data } : {}) })
      },
      defaultURL: unknownDocumentMarker,
      previewToken: token,
      documentID,
    })
  } catch (error) {
    const reason = messageOf(error)
    throw new PreviewError(`The draft cannot be read from ${new URL(endpoint).host}: ${reason}`, {
      cause: error,
    })
  }
  // What has no page of its own (navigation, texts) is seen on others.
  if (path === unknownDocumentMarker && homepage) path = homepage
  // A single slash in front: never another host.
  if (path === unknownDocumentMarker || !/^\/(?!\/)/.test(path)) {
    throw new PreviewError('The document has no page on this site.')
  }
  return { repository: name, ref: token, path }
}
