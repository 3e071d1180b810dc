import path from 'node:path'
import { createClient, type Client } from '@prismicio/client'
import ky from 'ky'
import {
  createContentApi,
  createEmbeddedFetch,
  loadRepository,
  storedDocuments,
  type FileFinding,
  type Repository,
} from '../../../content-api'
import { contentLanguages } from '../../../locales.config'
import type { Environment } from '../../core/environment'
import { reasonOf } from '../../core/values/error'
import type { CmsDocument } from '../cms/document'
import { embeddedMediaPath } from '../cms/embeddedMedia'
import { embeddedRepositoryName } from '../cms/repositoryName'
import { withFileFacts } from './fileFacts'
import { unreadableMedia, type UnreadableMedia } from './unreadableMedia'

const embeddedOrigin = 'http://content.localhost'

export type ContentSource = {
  client: Client
  /** The repository in messages: an address, or the folder of the embedded one. */
  name: string
  /** What is wrong with stored files, before they became documents. */
  fileFindings: readonly FileFinding[]
  /** Of the embedded repository: what is stored of each published document, by id; the same object until it changes. */
  stored?: () => ReadonlyMap<string, object>
  /** Of the embedded repository: its custom types and slices. */
  models?: () => Pick<Repository, 'customTypes' | 'sharedSlices'>
  /** Of the embedded repository: the files of its media that cannot be used. */
  unreadableMedia?: () => Promise<UnreadableMedia>
  /** Adds to documents what the files that they give say of themselves. Rejects when a file's host does not answer. */
  withFileFacts: (documents: readonly CmsDocument[]) => Promise<CmsDocument[]>
  /** The same source as it is now: a client remembers the repository's refs for five seconds. */
  reopen: () => ContentSource
}

const retries = 3

/** Address of a request without its query, which may hold the access token. */
function addressOf(input: Parameters<typeof fetch>[0]): string {
  const { origin, pathname } = new URL(input instanceof Request ? input.url : input)
  return `${origin}${pathname}`
}

/**
 * `fetch` that retries, with a message on stderr, when the repository cannot be reached or responds with 5xx,
 * then rejects with the address in its message. The client handles other statuses.
 */
const retryingFetch: typeof fetch = async (input, init) => {
  const address = addressOf(input)
  try {
    return await ky(input, {
      ...init,
      timeout: 30_000,
      retry: { limit: retries, methods: ['get'], statusCodes: [500, 502, 503, 504], backoffLimit: 4000 },
      throwHttpErrors: (status) => status >= 500,
      hooks: {
        beforeRetry: [
          ({ error, retryCount }) => {
            process.stderr.write(
              `${address} did not answer (${reasonOf(error)}): trying again, ${retryCount} of ${retries}\n`,
            )
          },
        ],
      },
    })
  } catch (error) {
    throw new Error(`The content repository at ${address} cannot be read: ${reasonOf(error)}`, {
      cause: error,
    })
  }
}

/**
 * `fetch` for a server other than Prismic's, which is one of an embedded repository: the addresses of its media below
 * `/media/`, as they are stored, since the site serves the media itself. Prismic's media are on their own hosts.
 */
function withSiteMedia(fetchContent: typeof fetch, endpoint: string): typeof fetch {
  const media = `"${endpoint.replace(/\/api\/v2\/?$/, '')}/media/`
  return async (input, init) => {
    const response = await fetchContent(input, init)
    const text = await response.text()
    const { status, statusText, headers } = response
    const mapped = new Response(text.replaceAll(media, '"/media/'), { status, statusText, headers })
    return Object.defineProperty(mapped, 'url', { value: response.url })
  }
}

function embeddedSource(root: string, environment: Environment): ContentSource {
  const content = path.resolve(root, environment.CONTENT_DIR)
  const { repository } = loadRepository(root, { content, languages: contentLanguages() })
  const app = createContentApi({ repository, origin: embeddedOrigin })
  const open = (): ContentSource => ({
    client: createClient(embeddedRepositoryName, {
      documentAPIEndpoint: `${embeddedOrigin}/api/v2`,
      fetch: createEmbeddedFetch(app),
    }),
    name: content,
    fileFindings: repository.findings,
    stored: () => storedDocuments(repository),
    models: () => repository,
    unreadableMedia: () =>
      unreadableMedia(repository.mediaFolder, path.join(root, 'public', embeddedMediaPath)),
    withFileFacts: (documents) => withFileFacts(root, environment, documents),
    reopen() {
      repository.reload()
      return open()
    },
  })
  return open()
}

/**
 * The content repository the environment names: Prismic (`PRISMIC_REPOSITORY`), another compatible server
 * (`PRISMIC_ENDPOINT`), or the embedded one, which the same client reads in process.
 */
export function openContentSource(root: string, environment: Environment): ContentSource {
  const {
    PRISMIC_REPOSITORY: repository,
    PRISMIC_ENDPOINT: endpoint,
    PRISMIC_ACCESS_TOKEN: accessToken,
  } = environment
  if (!repository && !endpoint) return embeddedSource(root, environment)
  const open = (): ContentSource => ({
    client: createClient(repository ?? embeddedRepositoryName, {
      fetch: endpoint ? withSiteMedia(retryingFetch, endpoint) : retryingFetch,
      ...(endpoint ? { documentAPIEndpoint: endpoint } : {}),
      ...(accessToken ? { accessToken } : {}),
    }),
    name: endpoint ?? `the Prismic repository "${repository}"`,
    fileFindings: [],
    withFileFacts: (documents) => withFileFacts(root, environment, documents),
    reopen: open,
  })
  return open()
}
