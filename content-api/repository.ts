/**
 * The embedded repository: documents, drafts and models read from folders.
 *
 *     <root>/content/documents/<lang>/**.json    published documents
 *     <root>/content/drafts/*.json               drafts; each subfolder is a separate release, also an empty one
 *     <root>/content/media/                      files served under /media/
 *     <root>/customtypes/<id>/index.json         models, as Slice Machine stores them
 *     <root>/src/slices/<Name>/model.json
 */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path'
import { z } from 'zod'
import { hasParts, isRecord } from '../src/core/values/record'
import { parseDocument, type StoredDocument } from './documents'
import { draftsLabel } from './editingContract'
import { parseJson, type Json, type JsonObject } from './json'

/** What is wrong with a stored file. `file` is relative to the root when it is below it. */
export type FileFinding = { file: string; message: string; line?: number; column?: number }

/** The place of a finding: `content/documents/a.json:3:7`, as far as it is known. */
export const placeInFile = ({ file, line, column }: FileFinding): string =>
  [file, line, column].filter((part) => part !== undefined).join(':')

export type Model = JsonObject & { id: string }
/** A document with its file, and what that file holds: in its order, with properties that a document does not have. */
export type StoredFile = { file: string; document: StoredDocument; json: JsonObject }
export type Release = { id: string; label: string; documents: readonly StoredDocument[] }
export type Language = { id: string; name: string; is_master: boolean }

type Snapshot = {
  documents: readonly StoredDocument[]
  releases: readonly Release[]
  customTypes: readonly Model[]
  sharedSlices: readonly Model[]
  findings: readonly FileFinding[]
  languages: readonly Language[]
  masterRef: string
}

export type RepositoryOptions = {
  /** Languages of the repository, the master language first. */
  languages: readonly string[]
  /** The content folder, when it is not `<root>/content`. */
  content?: string
}

const hasId = z.object({ id: z.string().min(1) })
const modelSchema = z.custom<Model>((value) => hasId.safeParse(value).success, 'A model needs an "id".')

/** Digest of any JSON value, short enough for a ref. */
export const digest = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 20)

const parsedDocuments = new WeakMap<object, ReturnType<typeof parseDocument>>()

/** The document of a file's content. The same object for the same content, so that what is made of it can be kept. */
function parsedOnce(value: Json): ReturnType<typeof parseDocument> {
  if (!hasParts(value)) return parseDocument(value)
  const parsed = parsedDocuments.get(value) ?? parseDocument(value)
  parsedDocuments.set(value, parsed)
  return parsed
}

/** The file that a document was read from. */
const sources = new WeakMap<StoredDocument, StoredFile>()

const documentDigests = new WeakMap<StoredDocument, string>()

function documentDigest(document: StoredDocument): string {
  const known = documentDigests.get(document) ?? digest(document)
  documentDigests.set(document, known)
  return known
}

/** A loaded repository. Its content changes only through `reload()`, all at once. */
export class Repository {
  /** The folder of `customtypes` and `src/slices`. */
  readonly root: string
  /** The folder of `documents`, `drafts` and `media`. */
  readonly contentFolder: string
  readonly mediaFolder: string
  readonly #languages: readonly string[]
  /** What files held when they were read last: most are the same after an edit of one. */
  readonly #files = new Map<string, { stamp: string; result: ReturnType<typeof parseJson> }>()
  #snapshot: Snapshot

  constructor(root: string, { languages, content = join(root, 'content') }: RepositoryOptions) {
    this.root = resolve(root)
    this.contentFolder = resolve(content)
    this.#languages = languages
    this.mediaFolder = join(this.contentFolder, 'media')
    this.#snapshot = this.#read()
  }

  /** Published documents, the last published first. */
  get documents(): readonly StoredDocument[] {
    return this.#snapshot.documents
  }
  get releases(): readonly Release[] {
    return this.#snapshot.releases
  }
  get customTypes(): readonly Model[] {
    return this.#snapshot.customTypes
  }
  get sharedSlices(): readonly Model[] {
    return this.#snapshot.sharedSlices
  }
  get findings(): readonly FileFinding[] {
    return this.#snapshot.findings
  }
  /** The given languages, then those that only documents have. */
  get languages(): readonly Language[] {
    return this.#snapshot.languages
  }
  /** Identifies the content of all published documents: equal content, equal ref. */
  get masterRef(): string {
    return this.#snapshot.masterRef
  }

  /** Reads the folders again and gives the findings. */
  reload(): readonly FileFinding[] {
    this.#snapshot = this.#read()
    return this.findings
  }

  /** The published document of an id, with its file as it was read last. */
  storedDocument(id: string): StoredFile | undefined {
    return sourceOf(this.documents, id)
  }

  /** The draft of an id, with its file as it was read last and the label of its release. */
  storedDraft(id: string): (StoredFile & { release: string }) | undefined {
    for (const { label, documents } of this.releases) {
      const stored = sourceOf(documents, id)
      if (stored) return { ...stored, release: label }
    }
    return undefined
  }

  /**
   * Takes over a draft that has just been written, and reads no other file: with `reload()` after each of them, a
   * thousand drafts would be a million files.
   */
  draftWritten(file: string): void {
    const result = this.#readJsonOnce(file)
    const document = 'value' in result ? this.#parsed(file, result.value).document : undefined
    const folder = dirname(file)
    const drafts = this.#draftsFolder
    const label = folder === drafts ? draftsLabel : relative(drafts, folder)
    const release = this.releases.find((one) => one.label === label)
    if (!document || !release) {
      this.reload()
      return
    }
    const others = release.documents.filter(({ id }) => id !== document.id)
    const place = (one: StoredDocument): string => sources.get(one)?.file ?? ''
    const documents = [...others, document].sort((a, b) => (place(a) < place(b) ? -1 : 1))
    const releases = this.releases.map((one) => (one === release ? { ...release, documents } : one))
    this.#snapshot = { ...this.#snapshot, releases }
  }

  get #draftsFolder(): string {
    return join(this.contentFolder, 'drafts')
  }

  #parsed(file: string, value: Json): { document?: StoredDocument; findings: string[] } {
    const result = parsedOnce(value)
    if ('findings' in result) return result
    const { document } = result
    if (isRecord(value)) sources.set(document, { file, document, json: value })
    return { document, findings: [] }
  }

  #read(): Snapshot {
    const findings: FileFinding[] = []
    const documentsFolder = join(this.contentFolder, 'documents')
    if (!existsSync(documentsFolder)) {
      findings.push({ file: this.#name(documentsFolder), message: 'The folder of the documents is missing.' })
    }
    const documents = this.#readDocuments(documentsFolder, findings, { folderIsLanguage: true })
    return {
      documents: byPublication(documents),
      releases: this.#readReleases(findings),
      customTypes: this.#readModels(join(this.root, 'customtypes'), 'index.json', findings),
      sharedSlices: this.#readModels(join(this.root, 'src', 'slices'), 'model.json', findings),
      findings,
      languages: languagesOf(this.#languages, documents),
      masterRef: `master~${digest([...documents].sort((a, b) => (a.id < b.id ? -1 : 1)).map(documentDigest))}`,
    }
  }

  #readDocuments(
    folder: string,
    findings: FileFinding[],
    { folderIsLanguage = false, recursive = true } = {},
  ): StoredDocument[] {
    const fileOfId = new Map<string, string>()
    // As in Prismic, a uid belongs to one document of a type and language.
    const fileOfUid = new Map<string, string>()
    const uidKey = ({ type, lang, uid }: StoredDocument): string => `${type} ${lang} ${uid ?? ''}`
    const documents: StoredDocument[] = []
    for (const path of filesIn(folder, '.json', recursive)) {
      const value = this.#readFile(path, findings)
      if (value === undefined) continue
      const file = this.#name(path)
      const { document, findings: ofDocument } = this.#parsed(path, value)
      if (!document) {
        findings.push(...ofDocument.map((message) => ({ file, message })))
        continue
      }
      const first = fileOfId.get(document.id)
      if (first !== undefined) {
        findings.push({ file, message: `The id "${document.id}" already belongs to ${first}.` })
        continue
      }
      const twin = document.uid === null ? undefined : fileOfUid.get(uidKey(document))
      if (twin !== undefined) {
        const { uid, type, lang } = document
        const message = `The uid "${uid}" of the type "${type}" in "${lang}" already belongs to ${twin}: give the document another uid.`
        findings.push({ file, message })
        continue
      }
      const language = relative(folder, path).split(sep)[0]
      if (folderIsLanguage && language !== document.lang) {
        findings.push({ file, message: `"lang" is "${document.lang}", but the folder is "${language}".` })
      }
      fileOfId.set(document.id, file)
      fileOfUid.set(uidKey(document), file)
      documents.push(document)
    }
    return documents
  }

  #readReleases(findings: FileFinding[]): Release[] {
    const folder = this.#draftsFolder
    const release = (id: string, label: string, path: string, recursive: boolean): Release => ({
      id,
      label,
      documents: this.#readDocuments(path, findings, { recursive }),
    })
    const drafts = release('drafts', draftsLabel, folder, false)
    // A folder is a release from the moment it is made, as in Prismic, where a release begins empty.
    return [
      ...(drafts.documents.length > 0 ? [drafts] : []),
      ...subfoldersOf(folder).map((name) => release(`drafts-${name}`, name, join(folder, name), true)),
    ]
  }

  #readModels(folder: string, fileName: string, findings: FileFinding[]): Model[] {
    return subfoldersOf(folder).flatMap((name) => {
      const path = join(folder, name, fileName)
      const value = existsSync(path) ? this.#readFile(path, findings) : undefined
      if (value === undefined) return []
      const result = modelSchema.safeParse(value)
      if (result.success) return [result.data]
      findings.push(...result.error.issues.map(({ message }) => ({ file: this.#name(path), message })))
      return []
    })
  }

  #readFile(path: string, findings: FileFinding[]): Json | undefined {
    const result = this.#readJsonOnce(path)
    if ('value' in result) return result.value
    findings.push({ file: this.#name(path), ...result.error })
    return undefined
  }

  #readJsonOnce(path: string): ReturnType<typeof parseJson> {
    const { mtimeMs, size, ino } = statSync(path)
    const stamp = [mtimeMs, size, ino].join(' ')
    const known = this.#files.get(path)
    if (known?.stamp === stamp) return known.result
    const result = parseJson(readFileSync(path, 'utf8'))
    this.#files.set(path, { stamp, result })
    return result
  }

  #name(path: string): string {
    const fromRoot = relative(this.root, path)
    return fromRoot.startsWith('..') || isAbsolute(fromRoot) ? path : fromRoot.split(sep).join('/')
  }
}

/**
 * Loads the repository of a folder. Faulty files are left out and reported, all of them; the rest is served.
 * Throws only when a folder that exists cannot be read.
 */
export function loadRepository(
  root: string,
  options: RepositoryOptions,
): { repository: Repository; findings: readonly FileFinding[] } {
  const repository = new Repository(root, options)
  return { repository, findings: repository.findings }
}

/** What is stored of each published document, by id: the same object as long as it is unchanged. */
export const storedDocuments = ({ documents }: Repository): ReadonlyMap<string, StoredDocument> =>
  new Map(documents.map((document) => [document.id, document]))

function sourceOf(documents: readonly StoredDocument[], id: string): StoredFile | undefined {
  const document = documents.find((one) => one.id === id)
  return document && sources.get(document)
}

function languagesOf(configured: readonly string[], documents: readonly StoredDocument[]): Language[] {
  const ofDocuments = new Set(documents.map(({ lang }) => lang).sort())
  return [...new Set([...configured, ...ofDocuments])].map((id, index) => ({
    id,
    name: id,
    is_master: index === 0,
  }))
}

/** The last published first. */
function byPublication(documents: readonly StoredDocument[]): StoredDocument[] {
  return documents
    .map((document) => ({ document, time: Date.parse(document.last_publication_date ?? '') || 0 }))
    .sort((a, b) => b.time - a.time || (a.document.id < b.document.id ? -1 : 1))
    .map(({ document }) => document)
}

function filesIn(folder: string, extension: string, recursive: boolean): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(extension))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}

function subfoldersOf(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
}
