/**
 * The embedded repository over HTTP.
 *
 *     tsx content-api/main.ts [--port 4400] [--host 127.0.0.1] [--origin URL] [--root DIR] [--content DIR]
 *                             [--access-token TOKEN] [--read-only] [--watch]
 */
import { watch } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { createAdaptorServer } from '@hono/node-server'
import type { Hono } from 'hono'
import { contentLanguages } from '../locales.config'
import { createContentApi } from './app'
import { loadRepository, placeInFile, type FileFinding } from './repository'

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4400' },
    host: { type: 'string', default: '127.0.0.1' },
    origin: { type: 'string' },
    root: { type: 'string', default: '.' },
    content: { type: 'string' },
    'access-token': { type: 'string' },
    'read-only': { type: 'boolean', default: false },
    watch: { type: 'boolean', default: false },
  },
})

const content = resolve(values.content ?? join(values.root, 'content'))
const { repository, findings } = loadRepository(values.root, { languages: contentLanguages(), content })
report(findings)

let app: Hono | undefined
const server = createAdaptorServer({
  fetch: (request, environment) =>
    app
      ? app.fetch(request, environment)
      : new Response('Starting', { status: 503, headers: { 'Retry-After': '1' } }),
})
server.on('error', (error) => {
  console.error(`The content API cannot listen on ${values.host}:${values.port}: ${error.message}`)
  process.exit(1)
})
server.listen(Number(values.port), values.host, () => {
  // With port 0 the origin is known only now.
  const { port } = server.address() as AddressInfo
  const origin = values.origin ?? `http://${values.host === '127.0.0.1' ? 'localhost' : values.host}:${port}`
  app = createContentApi({
    repository,
    origin,
    editing: !values['read-only'],
    ...(values['access-token'] === undefined ? {} : { accessToken: values['access-token'] }),
  })
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
