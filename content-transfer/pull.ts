/**
 * Brings a repository down into a folder of the form of `content/`. With the journal of a push, documents and files get
 * back the ids and names that they were pushed from, and a document that was not edited since gets back its dates: what
 * comes down is then the same text that went up.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import {
  assetLibraryText,
  filledDocument,
  knownKindProblem,
  modelsOf,
  parseDocument,
  parseJson,
  type Json,
  type JsonObject,
  type Model,
  type StoredDocument,
} from '../content-api'
import { isRecord } from '../src/core/values/record'
import { stableDigest, type Journal } from './journal'
import { readLocalForm } from './localForm'
import { payloadOf, remoteTarget } from './payload'
import { isSameModel } from './push'
import type { Remote } from './remote'

export type PullOptions = {
  remote: Remote
  journal: Journal
  /** The folder of the documents and the media. */
  content: string
  /** The folder of `customtypes` and `src/slices`; models are left alone without it. */
  root?: string | undefined
  /** Removes documents of the folder that the repository does not have. */
  removeOthers?: boolean
  report: (line: string) => void
}

export type Pulled = {
  documents: number
  written: number
  models: number
  assets: number
  /** Files that cannot be used; those of the folder stay as they are. */
  refused: string[]
}

/** Pulls. Throws when the repository cannot be read; files are written after everything but the media has been read. */
export async function pull(options: PullOptions): Promise<Pulled> {
  const { remote, journal, root, report } = options
  const content = resolve(options.content)
  const form = await readLocalForm(remote, journal)
  const models = root === undefined ? undefined : { root, ...(await bothModels(remote)) }

  const filled = (document: StoredDocument): StoredDocument =>
    models
      ? filledDocument(document, modelsOf({ customTypes: models.customTypes, sharedSlices: models.slices }))
      : document

  const known = filesOfDocuments(join(content, 'documents'))
  const taken = new Set([...known.values()].map(({ file }) => file))
  let written = 0
  for (const document of form.documents) {
    const earlier = known.get(document.id)
    const file = earlier?.file ?? newFile(join(content, 'documents', safe(document.lang)), document, taken)
    taken.add(file)
    // A file that lacks only empty fields says the same.
    if (earlier && isSameContent(filled(earlier.document), document)) continue
    if (writeText(file, textOf(document, earlier?.json))) written += 1
  }
  reportOthers(options, form.documents, known)

  const refused: string[] = []
  for (const { file, url } of form.files) {
    const target = join(content, 'media', file)
    const downloaded = await remote.download(url)
    const problem = await knownKindProblem(downloaded, file)
    if (problem !== undefined) {
      refused.push(file)
      report(`Not taken over: the file "${file}" ${problem}. Replace it in the repository.`)
      continue
    }
    if (existsSync(target) && readFileSync(target).equals(downloaded)) continue
    writeFile(target, downloaded)
  }
  const kept = form.library.assets.filter(
    ({ file }) => !refused.includes(file) || existsSync(join(content, 'media', file)),
  )
  if (kept.length > 0)
    writeText(join(content, 'assets.json'), assetLibraryText({ ...form.library, assets: kept }))
  const changed = models ? writeModels(models) : 0
  // From here on this folder is what was pushed: the next push sends what changes after now.
  if (journal.content === content) enterPulled(journal, form.documents)
  report(`${form.documents.length} documents, ${form.files.length} files: ${written} documents were written`)
  return { documents: form.documents.length, written, models: changed, assets: form.files.length, refused }
}

const bothModels = async (remote: Remote) => ({
  customTypes: await remote.models('customtypes'),
  slices: await remote.models('slices'),
})

type KnownDocument = { file: string; json: JsonObject; document: StoredDocument }

const isSameContent = (a: StoredDocument, b: StoredDocument): boolean => stableDigest(a) === stableDigest(b)

function filesOfDocuments(folder: string): ReadonlyMap<string, KnownDocument> {
  if (!existsSync(folder)) return new Map()
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && entry.name.endsWith('.json'),
  )
  return new Map(
    files.flatMap((entry): [string, KnownDocument][] => {
      const file = join(entry.parentPath, entry.name)
      const read = parseJson(readFileSync(file, 'utf8'))
      const parsed = 'value' in read ? parseDocument(read.value) : undefined
      const json = 'value' in read && isRecord(read.value) ? read.value : undefined
      return parsed && 'document' in parsed && json
        ? [[parsed.document.id, { file, json, document: parsed.document }]]
        : []
    }),
  )
}

/**
 * A file for a document: named by what a readable id says after its language (`de-de.market.at`), else by type and uid,
 * with its id when another document has that name.
 */
function newFile(folder: string, document: StoredDocument, taken: ReadonlySet<string>): string {
  const { id, type, lang, uid } = document
  const isReadable = id === `${lang}.${type}` || id.startsWith(`${lang}.${type}.`)
  const name = isReadable
    ? id.slice(lang.length + 1)
    : [type, ...(uid === null ? [] : [uid])].map(safe).join('.')
  const file = join(folder, `${safe(name)}.json`)
  return taken.has(file) ? join(folder, `${safe(name)}.${safe(id)}.json`) : file
}

const safe = (name: string): string => name.replace(/[^\w.-]+/g, '-').replace(/^\.+/, '') || 'unnamed'

function textOf(document: StoredDocument, earlier?: JsonObject): string {
  const { id, uid, url, type, ...others } = document
  const query = encodeURIComponent(`[[at(document.id,"${id}")]]`)
  // Without an origin and a ref, which would be others at every pull.
  const href = `/api/v2/documents/search?q=${query}`
  const value = { id, uid, url, type, href, ...others }
  return `${JSON.stringify(earlier ? inOrder(value, earlier) : value, null, 2)}\n`
}

/** A value with its keys in the order of an earlier one, so that a change can be read in a diff. */
function inOrder(value: Json, earlier: Json | undefined): Json {
  if (Array.isArray(value)) {
    const list = Array.isArray(earlier) ? earlier : []
    return value.map((one, index) => inOrder(one, list[index]))
  }
  if (!isRecord(value) || !isRecord(earlier)) return value
  const known = Object.keys(earlier).filter((key) => key in value)
  const added = Object.keys(value).filter((key) => !(key in earlier))
  return Object.fromEntries(
    [...known, ...added].map((key) => [key, inOrder(value[key] ?? null, earlier[key])]),
  )
}

function reportOthers(
  { report, removeOthers = false, content }: PullOptions,
  documents: readonly StoredDocument[],
  known: ReadonlyMap<string, KnownDocument>,
): void {
  const pulled = new Set(documents.map(({ id }) => id))
  const others = [...known].filter(([id]) => !pulled.has(id)).map(([, { file }]) => file)
  if (others.length === 0) return
  if (removeOthers) for (const file of others) rmSync(file)
  const verb = removeOthers
    ? 'Removed'
    : 'Not in the repository, and left as they are (--remove takes them away)'
  report(`${verb}: ${others.map((file) => relative(resolve(content), file)).join(', ')}`)
}

/** Writes the models that differ. Those that say the same keep their text. */
function writeModels(models: {
  root: string
  customTypes: readonly Model[]
  slices: readonly Model[]
}): number {
  const { root, customTypes, slices } = models
  const files = [
    ...customTypes.map((model) => ({ model, file: join(root, 'customtypes', safe(model.id), 'index.json') })),
    ...slices.map((model) => {
      const { name } = model
      const folder = safe(typeof name === 'string' ? name : model.id)
      return { model, file: join(root, 'src/slices', folder, 'model.json') }
    }),
  ]
  return files.filter(({ model, file }) => {
    const read = existsSync(file) ? parseJson(readFileSync(file, 'utf8')) : undefined
    const value = read && 'value' in read && isRecord(read.value) ? read.value : undefined
    if (value && isSameModel({ ...value, id: String(value['id']) }, model)) return false
    writeFile(file, `${JSON.stringify(model, null, 2)}\n`)
    return true
  }).length
}

/** Enters that the folder now holds what the repository has. */
function enterPulled(journal: Journal, documents: readonly StoredDocument[]): void {
  const target = remoteTarget({ documents: journal.documents, assets: journal.assets })
  for (const document of documents) {
    const entry = journal.documents[document.id]
    if (!entry) continue
    const { slugs, first_publication_date, last_publication_date } = document
    const sent = payloadOf(document, target).digest
    journal.setDocument(document.id, {
      id: entry.id,
      sent,
      slugs,
      first_publication_date,
      last_publication_date,
    })
  }
}

function writeText(file: string, text: string): boolean {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return false
  writeFile(file, text)
  return true
}

function writeFile(file: string, content: string | Buffer): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(`${file}.tmp`, content)
  renameSync(`${file}.tmp`, file)
}
