/** Writes the files of a repository: drafts, what is published of them, and the versions that were published before. */
import { existsSync, readdirSync, readFileSync, renameSync, rmdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isRecord } from '../src/core/values/record'
import { stableContent, withTranslationsOf } from './documentChanges'
import { parseDocument, type StoredDocument } from './documents'
import { EarlierVersions } from './earlierVersions'
import { draftsLabel, type Version } from './editingContract'
import { parseJson, type Json, type JsonObject } from './json'
import type { Repository, StoredFile } from './repository'
import { fileName, stageFile, writeWhole } from './wholeFile'

/** Thrown with a sentence for each thing that keeps files from being written; nothing has been written then. */
export class ContentFilesError extends Error {
  override readonly name = 'ContentFilesError'
  constructor(readonly problems: readonly string[]) {
    super(problems.join('\n'))
  }
}

export type ContentFilesOptions = {
  /** The folder with `documents` and `drafts`. */
  content: string
  /** Where replaced versions are kept. Without it there is no history. */
  history?: string
  /**
   * Knows the files, which are otherwise all read for each draft, and is told of every draft that is written. For many
   * drafts at a time: files that others change meanwhile are seen once it is reloaded.
   */
  repository?: Repository
}

type SaveOptions = { basedOn?: string; keepsEarlier?: boolean; now?: Date }

/** The drafts that belong to no release. */
const drafts = 'drafts'

export class ContentFiles {
  readonly #documents: string
  readonly #drafts: string
  readonly #history: EarlierVersions | undefined
  readonly #repository: Repository | undefined

  constructor({ content, history, repository }: ContentFilesOptions) {
    this.#repository = repository
    this.#documents = join(content, 'documents')
    this.#drafts = join(content, drafts)
    this.#history = history === undefined ? undefined : new EarlierVersions(history)
  }

  /**
   * Stores a document as a draft, in place of an earlier one. A release is a folder of drafts with its name; an
   * empty name takes the draft out of its release, without one it stays where it is. `basedOn` is kept with it: a digest of what
   * was published when it was written. `keepsEarlier`: an earlier draft with another text is kept among the versions. Throws a ContentFilesError
   * for a release that cannot be a folder.
   */
  saveDraft(
    document: StoredDocument,
    release?: string,
    { basedOn, keepsEarlier = false, now = new Date() }: SaveOptions = {},
  ): void {
    const earlier = this.#draft(document.id)
    const isOther = earlier && stableContent(earlier.document) !== stableContent(document)
    if (isOther && keepsEarlier) this.keepReplaced(earlier.document, now)
    const folder =
      release === undefined ? undefined : join(this.#drafts, release === '' ? '' : folderName(release))
    const target = join(folder ?? (earlier ? dirname(earlier.file) : this.#drafts), draftName(document))
    const noted = basedOn === undefined ? document : { ...document, based_on: basedOn }
    writeWhole(target, textOf(noted, earlier?.json ?? this.#published(document.id)?.json))
    const isMoved = earlier !== undefined && earlier.file !== target
    if (isMoved) rmSync(earlier.file)
    if (isMoved) this.#repository?.reload()
    else this.#repository?.draftWritten(target)
  }

  /** Removes a draft and keeps it among the versions; what is published stays. Gives false when there is none. */
  discardDraft(id: string, now = new Date()): boolean {
    const draft = this.#draft(id)
    if (draft) {
      this.#history?.keep(draft.document, 'discarded', now)
      rmSync(draft.file)
    }
    return draft !== undefined
  }

  /**
   * Makes drafts the published documents, at a time. The file of a document keeps its name as long as its uid, and the
   * order of its keys, so that a change can be read in a diff. A translation is entered in the documents it translates.
   * Gives the ids of all documents that were written. Throws a ContentFilesError, before anything is written, for an id without
   * a draft and for a uid that another document has.
   */
  publish(ids: readonly string[], now = new Date()): string[] {
    const published = filesIn(this.#documents)
    const draftOf = byId(filesIn(this.#drafts))
    const publishedOf = byId(published)
    const chosen = [...new Set(ids)].map((id) => ({ id, draft: draftOf.get(id) }))
    const documents = chosen.flatMap(({ draft }) => (draft ? [draft.document] : []))
    const problems = [
      ...chosen.flatMap(({ id, draft }) => (draft ? [] : [`There is no draft with the id "${id}".`])),
      ...twinProblems(documents, published),
    ]
    if (problems.length > 0) throw new ContentFilesError(problems)

    const time = timestamp(now)
    const writes = new Map<
      string,
      { file: string; document: StoredDocument; earlier?: StoredFile | undefined }
    >()
    const taken = new Set(published.map(({ file }) => file))
    for (const document of documents) {
      const earlier = publishedOf.get(document.id)
      const dated = {
        ...withTranslationsOf(document, earlier?.document),
        first_publication_date: earlier?.document.first_publication_date ?? time,
        last_publication_date: time,
      }
      const file = this.#target(dated, earlier, taken)
      taken.add(file)
      writes.set(document.id, { file, document: dated, earlier })
    }
    for (const document of documents) {
      for (const { id } of document.alternate_languages) {
        const translated = writes.get(id) ?? asWrite(publishedOf.get(id))
        if (!translated) continue
        const listed = translated.document.alternate_languages
        const others = listed.filter((one) => one.id !== document.id)
        const { id: ownId, uid, type, lang } = document
        const entry = { id: ownId, ...(uid === null ? {} : { uid }), type, lang }
        const alternate_languages = [...others, entry].sort((a, b) => (a.lang < b.lang ? -1 : 1))
        if (JSON.stringify(listed) === JSON.stringify(alternate_languages)) continue
        writes.set(id, { ...translated, document: { ...translated.document, alternate_languages } })
      }
    }

    const staged: { file: string; temporary: string; earlier?: StoredFile | undefined }[] = []
    try {
      for (const { file, document, earlier } of writes.values())
        staged.push({ file, temporary: stageFile(file, textOf(document, earlier?.json)), earlier })
      for (const { earlier } of staged) if (earlier) this.#history?.keep(earlier.document, 'published', now)
    } catch (error) {
      for (const { temporary } of staged) rmSync(temporary, { force: true })
      throw error
    }
    for (const { file, temporary, earlier } of staged) {
      renameSync(temporary, file)
      if (earlier && earlier.file !== file) rmSync(earlier.file)
    }
    for (const { draft } of chosen) if (draft) rmSync(draft.file)
    this.#removePublishedReleases(chosen.flatMap(({ draft }) => (draft ? [dirname(draft.file)] : [])))
    return [...writes.keys()]
  }

  /** A release of which everything is published is over: an empty folder would be listed as one. */
  #removePublishedReleases(folders: readonly string[]): void {
    for (const folder of new Set(folders)) {
      if (folder !== this.#drafts && readdirSync(folder).length === 0) rmdirSync(folder)
    }
  }

  /** Takes a document off the site: what was published becomes a draft, unless there is one. */
  unpublish(id: string, now = new Date()): void {
    const published = this.#published(id)
    if (!published) throw new ContentFilesError([`There is no published document with the id "${id}".`])
    this.#history?.keep(published.document, 'published', now)
    if (!this.#draft(id)) this.saveDraft(published.document)
    rmSync(published.file)
  }

  /** Keeps a text among the versions that another one was chosen over; it need not be stored as a draft. */
  keepReplaced(document: StoredDocument, now = new Date()): void {
    this.#history?.keep(document, 'replaced', now)
  }

  /** What was published before, the drafts that were discarded, and the texts that gave way; the latest first. */
  history(id: string): Version[] {
    return this.#history?.list(id) ?? []
  }

  /** The text of a version in the history of a document; undefined where there is none. */
  earlierVersion(id: string, name: string): StoredDocument | undefined {
    return this.#history?.read(id, name)
  }

  #draft(id: string): StoredFile | undefined {
    if (this.#repository) return ifThere(this.#repository.storedDraft(id))
    return filesIn(this.#drafts).find(({ document }) => document.id === id)
  }

  #published(id: string): StoredFile | undefined {
    if (this.#repository) return ifThere(this.#repository.storedDocument(id))
    return filesIn(this.#documents).find(({ document }) => document.id === id)
  }

  /** The file of a document: the one it has; another when its uid has changed and the name of the file says the uid. */
  #target(document: StoredDocument, earlier: StoredFile | undefined, taken: ReadonlySet<string>): string {
    const wanted = join(this.#documents, fileName(document.lang), documentName(document))
    if (earlier) {
      const named = join(this.#documents, fileName(earlier.document.lang), documentName(earlier.document))
      if (named !== earlier.file || named === wanted) return earlier.file
    }
    return taken.has(wanted) ? wanted.replace(/\.json$/, `.${fileName(document.id)}.json`) : wanted
  }
}

const byId = (files: readonly StoredFile[]): ReadonlyMap<string, StoredFile> =>
  new Map(files.map((stored) => [stored.document.id, stored]))

const ifThere = (stored: StoredFile | undefined): StoredFile | undefined =>
  stored && existsSync(stored.file) ? stored : undefined

const asWrite = (earlier: StoredFile | undefined) =>
  earlier && { file: earlier.file, document: earlier.document, earlier }

function twinProblems(documents: readonly StoredDocument[], published: readonly StoredFile[]): string[] {
  const written = new Set(documents.map(({ id }) => id))
  const others = published.map(({ document }) => document).filter(({ id }) => !written.has(id))
  return documents.flatMap((document, index) => {
    const twin = [...others, ...documents.slice(0, index)].find(
      ({ uid, type, lang }) =>
        uid !== null && uid === document.uid && type === document.type && lang === document.lang,
    )
    return twin
      ? [
          `The uid "${document.uid}" of the type "${document.type}" in "${document.lang}" already belongs to the document "${twin.id}".`,
        ]
      : []
  })
}

/** Prismic's format: `2026-11-02T09:00:00+0000`. */
const timestamp = (time: Date): string => time.toISOString().replace(/\.\d+Z$/, '+0000')

function folderName(release: string): string {
  if (fileName(release) === release && release.toLowerCase() !== draftsLabel.toLowerCase()) return release
  throw new ContentFilesError([
    `"${release}" cannot be the name of a release: use letters, digits, dots and hyphens.`,
  ])
}

const documentName = ({ type, uid }: StoredDocument): string =>
  `${[type, ...(uid === null ? [] : [uid])].map(fileName).join('.')}.json`

const draftName = ({ id }: StoredDocument): string => `${fileName(id)}.json`

function filesIn(folder: string): StoredFile[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) => {
    if (!entry.isFile() || !entry.name.endsWith('.json')) return []
    const file = join(entry.parentPath, entry.name)
    const stored = readStored(file)
    return stored ? [{ file, ...stored }] : []
  })
}

/** What a file holds; undefined for a faulty one, which the repository reports. */
function readStored(file: string): Omit<StoredFile, 'file'> | undefined {
  const read = parseJson(readFileSync(file, 'utf8'))
  if (!('value' in read) || !isRecord(read.value)) return undefined
  const parsed = parseDocument(read.value)
  return 'document' in parsed ? { document: parsed.document, json: read.value } : undefined
}

/**
 * The text of a document's file, with its keys in the order of the file that it replaces, and without those that this one
 * leaves out because their value is the default.
 */
function textOf(document: StoredDocument, earlier?: JsonObject): string {
  if (!earlier) return `${JSON.stringify(document, null, 2)}\n`
  const entries: [string, Json][] = Object.entries(document)
  const written = entries.filter(([key, value]) => key in earlier || !isDefault(value))
  return `${JSON.stringify(inOrder({ ...earlier, ...Object.fromEntries(written) }, earlier), null, 2)}\n`
}

/** The value of a property that a file does not have: nothing, or an empty list. */
const isDefault = (value: Json): boolean => value === null || (Array.isArray(value) && value.length === 0)

/** A value with the keys of its objects in the order of an earlier one, new keys last. Lists keep the order of their entries. */
function inOrder(value: Json, earlier: Json | undefined): Json {
  if (Array.isArray(value)) {
    const list = Array.isArray(earlier) ? earlier : []
    return value.map((entry, index) => inOrder(entry, earlierEntry(list, entry, index)))
  }
  if (!isRecord(value) || !isRecord(earlier)) return value
  const known = Object.keys(earlier).filter((key) => key in value)
  const added = Object.keys(value).filter((key) => !(key in earlier))
  return Object.fromEntries(
    [...known, ...added].map((key) => [key, inOrder(value[key] ?? null, earlier[key])]),
  )
}

/** What an entry of a list was before: by its id where it has one, as slices do, which are moved; else by its place. */
function earlierEntry(list: readonly Json[], entry: Json, index: number): Json | undefined {
  const id = isRecord(entry) ? entry['id'] : undefined
  const same = id === undefined ? undefined : list.find((one) => isRecord(one) && one['id'] === id)
  return same ?? list[index]
}
