/** The versions of documents that are no longer there: published before, or drafts that were discarded or gave way. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { stableContent } from './documentChanges'
import { parseDocument, type StoredDocument } from './documents'
import type { Version } from './editingContract'
import { parseJson } from './json'
import { fileName, writeWhole } from './wholeFile'

const suffixes = { published: '.json', discarded: '.discarded.json', replaced: '.replaced.json' } as const

export class EarlierVersions {
  readonly #folder: string

  /** A folder with a folder for each document, with a file for each version. It is made with the first version. */
  constructor(folder: string) {
    this.#folder = folder
  }

  /** The versions of a document, the latest first. */
  list(id: string): Version[] {
    return this.#namesOf(id)
      .reverse()
      .map((name) => {
        const was = (['discarded', 'replaced'] as const).find((one) => name.endsWith(suffixes[one]))
        const time = name.slice(0, -suffixes[was ?? 'published'].length)
        return { name, replacedAt: time.replaceAll('_', ':'), was: was ?? 'published' }
      })
  }

  /** The text of a version that `list` names; undefined where there is none, or its file is faulty. */
  read(id: string, name: string): StoredDocument | undefined {
    if (!this.#namesOf(id).includes(name)) return undefined
    const read = parseJson(readFileSync(join(this.#folderOf(id), name), 'utf8'))
    const parsed = 'value' in read ? parseDocument(read.value) : undefined
    return parsed && 'document' in parsed ? parsed.document : undefined
  }

  /** Keeps a text. One that gives way is kept once, also when it is given up and then replaced. */
  keep(document: StoredDocument, was: Version['was'], now: Date): void {
    const { id } = document
    const [latest] = was === 'replaced' ? this.list(id) : []
    const known = latest?.was === was ? this.read(id, latest.name) : undefined
    if (known && stableContent(known) === stableContent(document)) return
    const names = this.#namesOf(id)
    const nameAt = (time: number) => `${new Date(time).toISOString().replaceAll(':', '_')}${suffixes[was]}`
    let time = now.getTime()
    while (names.includes(nameAt(time))) time += 1
    writeWhole(join(this.#folderOf(id), nameAt(time)), `${JSON.stringify(document, null, 2)}\n`)
  }

  #folderOf(id: string): string {
    return join(this.#folder, fileName(id))
  }

  #namesOf(id: string): string[] {
    const folder = this.#folderOf(id)
    if (!existsSync(folder)) return []
    return readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .sort()
  }
}
