/**
 * What is known of an earlier push: which remote document and asset a local one became, and what was sent of it. It is
 * written after every answer, so a push that was interrupted goes on where it was.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { z } from 'zod'
import { readJson } from '../src/core/values/readJson'
import { isRecord } from '../src/core/values/record'

const documentSchema = z.object({
  id: z.string(),
  /** Digest of the content that was sent last; missing while only the empty document has been created. */
  sent: z.string().optional(),
  /** What no API takes: a pull restores it, the dates while the document is the one that was sent. */
  slugs: z.array(z.string()),
  first_publication_date: z.string().nullable(),
  last_publication_date: z.string().nullable(),
})
const assetSchema = z.object({
  id: z.string(),
  url: z.string(),
  localId: z.string(),
  digest: z.string(),
  texts: z.string(),
})
const journalSchema = z.object({
  /** Address of the Migration API and name of the repository. */
  repository: z.string(),
  /** The folder that was pushed. */
  content: z.string().optional(),
  /** The local id of the document whose creation was sent and not yet answered. */
  pending: z.string().optional(),
  documents: z.record(z.string(), documentSchema),
  /** By their path in the folder of the media. */
  assets: z.record(z.string(), assetSchema),
})

export type JournalDocument = z.infer<typeof documentSchema>
export type JournalAsset = z.infer<typeof assetSchema>
type JournalContent = z.infer<typeof journalSchema>

export class Journal {
  readonly file: string
  readonly #content: JournalContent

  /** Reads a journal; an empty one when there is none. Throws for one that is faulty, or of another repository. */
  constructor(file: string, repository: string) {
    this.file = file
    this.#content = { repository, documents: {}, assets: {} }
    if (!existsSync(file)) return
    const parsed = journalSchema.safeParse(readJson(file))
    if (!parsed.success) throw new Error(`${file} is no journal of a push. Take the file away to begin anew.`)
    if (parsed.data.repository !== repository) {
      throw new Error(
        `${file} is the journal of ${parsed.data.repository}, not of ${repository}: name another file with --journal, or take it away to begin anew.`,
      )
    }
    this.#content = parsed.data
  }

  get documents(): Readonly<Record<string, JournalDocument>> {
    return this.#content.documents
  }
  get assets(): Readonly<Record<string, JournalAsset>> {
    return this.#content.assets
  }
  get pending(): string | undefined {
    return this.#content.pending
  }
  get content(): string | undefined {
    return this.#content.content
  }

  setContent(folder: string): void {
    this.#content.content = folder
  }
  setPending(localId: string): void {
    this.#content.pending = localId
    this.#write()
  }
  /** Its creation was refused: there is nothing to look for. */
  clearPending(): void {
    delete this.#content.pending
    this.#write()
  }
  setDocument(localId: string, entry: JournalDocument): void {
    this.#content.documents[localId] = entry
    if (this.#content.pending === localId) delete this.#content.pending
    this.#write()
  }
  setAsset(file: string, entry: JournalAsset): void {
    this.#content.assets[file] = entry
    this.#write()
  }

  #write(): void {
    mkdirSync(dirname(this.file), { recursive: true })
    writeFileSync(`${this.file}.tmp`, `${JSON.stringify(this.#content, null, 1)}\n`)
    renameSync(`${this.file}.tmp`, this.file)
  }
}

/** Digest of a value that does not depend on the order of keys; a property with null counts as none. */
export const stableDigest = (value: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(stable(value)) ?? '')
    .digest('hex')
    .slice(0, 20)

/** A value with its keys in order and without those that hold null. */
export function stable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(stable)
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, one]) => one !== null && one !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, one]) => [name, stable(one)]),
  )
}
