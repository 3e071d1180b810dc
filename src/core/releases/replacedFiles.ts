import { existsSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { readJson } from '../values/readJson'
import { filesNamedByDigest } from './filesNamedByDigest'
import { isNamedByDigest } from './namedByDigest'

/** How long a file stays after the first build that no longer has it, in days: longer than a tab is left open. */
export const keptDays = 14

const keptTime = keptDays * 24 * 60 * 60 * 1000

/**
 * The list of the files in `public/` that only pages of earlier builds use, each with the time of the first build
 * without it. It is beside them, so that it is saved, restored and deleted with them; servers do not serve dot files.
 */
export const replacedFilesList = '.replaced-files.json'

const listSchema = z.record(
  z.string(),
  z.iso.datetime().transform((time) => new Date(time)),
)

/** The replaced files of a built `public/` with the times of their replacement; none where the list is not readable. */
export function readReplacedFiles(publicFolder: string): ReadonlyMap<string, Date> {
  const file = path.join(publicFolder, replacedFilesList)
  if (!existsSync(file)) return new Map()
  try {
    return new Map(Object.entries(listSchema.parse(readJson(file))))
  } catch {
    // Without its times a file stays for the whole time again, which is better than a build that fails.
    return new Map()
  }
}

/** The text of the list of replaced files. */
export function replacedFilesText(files: ReadonlyMap<string, Date>): string {
  const list = Object.fromEntries([...files].sort(([a], [b]) => (a < b ? -1 : 1)))
  return `${JSON.stringify(list, null, 2)}\n`
}

const writeReplacedFiles = (publicFolder: string, files: ReadonlyMap<string, Date>): void =>
  writeFileSync(path.join(publicFolder, replacedFilesList), replacedFilesText(files))

type Outcome = { kept: number; deleted: number }

/**
 * Deletes those of the replaced files whose time is over, with their compressed copies, and writes the list of the
 * others.
 */
function deleteExpired(publicFolder: string, replaced: ReadonlyMap<string, Date>, now: Date): Outcome {
  const kept = new Map([...replaced].filter(([, since]) => now.getTime() - since.getTime() <= keptTime))
  for (const file of replaced.keys()) {
    if (kept.has(file) || !isNamedByDigest(file)) continue
    for (const copy of ['', '.br', '.gz']) rmSync(path.join(publicFolder, `${file}${copy}`), { force: true })
  }
  writeReplacedFiles(publicFolder, kept)
  return { kept: kept.size, deleted: replaced.size - kept.size }
}

/**
 * Lists the files that are not in `current`, the files of this build by their path in `public/`, as replaced now, unless
 * they are listed already, and deletes those whose time is over.
 */
export function keepReplacedFiles(
  publicFolder: string,
  current: ReadonlySet<string>,
  now = new Date(),
): Outcome {
  const before = readReplacedFiles(publicFolder)
  const replaced = filesNamedByDigest(publicFolder)
    .filter((file) => !current.has(file))
    .map((file) => [file, before.get(file) ?? now] as const)
  return deleteExpired(publicFolder, new Map(replaced), now)
}

/** Deletes the replaced files whose time is over, as the list beside them says. */
export const deleteExpiredFiles = (publicFolder: string, now = new Date()): Outcome =>
  deleteExpired(publicFolder, readReplacedFiles(publicFolder), now)
