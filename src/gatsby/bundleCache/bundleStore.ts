import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { buildCacheFolder } from '../../core/buildCache'
import { readJson } from '../../core/values/readJson'
import { digestOf, withoutPlaces, withPlaces, type Places } from './bundleInputs'
import { compilationRecordSchema } from './compilationRecord'

/** Where the bundles of earlier builds are. */
export const bundleCacheFolder = `${buildCacheFolder}/bundles`

/** How many bundles of a stage are kept. */
const most = 4

/** Begins the name of a folder to which a process is writing. */
const unfinishedName = 'new-'

/** Longer than a process writes to it, in ms. */
const longestWriting = 60 * 60_000

const entrySchema = z.object({
  key: z.string(),
  inputs: z.object({
    definitions: z.record(z.string(), z.string()),
    gatsbyFiles: z.record(z.string(), z.string()),
  }),
  record: compilationRecordSchema,
  /** Digests of the files as they are stored, by their path in the project. */
  files: z.record(z.string(), z.string()),
})

export type BundleEntry = z.infer<typeof entrySchema>
export type StoredBundle = BundleEntry & { folder: string }

const description = 'entry.json'

/** The folders of the entries of a stage, the newest first. */
function entryFolders(stageFolder: string): string[] {
  if (!existsSync(stageFolder)) return []
  return readdirSync(stageFolder)
    .filter((name) => !name.startsWith(unfinishedName))
    .map((name) => path.join(stageFolder, name))
    .map((folder) => ({ folder, time: statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
    .sort((a, b) => b.time - a.time)
    .map(({ folder }) => folder)
}

function readEntry(folder: string): StoredBundle | undefined {
  try {
    return { ...entrySchema.parse(readJson(path.join(folder, description))), folder }
  } catch {
    // Another process has just removed it, or it is one of an older version of this file.
    return undefined
  }
}

/** The first entry with this key whose inputs are those of now. */
export const findBundle = (
  stageFolder: string,
  key: string,
  isOfNow: (inputs: BundleEntry['inputs']) => boolean,
): StoredBundle | undefined =>
  entryFolders(stageFolder)
    .map(readEntry)
    .find((entry) => entry?.key === key && isOfNow(entry.inputs))

/** Removes what processes have left that were ended while they wrote. */
function removeUnfinished(stageFolder: string): void {
  for (const name of readdirSync(stageFolder).filter((one) => one.startsWith(unfinishedName))) {
    const folder = path.join(stageFolder, name)
    const { mtimeMs } = statSync(folder, { throwIfNoEntry: false }) ?? { mtimeMs: Date.now() }
    if (Date.now() - mtimeMs > longestWriting) rmSync(folder, { recursive: true, force: true })
  }
}

const isText = (file: string): boolean => /\.(?:js|json|map|css|txt)$/.test(file)

/** Stores the files of a compilation, by their path in the project, and removes the oldest entries above the limit. */
export function storeBundle(
  stageFolder: string,
  entry: Omit<BundleEntry, 'files'>,
  files: readonly string[],
  places: Places,
): void {
  mkdirSync(stageFolder, { recursive: true })
  removeUnfinished(stageFolder)
  const unfinished = mkdtempSync(path.join(stageFolder, unfinishedName))
  const digests: Record<string, string> = {}
  for (const file of files) {
    const content = readFileSync(path.join(places.root, file))
    const stored = isText(file) ? Buffer.from(withoutPlaces(content.toString('utf8'), places)) : content
    const target = path.join(unfinished, 'files', file)
    mkdirSync(path.dirname(target), { recursive: true })
    writeFileSync(target, stored)
    digests[file] = digestOf(stored)
  }
  writeFileSync(path.join(unfinished, description), JSON.stringify({ ...entry, files: digests }))
  const folder = path.join(stageFolder, digestOf(JSON.stringify([entry.key, entry.inputs])))
  rmSync(folder, { recursive: true, force: true })
  renameSync(unfinished, folder)
  for (const old of entryFolders(stageFolder).slice(most)) rmSync(old, { recursive: true, force: true })
}

/**
 * Puts the files of an entry into the project. One that has the same content already keeps its date. Throws, with nothing
 * written, when a stored file is missing or is not what was stored.
 */
export function placeBundle({ folder, files }: StoredBundle, places: Places): void {
  const contents = Object.entries(files).map(([file, digest]) => {
    const stored = readFileSync(path.join(folder, 'files', file))
    if (digestOf(stored) !== digest) throw new Error(`${file} in ${folder} is not what was stored`)
    return [file, isText(file) ? Buffer.from(withPlaces(stored.toString('utf8'), places)) : stored] as const
  })
  for (const [file, content] of contents) {
    const target = path.join(places.root, file)
    if (existsSync(target) && readFileSync(target).equals(content)) continue
    mkdirSync(path.dirname(target), { recursive: true })
    writeFileSync(`${target}.new`, content)
    renameSync(`${target}.new`, target)
  }
  const now = new Date()
  utimesSync(folder, now, now)
}
