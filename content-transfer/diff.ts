/** What differs between a folder and a repository: documents, models, files. */
import { basename } from 'node:path'
import { type Json, type StoredDocument } from '../content-api'
import { hasParts, isRecord, partAt } from '../src/core/values/record'
import { stable, type Journal } from './journal'
import type { LocalContent } from './localContent'
import { readLocalForm, type LocalForm } from './localForm'
import { pairDocuments } from './matching'
import { essenceOf } from './payload'
import { isSameModel } from './push'
import type { Remote } from './remote'

export type DiffOptions = { local: LocalContent; remote: Remote; journal: Journal }

/** How many places of a document are named. */
const namedPlaces = 5

/** Gives a line for each difference, none for equal ones. Ids and dates are not compared. Throws when it cannot be read. */
export async function diff({ local, remote, journal }: DiffOptions): Promise<string[]> {
  const form = await readLocalForm(remote, journal)
  const lines: string[] = []
  for (const kind of ['customtypes', 'slices'] as const) {
    const name = kind === 'slices' ? 'slice' : 'type'
    const there = new Map((await remote.models(kind)).map((model) => [model.id, model]))
    for (const model of local.models[kind]) {
      const other = there.get(model.id)
      there.delete(model.id)
      if (!other) lines.push(`${name} ${model.id}: only here`)
      else if (!isSameModel(model, other)) lines.push(`${name} ${model.id}: differs`)
    }
    for (const id of there.keys()) lines.push(`${name} ${id}: only in the repository`)
  }
  const files = pairFiles(local, form)
  return [
    ...lines,
    ...fileLines(local, form, files),
    ...documentLines(local.documents, form.documents, files),
  ]
}

/** The file here of every remote one: with the same path, or else the only one with the same name. */
function pairFiles({ assets }: LocalContent, { files }: LocalForm): ReadonlyMap<string, string> {
  const here = assets.map(({ file }) => file)
  const there = files.map(({ file }) => file)
  const only = (list: readonly string[], name: string): string | undefined => {
    const found = list.filter((file) => basename(file) === name)
    return found.length === 1 ? found[0] : undefined
  }
  return new Map(
    there.flatMap((file) => {
      const byName = only(there, basename(file)) && only(here, basename(file))
      const pair = here.includes(file) ? file : byName
      return pair === undefined ? [] : [[file, pair]]
    }),
  )
}

function fileLines(
  { assets }: LocalContent,
  { library, files }: LocalForm,
  pairs: ReadonlyMap<string, string>,
): string[] {
  const remoteOf = new Map([...pairs].map(([there, here]) => [here, there]))
  const lines = assets.flatMap((asset) => {
    const there = remoteOf.get(asset.file)
    const size = files.find(({ file }) => file === there)?.size
    const entry = library.assets.find(({ file }) => file === there)
    if (entry === undefined) return [`file ${asset.file}: only here`]
    const texts = ({ alt = '', notes = '', credits = '', tags = [] }: Partial<typeof entry>): string =>
      JSON.stringify([alt, notes, credits, tags])
    return [
      ...(size && size !== asset.size ? [`file ${asset.file}: differs`] : []),
      ...(texts(asset) === texts(entry) ? [] : [`file ${asset.file}: its texts differ`]),
    ]
  })
  const others = files.filter(({ file }) => !pairs.has(file))
  return [...lines, ...others.map(({ file }) => `file ${file}: only in the repository`)]
}

function documentLines(
  local: readonly StoredDocument[],
  remote: readonly StoredDocument[],
  files: ReadonlyMap<string, string>,
): string[] {
  const fileOf = (file: string): string => files.get(file) ?? file
  const matches = pairDocuments(
    local,
    remote,
    (a, b) => JSON.stringify(stable(essenceOf(a))) === JSON.stringify(stable(essenceOf(b, fileOf))),
  )
  const localIds = new Map([...matches].map(([id, { id: remoteId }]) => [remoteId, id]))
  const lines = local.flatMap((document) => {
    const other = matches.get(document.id)
    if (!other) return [`document ${nameOf(document)}: only here`]
    const places = differences(essence(document), withIds(essence(other, fileOf), localIds), '')
    if (places.length === 0) return []
    const more = places.length > namedPlaces ? ` and ${places.length - namedPlaces} more` : ''
    return [`document ${nameOf(document)}: ${places.slice(0, namedPlaces).join(', ')}${more}`]
  })
  const others = remote.filter(({ id }) => !localIds.has(id))
  return [...lines, ...others.map((document) => `document ${nameOf(document)}: only in the repository`)]
}

/** What is compared: the content, and of which documents it is a translation. */
const essence = (document: StoredDocument, fileOf?: (file: string) => string): Json => ({
  ...essenceOf(document, fileOf),
  alternate_languages: [...document.alternate_languages]
    .sort((a, b) => (a.lang < b.lang ? -1 : 1))
    .map(({ id }) => id),
})

const nameOf = ({ type, uid, lang, id }: StoredDocument): string => `${type} ${uid ?? id} (${lang})`

/** The same value with ids of the folder in place of those of the repository. */
function withIds(value: Json, ids: ReadonlyMap<string, string>): Json {
  if (Array.isArray(value)) return value.map((one) => withIds(one, ids))
  if (typeof value === 'string') return ids.get(value) ?? value
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withIds(one, ids)]))
}

/** The places at which two values differ, the deepest of each. A property with null counts as none. */
function differences(a: unknown, b: unknown, path: string): string[] {
  const [left, right] = [stable(a), stable(b)]
  if (JSON.stringify(left) === JSON.stringify(right)) return []
  if (!hasParts(left) || !hasParts(right)) return [path]
  const names = [...new Set([...Object.keys(left), ...Object.keys(right)])]
  return names.flatMap((name) =>
    differences(partAt(left, name), partAt(right, name), path === '' ? name : `${path}.${name}`),
  )
}
