import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createClient, type Client } from '@prismicio/client'
import { Hono, type Context, type MiddlewareHandler } from 'hono'
import { mount } from 'hono/mount'
import pLimit from 'p-limit'
import {
  ContentFiles,
  createContentApi,
  createEditing,
  createEmbeddedFetch,
  editorPath,
  loadRepository,
  onlyByHosts,
  ownHosts,
  placeInFile,
  readWords,
  storedDocuments,
  tokenOf,
  type Repository,
} from '../content-api'
import { contentLanguages } from '../locales.config'
import type { CmsDocument } from '../src/content/cms/document'
import { embeddedMediaPath } from '../src/content/cms/embeddedMedia'
import { embeddedRepositoryName } from '../src/content/cms/repositoryName'
import { draftCheck, type DraftCheck, type PublishedDocuments } from '../src/content/source/draftCheck'
import { withFileFacts } from '../src/content/source/fileFacts'
import { pullJobs } from '../src/content/source/jobBoard'
import { memoizedPlan } from '../src/content/source/memoizedPlan'
import { changedDocumentPull, type DocumentPull } from '../src/content/source/pullChangedDocuments'
import { unreadableMedia } from '../src/content/source/unreadableMedia'
import type { Environment } from '../src/core/environment'
import { isSecret } from '../src/core/values/isSecret'
import { cooperativeYield } from '../src/functions/fairQueue'
import type { Log } from '../src/functions/log'
import { contentApiPath } from './app'
import type { Application } from './application'
import type { SiteAnswer } from './askPublisher'
import type { Refusal, SharedThread } from './sharedThread'

/** True when the site reads the repository in `content/`: no other is configured. */
export const hasEmbeddedContent = (environment: Environment): boolean =>
  !environment.PRISMIC_REPOSITORY && !environment.PRISMIC_ENDPOINT

/**
 * True when the server answers at `contentApiPath`: by default where no visitor is, in production where the editor's secret
 * asks for it.
 */
export function servesContentApi(environment: Environment): boolean {
  if (!hasEmbeddedContent(environment)) return false
  const { CONTENT_API, DEPLOY_ENV } = environment
  return CONTENT_API === undefined
    ? DEPLOY_ENV !== 'production' || isEditable(environment)
    : CONTENT_API === 'on'
}

/** True when drafts are edited and previewed here: in development, elsewhere where the editor has a secret. */
const isEditable = ({ DEPLOY_ENV, CONTENT_EDITING_SECRET }: Environment): boolean =>
  DEPLOY_ENV === 'development' || CONTENT_EDITING_SECRET !== undefined

/** The names of hosts by which drafts are edited and previewed without a secret. */
export const editingHosts = ({ HOST, CONTENT_EDITING_HOSTS }: Environment): string[] =>
  ownHosts(HOST, CONTENT_EDITING_HOSTS)

/** Answers by these names only while no secret protects the drafts. */
export const onlyByEditingHosts = (environment: Environment) =>
  environment.DEPLOY_ENV === 'development' && environment.CONTENT_EDITING_SECRET === undefined
    ? onlyByHosts(editingHosts(environment), 'CONTENT_EDITING_HOSTS')
    : undefined

/** The embedded repository: its API, and a client that reads it in process, with its preview sessions. */
export type EmbeddedContent = {
  api: Application
  client: Client
  /** What is stored of each published document, by id. */
  stored: () => ReadonlyMap<string, object>
  /** Reads what is published, once for all who ask: the check of drafts and previews. */
  pull: DocumentPull
  /** The models of the repository. */
  models: () => Pick<Repository, 'customTypes' | 'sharedSlices'>
  /** Whether there is a preview session with an id; undefined where nothing is previewed. */
  hasPreview?: (id: string) => Promise<boolean>
}

type EmbeddedContentOptions = {
  /** The site's. */
  origin: string
  log: Log
  /** Limits the requests of the network, not those of this process. */
  thread: SharedThread
  /** Brings what an editor has published onto the site, and says what became of it. */
  onPublished?: () => Promise<SiteAnswer>
  /** Runs once, after the first request of the editor that was answered: soon something will be previewed. */
  onEditing?: () => void
  /** Checks drafts where what is published is planned anyway; gives nothing when it cannot, and they are checked here. */
  checkElsewhere?: (...parameters: Parameters<DraftCheck>) => Promise<string[] | undefined>
}

/**
 * The content API over the embedded repository, and its editor where editing is open: in development, elsewhere to who has
 * the secret. Faulty documents are left out and logged.
 */
export function embeddedContentApi(
  projectDir: string,
  environment: Environment,
  { origin, log, thread, onPublished, onEditing, checkElsewhere }: EmbeddedContentOptions,
): EmbeddedContent {
  const { CONTENT_DIR, CONTENT_EDITING_SECRET: secret } = environment
  const content = resolve(projectDir, CONTENT_DIR)
  const { repository, findings } = loadRepository(projectDir, { languages: contentLanguages(), content })
  for (const finding of findings) log.error(`${placeInFile(finding)} ${finding.message}`)
  const apiOrigin = `${origin}${contentApiPath}`
  const editing = isEditable(environment)
  const history = historyOf(projectDir, content)
  const api = createContentApi({
    repository,
    origin: apiOrigin,
    editing,
    history,
    trustedHosts: editingHosts(environment),
    ...(secret === undefined ? {} : { access: { api: 'releases by token', tokens: [secret] } }),
  })
  const inProcess = createEmbeddedFetch(api)
  const client = createClient(embeddedRepositoryName, {
    documentAPIEndpoint: `${apiOrigin}/api/v2`,
    // Several pages are requested at once. In process there is no folder in front of the addresses.
    fetch: oneAfterAnother((input, init) => inProcess(String(input).replace(apiOrigin, origin), init)),
  })
  const stored = () => storedDocuments(repository)
  const pull = changedDocumentPull()
  const limited = limitedApi(api, { environment, thread })
  const models = () => repository
  void readWords(repository.documents, () => sleep(20, undefined, { ref: false }))
  if (!editing) return { api: limited, client, stored, pull, models }

  const complete = (documents: readonly CmsDocument[]) => withFileFacts(projectDir, environment, documents)
  const checkHere = draftCheck({
    published: async (): Promise<PublishedDocuments> => {
      const { ref } = await client.getMasterRef()
      const [documents, jobs, unreadable] = await Promise.all([
        pull(client, ref, stored()).then(complete),
        pullJobs(projectDir, environment),
        unreadableMedia(repository.mediaFolder, resolve(projectDir, 'public', embeddedMediaPath)),
      ])
      const source = { name: content, fileFindings: [], client, withFileFacts: complete }
      return { source, ref, jobs, documents, unreadableMedia: unreadable }
    },
    plan: memoizedPlan(projectDir),
    models,
    pause: cooperativeYield(),
  })
  const editor = createEditing({
    repository,
    files: new ContentFiles({ content, history, repository }),
    ...(secret === undefined ? {} : { accessToken: secret }),
    assets: editorAssets(projectDir),
    check: async (drafts, removed) => (await checkElsewhere?.(drafts, removed)) ?? checkHere(drafts, removed),
    ...(onPublished ? { onPublished } : {}),
  })
  // Outside of the content API, which every site may read: the editor answers its own page only.
  const both = new Hono()
  const hosts = onlyByEditingHosts(environment)
  if (hosts) both.use(hosts)
  if (onEditing) both.use(`${editorPath}/api/*`, afterFirstAnswer(onEditing))
  both.all(`${editorPath}/*`, mount(editor.fetch))
  both.all(editorPath, mount(editor.fetch))
  both.all('*', (c) => limited.fetch(c.req.raw, c.env))
  const hasPreview = async (id: string): Promise<boolean> =>
    (await api.request(`/previews/${encodeURIComponent(id)}`)).ok
  return { api: both, client, stored, pull, models, hasPreview }
}

/** Runs something once, when the first request has its answer. A request without the secret is refused and starts nothing. */
function afterFirstAnswer(run: () => void): MiddlewareHandler {
  let hasRun = false
  return async (context, next) => {
    await next()
    if (hasRun || !context.res.ok) return
    hasRun = true
    setTimeout(run, 0).unref()
  }
}

/** A fetch of this process that leaves time for others after each response: nothing else comes in while one is made. */
function oneAfterAnother(inProcess: typeof fetch): typeof fetch {
  const lane = pLimit(1)
  return (input, init) =>
    lane(async () => {
      const yieldToOthers = cooperativeYield()
      const response = await inProcess(input, init)
      await yieldToOthers()
      return response
    })
}

/** What of the content API computes; the rest are files, and what writes, which is for editors. */
const computed = ['/api/*', '/customtypes/*', '/slices/*', '/previews/*']

/** The content API for the network: a rate for each client, and one request at a time. Who has the secret is not counted. */
function limitedApi(
  api: Hono,
  { environment, thread }: { environment: Environment; thread: SharedThread },
): Hono {
  const { CONTENT_EDITING_SECRET: secret } = environment
  const limit = thread.limited((context, refusal) => refusalOf(context, refusal))
  const limited = new Hono({ strict: false })
  for (const path of computed)
    limited.use(path, (context, next) => (isSecret(tokenOf(context), secret) ? next() : limit(context, next)))
  limited.all('*', async (context) => {
    context.res = await api.fetch(context.req.raw, context.env)
    return context.res
  })
  return limited
}

/** As Prismic answers, so that its client waits and asks again. */
function refusalOf(context: Context, { status, message, retryAfter }: Refusal): Response {
  const headers = {
    'Retry-After': String(retryAfter),
    'Cache-Control': 'no-store',
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Expose-Headers': 'Retry-After',
  }
  return context.json({ type: 'api_rate_limit_error', error: message, message }, status, headers)
}

/** Where replaced versions are kept: beside its own content folder, so that each content has its own history. */
export const historyOf = (projectDir: string, content: string): string =>
  content === resolve(projectDir, 'content')
    ? resolve(projectDir, 'var/content-history')
    : `${content}-history`

/** The bundled page of the editor (scripts/bundleEditor.ts); nothing without a build. */
function editorAssets(projectDir: string): (name: string) => { body: string; type: string } | undefined {
  const types: Record<string, string> = {
    '': 'text/html; charset=utf-8',
    'main.js': 'text/javascript; charset=utf-8',
    'main.css': 'text/css; charset=utf-8',
  }
  return (name) => {
    const type = types[name]
    const file = resolve(projectDir, 'build/editor', name || 'index.html')
    return type !== undefined && existsSync(file) ? { body: readFileSync(file, 'utf8'), type } : undefined
  }
}
