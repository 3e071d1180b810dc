/** A repository that is written to and read: what its four APIs are asked, with their answers parsed. */
import { createClient } from '@prismicio/client'
import { z } from 'zod'
import { parseDocument, type JsonObject, type Model, type StoredDocument } from '../content-api'
import { reasonOf } from '../src/core/values/error'
import { isOfPrismic, type Addresses } from './addresses'
import { RemoteError, type Sender } from './sender'

export type Tokens = {
  /** Of a content API that is private. */
  access?: string | undefined
  /** Of the Migration and the Asset API. */
  write?: string | undefined
  /** Of the Custom Types API. */
  types?: string | undefined
}

export type ModelKind = 'slices' | 'customtypes'

const tagSchema = z.object({ id: z.string(), name: z.string() })
const assetSchema = z.object({
  id: z.string(),
  url: z.string(),
  filename: z.string(),
  size: z.number(),
  alt: z.string().nullish(),
  notes: z.string().nullish(),
  credits: z.string().nullish(),
  tags: z.array(tagSchema).nullish(),
})
const assetPageSchema = z.object({ items: z.array(assetSchema), cursor: z.string().nullish() })
const createdSchema = z.object({ id: z.string() })
const publishedSchema = z.object({ totalItems: z.number() })
const modelsSchema = z.array(
  z.custom<Model>((value) => z.object({ id: z.string() }).safeParse(value).success),
)

export type RemoteAsset = z.infer<typeof assetSchema>
export type RemoteState = {
  languages: readonly { id: string; isMaster: boolean }[]
  /** The published documents. */
  published: readonly StoredDocument[]
  /** Drafts of releases that the API shows: all of the embedded repository, in Prismic those of its own releases. */
  drafts: readonly StoredDocument[]
}
export type NewAsset = { content: Buffer; filename: string; alt?: string; notes?: string; credits?: string }

export class Remote {
  readonly addresses: Addresses
  readonly #sender: Sender
  readonly #tokens: Tokens
  readonly #fetch: typeof globalThis.fetch | undefined

  constructor(addresses: Addresses, sender: Sender, tokens: Tokens, fetch?: typeof globalThis.fetch) {
    this.addresses = addresses
    this.#sender = sender
    this.#tokens = tokens
    this.#fetch = fetch
  }

  /** False for Prismic without a token: the media library is then not to be seen either. */
  get hasLibrary(): boolean {
    return this.#tokens.write !== undefined || !isOfPrismic(this.addresses.assets)
  }

  /** Reads languages and documents. Throws when the content API cannot be read, or serves what is no document. */
  async state({ withDrafts = false } = {}): Promise<RemoteState> {
    try {
      return await this.#readState(withDrafts)
    } catch (error) {
      if (error instanceof RemoteError) throw error
      // Addresses in it have the access token in their query, so it is not handed on as the cause.
      const reason = reasonOf(error)
      throw new Error(`The repository at ${this.addresses.content} cannot be read: ${reason}`)
    }
  }

  async #readState(withDrafts: boolean): Promise<RemoteState> {
    const { access } = this.#tokens
    const client = createClient(this.addresses.repository, {
      documentAPIEndpoint: this.addresses.content,
      ...(access === undefined ? {} : { accessToken: access }),
      ...(this.#fetch === undefined ? {} : { fetch: this.#fetch }),
    })
    const repository = await client.getRepository()
    const published = parsedDocuments(await client.dangerouslyGetAll({ lang: '*' }))
    const ofMaster = new Set(published.map(contentOf))
    const drafts: StoredDocument[] = []
    for (const { ref, isMasterRef } of withDrafts ? repository.refs : []) {
      if (isMasterRef) continue
      const documents = parsedDocuments(await client.dangerouslyGetAll({ lang: '*', ref }))
      drafts.push(...documents.filter((document) => !ofMaster.has(contentOf(document))))
    }
    const languages = repository.languages.map(({ id, is_master }) => ({ id, isMaster: is_master }))
    return { languages, published, drafts }
  }

  async models(kind: ModelKind): Promise<Model[]> {
    return modelsSchema.parse(await this.#json('GET', `${this.addresses.types}/${kind}`, this.#tokens.types))
  }

  async writeModel(kind: ModelKind, model: Model, mode: 'insert' | 'update'): Promise<void> {
    const url = `${this.addresses.types}/${kind}/${mode}`
    await this.#sender.send('POST', url, { token: this.#tokens.types, json: model })
  }

  /** All assets of the media library. */
  async assets(): Promise<RemoteAsset[]> {
    const all: RemoteAsset[] = []
    let cursor: string | null | undefined
    do {
      const query = new URLSearchParams({ limit: '100', ...(cursor ? { cursor } : {}) })
      const url = `${this.addresses.assets}/assets?${query.toString()}`
      const page = assetPageSchema.parse(await this.#json('GET', url, this.#tokens.write))
      all.push(...page.items)
      cursor = page.items.length > 0 ? page.cursor : undefined
    } while (cursor)
    return all
  }

  async createAsset({ content, filename, ...texts }: NewAsset): Promise<RemoteAsset> {
    const form = new FormData()
    form.append('file', new File([new Uint8Array(content)], filename))
    for (const [name, text] of Object.entries(texts)) if (text) form.append(name, text)
    const token = this.#tokens.write
    const response = await this.#sender.send('POST', `${this.addresses.assets}/assets`, { token, form })
    return assetSchema.parse(await response.json())
  }

  async changeAsset(id: string, change: { alt?: string; notes?: string; credits?: string; tags?: string[] }) {
    await this.#json('PATCH', `${this.addresses.assets}/assets/${id}`, this.#tokens.write, change)
  }

  async tags(): Promise<{ id: string; name: string }[]> {
    const schema = z.object({ items: z.array(tagSchema) })
    return schema.parse(await this.#json('GET', `${this.addresses.assets}/tags`, this.#tokens.write)).items
  }

  async createTag(name: string): Promise<{ id: string; name: string }> {
    return tagSchema.parse(
      await this.#json('POST', `${this.addresses.assets}/tags`, this.#tokens.write, { name }),
    )
  }

  async createDocument(document: JsonObject): Promise<string> {
    const url = `${this.addresses.migration}/documents`
    return createdSchema.parse(await this.#json('POST', url, this.#tokens.write, document)).id
  }

  async updateDocument(id: string, document: JsonObject): Promise<void> {
    const url = `${this.addresses.migration}/documents/${id}`
    await this.#sender.send('PUT', url, { token: this.#tokens.write, json: document })
  }

  /** Publishes everything in the migration release, and gives how many documents that were. */
  async publish(): Promise<number> {
    const url = `${this.addresses.migration}/migration-release/publish`
    return publishedSchema.parse(await this.#json('POST', url, this.#tokens.write, {})).totalItems
  }

  /** A file of the media library, by its address, which may be one within the repository. */
  async download(address: string): Promise<Buffer> {
    const url = new URL(address, this.addresses.content).toString()
    return Buffer.from(await (await this.#sender.send('GET', url)).arrayBuffer())
  }

  async #json(
    method: 'GET' | 'POST' | 'PATCH',
    url: string,
    token: string | undefined,
    json?: unknown,
  ): Promise<unknown> {
    const response = await this.#sender.send(method, url, { token, ...(json === undefined ? {} : { json }) })
    return await response.json()
  }
}

/** Everything of a document but its address, which differs from ref to ref. */
const contentOf = (document: StoredDocument): string => JSON.stringify(document)

function parsedDocuments(values: readonly unknown[]): StoredDocument[] {
  return values.map((value) => {
    const parsed = parseDocument(value)
    if ('document' in parsed) return parsed.document
    throw new RemoteError(200, `The repository serves what is no document: ${parsed.findings.join(' ')}`)
  })
}
