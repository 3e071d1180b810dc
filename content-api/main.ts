/**
 * The embedded repository over HTTP.
 *
 *     tsx content-api/main.ts [--port 4400] [--host 127.0.0.1] [--origin URL] [--root DIR] [--content DIR]
 *                             [--access-token TOKEN …] [--visibility public|private|releases-by-token]
 *                             [--languages en-gb,de-de] [--read-only] [--watch] [--allow-host NAME …]
 *
 * With a token the repository is private, unless `--visibility` says otherwise. The first language is the master one.
 * Where drafts can be read without a token, it answers by localhost, the names of `--host` and `--origin`, and those of
 * `--allow-host`.
 */
import { watch } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { createAdaptorServer } from '@hono/node-server'
import { Hono } from 'hono'
import { contentLanguages } from '../locales.config'
import type { Access } from './access'
import { createContentApi } from './app'
import { onlyByHosts, ownHosts } from './hosts'
import { loadRepository, placeInFile, type FileFinding } from './repository'

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4400' },
    host: { type: 'string', default: '127.0.0.1' },
    origin: { type: 'string' },
    root: { type: 'string', default: '.' },
    content: { type: 'string' },
    'access-token': { type: 'string', multiple: true, default: [] },
    visibility: { type: 'string' },
    languages: { type: 'string' },
    'read-only': { type: 'boolean', default: false },
    watch: { type: 'boolean', default: false },
    'allow-host': { type: 'string', multiple: true, default: [] },
  },
})

const languages = values.languages?.split(',').map((language) => language.trim()) ?? contentLanguages()
if (languages.some((language) => !/^[a-z]{2,3}(-[a-z0-9]+)*$/.test(language))) {
  fail(`--languages expects codes of languages, en-gb,de-de, not "${values.languages}".`)
}
const access = accessOf(values['access-token'], values.visibility)
const content = resolve(values.content ?? join(values.root, 'content'))
const { repository, findings } = loadRepository(values.root, { languages, content })
report(findings)

let app: Hono | undefined
const server = createAdaptorServer({
  fetch: (request, environment) =>
    app
      ? app.fetch(request, environment)
      : new Response('Starting', { status: 503, headers: { 'Retry-After': '1' } }),
})
server.on('error', (error) => {
  fail(`The content API cannot listen on ${values.host}:${values.port}: ${error.message}`)
})
server.listen(Number(values.port), values.host, () => {
  // With port 0 the origin is known only now.
  const { port } = server.address() as AddressInfo
  const origin = values.origin ?? `http://${values.host === '127.0.0.1' ? 'localhost' : values.host}:${port}`
  const hosts = ownHosts(values.host, [new URL(origin).hostname, ...values['allow-host']])
  const api = createContentApi({
    repository,
    origin,
    access,
    editing: !values['read-only'],
    trustedHosts: hosts,
  })
  // Where drafts need no token only the name of the host tells this machine's programs and pages from those of other sites.
  app =
    values['read-only'] || access.api !== 'public'
      ? api
      : new Hono().use(onlyByHosts(hosts, '--allow-host')).all('*', (c) => api.fetch(c.req.raw, c.env))
  console.log(`Content API with ${repository.documents.length} documents of ${content}: ${origin}/api/v2`)
})

if (values.watch) {
  let pending: NodeJS.Timeout | undefined
  watch(content, { recursive: true }, () => {
    clearTimeout(pending)
    pending = setTimeout(() => {
      report(repository.reload())
      console.log(`Content read again, master ref ${repository.masterRef}`)
    }, 100)
  })
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server.close(() => process.exit(0))
    if ('closeAllConnections' in server) server.closeAllConnections()
  })
}

function report(found: readonly FileFinding[]): void {
  for (const finding of found) console.error(`${placeInFile(finding)} ${finding.message}`)
}

function accessOf(tokens: readonly string[], visibility: string | undefined): Access {
  const known: Record<string, Access['api']> = {
    public: 'public',
    private: 'private',
    'releases-by-token': 'releases by token',
  }
  const api = known[visibility ?? (tokens.length > 0 ? 'private' : 'public')]
  if (api === undefined)
    return fail(`--visibility expects ${Object.keys(known).join(', ')}, not "${visibility}".`)
  if (api !== 'public' && tokens.length === 0)
    return fail(`--visibility ${visibility} needs an --access-token.`)
  return { api, tokens }
}

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}
