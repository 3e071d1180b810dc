/**
 * The embedded repository: documents, drafts and models read from folders.
 *
 *     <root>/content/documents/<lang>/**.json    published documents
 *     <root>/content/drafts/*.json               drafts; each subfolder is a release of its own
 *     <root>/content/media/                      files served under /media/
 *     <root>/customtypes/<id>/index.json         models, as Slice Machine stores them
 *     <root>/src/slices/<Name>/model.json
 */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { isAbsolute, join, relative, resolve, sep } from 'node:path'
import { z } from 'zod'
import { parseDocument, type StoredDocument } from './documents'
import { readJson, type Json, type JsonObject } from './json'

/** What is wrong with a stored file. `file` is relative to the root when it is below it. */
export type FileFinding = { file: string; message: string; line?: number; column?: number }

/** The place of a finding: `content/documents/a.json:3:7`, as far as it is known. */
export const placeInFile = ({ file, line, column }: FileFinding): string =>
  [file, line, column].filter((part) => part !== undefined).join(':')

export type Model = JsonObject & { id: string }
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

const modelSchema = z.custom<Model>(
  (value) => z.object({ id: z.string().min(1) }).safeParse(value).success,
  'A model needs an "id".',
)

/** Digest of any JSON value, short enough for a ref. */
export const digest = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 20)

/** A loaded repository. Its content changes only through `reload()`, all at once. */
export class Repository {
  readonly mediaFolder: string
  readonly #root: string
  readonly #content: string
  readonly #languages: readonly string[]
  #snapshot: Snapshot

  constructor(root: string, { languages, content = join(root, 'content') }: RepositoryOptions) {
    this.#root = resolve(root)
    this.#content = resolve(content)
    this.#languages = languages
    this.mediaFolder = join(this.#content, 'media')
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

  #read(): Snapshot {
    const findings: FileFinding[] = []
    const documentsFolder = join(this.#content, 'documents')
    if (!existsSync(documentsFolder)) {
      findings.push({ file: this.#name(documentsFolder), message: 'The folder of the documents is missing.' })
    }
    const documents = this.#readDocuments(documentsFolder, findings, { folderIsLanguage: true })
    return {
      documents: [...documents].sort(byPublication),
      releases: this.#readReleases(findings),
      customTypes: this.#readModels(join(this.#root, 'customtypes'), 'index.json', findings),
      sharedSlices: this.#readModels(join(this.#root, 'src', 'slices'), 'model.json', findings),
      findings,
      languages: languagesOf(this.#languages, documents),
      masterRef: `master~${digest([...documents].sort((a, b) => (a.id < b.id ? -1 : 1)))}`,
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
      const result = parseDocument(value)
      if ('findings' in result) {
        findings.push(...result.findings.map((message) => ({ file, message })))
        continue
      }
      const { document } = result
      const first = fileOfId.get(document.id)
      if (first !== undefined) {
        findings.push({ file, message: `The id "${document.id}" already belongs to ${first}.` })
        continue
      }
      const twin = document.uid === null ? undefined : fileOfUid.get(uidKey(document))
      if (twin !== undefined) {
        const { uid, type, lang } = document
        const message = `The uid "${uid}" of the type "${type}" in "${lang}" already belongs to ${twin}: give the document a uid of its own.`
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
    const folder = join(this.#content, 'drafts')
    const release = (id: string, label: string, path: string, recursive: boolean): Release => ({
      id,
      label,
      documents: this.#readDocuments(path, findings, { recursive }),
    })
    return [
      release('drafts', 'Drafts', folder, false),
      ...subfoldersOf(folder).map((name) => release(`drafts-${name}`, name, join(folder, name), true)),
    ].filter(({ documents }) => documents.length > 0)
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
    const result = readJson(readFileSync(path, 'utf8'))
    if ('value' in result) return result.value
    findings.push({ file: this.#name(path), ...result.error })
    return undefined
  }

  #name(path: string): string {
    const fromRoot = relative(this.#root, path)
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

function languagesOf(configured: readonly string[], documents: readonly StoredDocument[]): Language[] {
  const ofDocuments = new Set(documents.map(({ lang }) => lang).sort())
  return [...new Set([...configured, ...ofDocuments])].map((id, index) => ({
    id,
    name: id,
    is_master: index === 0,
  }))
}

function byPublication(a: StoredDocument, b: StoredDocument): number {
  const time = ({ last_publication_date: date }: StoredDocument): number => (date ? Date.parse(date) || 0 : 0)
  return time(b) - time(a) || (a.id < b.id ? -1 : 1)
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
