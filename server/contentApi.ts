import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { createClient, type Client } from '@prismicio/client'
import { Hono } from 'hono'
import { mount } from 'hono/mount'
import {
  ContentFiles,
  createContentApi,
  createEditing,
  createEmbeddedFetch,
  editorPath,
  loadRepository,
  placeInFile,
  storedDocuments,
} from '../content-api'
import { contentLanguages } from '../locales.config'
import { embeddedRepositoryName } from '../src/cms/repositoryName'
import type { Environment } from '../src/environment'
import type { Log } from '../src/server/log'
import { contentApiPath } from './app'
import type { Application } from './application'
import type { SiteAnswer } from './askPublisher'
import { draftCheck } from './draftCheck'

/** True when the site reads the repository in `content/`: no other is configured. */
export const hasEmbeddedContent = (environment: Environment): boolean =>
  !environment.PRISMIC_REPOSITORY && !environment.PRISMIC_ENDPOINT

/** The embedded repository: its API, and a client that reads it in process, with its preview sessions. */
export type EmbeddedContent = {
  api: Application
  client: Client
  /** What is stored of each published document, by id. */
  stored: () => ReadonlyMap<string, object>
}

type EmbeddedContentOptions = {
  /** The site's. */
  origin: string
  log: Log
  /** Brings what an editor has published onto the site, and says what became of it. */
  onPublished?: () => Promise<SiteAnswer>
}

/**
 * The content API over the embedded repository, and its editor where editing is open: in development, elsewhere to who has
 * the secret. Faulty documents are left out and logged.
 */
export function embeddedContentApi(
  projectDir: string,
  environment: Environment,
  { origin, log, onPublished }: EmbeddedContentOptions,
): EmbeddedContent {
  const { CONTENT_DIR, CONTENT_EDITING_SECRET: secret, DEPLOY_ENV } = environment
  const content = resolve(projectDir, CONTENT_DIR)
  const { repository, findings } = loadRepository(projectDir, { languages: contentLanguages(), content })
  for (const finding of findings) log.error(`${placeInFile(finding)} ${finding.message}`)
  const apiOrigin = `${origin}${contentApiPath}`
  const editing = DEPLOY_ENV === 'development' || secret !== undefined
  const history = historyOf(projectDir, content)
  const api = createContentApi({
    repository,
    origin: apiOrigin,
    editing,
    history,
    ...(secret === undefined ? {} : { access: { api: 'releases by token', tokens: [secret] } }),
  })
  const inProcess = createEmbeddedFetch(api)
  const client = createClient(embeddedRepositoryName, {
    documentAPIEndpoint: `${apiOrigin}/api/v2`,
    // In process there is no folder in front of the addresses.
    fetch: (input, init) => inProcess(String(input).replace(apiOrigin, origin), init),
  })
  const stored = () => storedDocuments(repository)
  if (!editing) return { api, client, stored }

  const editor = createEditing({
    repository,
    files: new ContentFiles({ content, history }),
    ...(secret === undefined ? {} : { accessToken: secret }),
    assets: editorAssets(projectDir),
    check: draftCheck(projectDir, { client, repository, environment }),
    ...(onPublished ? { onPublished } : {}),
  })
  // Outside of the content API, which every site may read: the editor answers its own page only.
  const both = new Hono()
  both.all(`${editorPath}/*`, mount(editor.fetch))
  both.all(editorPath, mount(editor.fetch))
  both.all('*', (c) => api.fetch(c.req.raw, c.env))
  return { api: both, client, stored }
}

/** Where replaced versions are kept: beside a content folder of its own, so that each content has its own history. */
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
