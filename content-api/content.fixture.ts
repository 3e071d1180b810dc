/** Small repositories in a temporary folder, for the tests of the content API. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createClient, type Client, type ClientConfig } from '@prismicio/client'
import type { Hono } from 'hono'
import { withFaults, type Fault } from '../sandbox/faults'
import type { Access } from './access'
import { createContentApi, type ContentApiOptions } from './app'
import { createEmbeddedFetch } from './fetch'
import type { JsonObject } from './json'
import { loadRepository, type Repository } from './repository'

export const origin = 'http://content.test'
export const repositoryName = 'example-repository'

/** A document with the given properties and defaults for the others. */
export function makeDocument(properties: JsonObject & { id: string }): JsonObject {
  return {
    uid: null,
    url: null,
    type: 'page',
    tags: [],
    first_publication_date: '2026-01-02T03:04:05+0000',
    last_publication_date: '2026-01-02T03:04:05+0000',
    slugs: [],
    linked_documents: [],
    lang: 'en-gb',
    alternate_languages: [],
    data: {},
    ...properties,
  }
}

export const privateTo = (...tokens: string[]): Access => ({ api: 'private', tokens })

/** A link field as it is stored. */
export const linkTo = (id: string, type: string, more: JsonObject = {}): JsonObject => ({
  link_type: 'Document',
  id,
  type,
  tags: [],
  lang: 'en-gb',
  isBroken: false,
  ...more,
})

export class ContentFolder {
  readonly root = mkdtempSync(join(tmpdir(), 'content-'))

  /** Writes a file by its path from the root. */
  write(path: string, content: string | JsonObject): void {
    const file = join(this.root, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content, null, 2))
  }

  /** Publishes a document: writes it where its language belongs. */
  publish(properties: JsonObject & { id: string }): void {
    const document = makeDocument(properties)
    this.write(`content/documents/${String(document['lang'])}/${properties.id}.json`, document)
  }

  /** Writes the model of a type; `fields` as Slice Machine stores them. */
  model(id: string, fields: JsonObject): void {
    this.write(`customtypes/${id}/index.json`, { id, label: id, repeatable: true, json: { Main: fields } })
  }

  /** Writes the model of a shared slice with one variation. */
  slice(id: string, primary: JsonObject, items: JsonObject = {}, variation = 'default'): void {
    const model = { id, type: 'SharedSlice', name: id, variations: [{ id: variation, primary, items }] }
    this.write(`src/slices/${id}/model.json`, model)
  }

  load(): Repository {
    return loadRepository(this.root, { languages: ['en-gb', 'de-de'] }).repository
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true })
  }
}

/** The unmodified client, with the API in process. */
export function embeddedClient(
  { faults, ...options }: Omit<ContentApiOptions, 'origin'> & { faults?: readonly Fault[] },
  config: ClientConfig = {},
): { client: Client; fetch: typeof globalThis.fetch; newClient: () => Client } {
  const app: Hono = createContentApi({ origin, ...options })
  const fetch = createEmbeddedFetch(faults ? withFaults(app, faults) : app)
  const newClient = (): Client =>
    createClient(repositoryName, { documentAPIEndpoint: `${origin}/api/v2`, fetch, ...config })
  return { client: newClient(), fetch, newClient }
}
