import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { filesNamedByDigest } from '../../src/core/releases/filesNamedByDigest'
import { isNamedByDigest } from '../../src/core/releases/namedByDigest'
import { copyWithTime, filesBelow, leadTo, linkFile, targetOf } from '../../src/core/releases/releaseFiles'
import {
  keepReplacedFiles,
  keptDays,
  readReplacedFiles,
  replacedFilesList,
  replacedFilesText,
} from '../../src/core/releases/replacedFiles'
import { readJson } from '../../src/core/values/readJson'
import { serverFiles } from '../hosts/container/serverFiles'
import { releaseName, type DeployOptions } from './deployOptions'

/** Describes a release in its own folder. */
const releaseFile = 'deployed.json'
const releaseSchema = z.object({ digest: z.string(), at: z.iso.datetime() })

const replacedList = path.join('public', replacedFilesList)

const isDeployed = (file: string): boolean =>
  file !== replacedList &&
  !['hosts', 'source-maps'].some((folder) => file.startsWith(path.join('build', folder) + path.sep))

/** The files of a build, with what the server needs to start: files named by a digest first, HTML last. */
function filesOf(project: string): string[] {
  const below = (folder: string): string[] =>
    filesBelow(path.join(project, folder)).map((file) => path.join(folder, file))
  const files = [...serverFiles, ...below('build'), ...below('public')].filter(isDeployed)
  const place = (file: string): number =>
    isNamedByDigest(path.relative('public', file)) ? 0 : file.endsWith('.html') ? 2 : 1
  return files.sort((a, b) => place(a) - place(b) || (a < b ? -1 : 1))
}

function digestOf(project: string, files: readonly string[]): string {
  const digest = createHash('sha256')
  for (const file of [...files].sort())
    digest.update(`${file}\0`).update(
      createHash('sha256')
        .update(readFileSync(path.join(project, file)))
        .digest(),
    )
  return digest.digest('hex')
}

/** True when a file is there with the size and time of the original. */
function isCopied(from: string, to: string): boolean {
  const [one, other] = [statSync(from), statSync(to, { throwIfNoEntry: false })]
  return other?.size === one.size && Math.abs(other.mtimeMs - one.mtimeMs) < 1
}

/**
 * Gives a release the scripts and site data that pages of another one still fetch, for two weeks after it was replaced.
 */
function keepFilesOf(release: string, earlier: string, now: Date): void {
  const [to, from] = [path.join(release, 'public'), path.join(earlier, 'public')]
  const replacedBefore = readReplacedFiles(to)
  const own = new Set(filesNamedByDigest(to).filter((file) => !replacedBefore.has(file)))
  const replaced = new Map([...replacedBefore, ...readReplacedFiles(from)].filter(([file]) => !own.has(file)))
  for (const file of filesNamedByDigest(from))
    for (const copied of [file, `${file}.br`, `${file}.gz`])
      if (existsSync(path.join(from, copied)) && !existsSync(path.join(to, copied)))
        linkFile(path.join(from, copied), path.join(to, copied))
  rmSync(path.join(to, replacedFilesList), { force: true })
  writeFileSync(path.join(to, replacedFilesList), replacedFilesText(replaced))
  keepReplacedFiles(to, own, now)
}

/**
 * Releases of the site in a folder that nginx and the server read: `releases/NAME` with hard links for what has not changed,
 * and the link `current`, which is replaced in one step.
 */
export function folderReleases(target: string) {
  const releases = path.join(target, 'releases')
  const current = path.join(target, 'current')
  const folderOf = (name: string): string => path.join(releases, name)
  const read = (name: string): z.infer<typeof releaseSchema> | undefined => {
    try {
      return releaseSchema.parse(readJson(path.join(folderOf(name), releaseFile)))
    } catch {
      return undefined
    }
  }
  const names = (): string[] =>
    existsSync(releases)
      ? readdirSync(releases)
          .filter((name) => !name.startsWith('.') && read(name))
          .sort()
      : []
  const served = (): string | undefined => {
    const folder = targetOf(current)
    return folder === undefined ? undefined : path.basename(folder)
  }
  const serve = (name: string): void => leadTo(current, path.join('releases', name))

  /** Deletes what is older than any page that may be open, but not what is served and what a rollback leads to. */
  function deleteOld({ now, dryRun, say }: DeployOptions, kept: readonly (string | undefined)[]): void {
    for (const name of names()) {
      const age = now.getTime() - new Date(read(name)?.at ?? now).getTime()
      if (kept.includes(name) || age <= keptDays * 24 * 60 * 60 * 1000) continue
      say(`delete release ${name}`)
      if (!dryRun) rmSync(folderOf(name), { recursive: true })
    }
  }

  return {
    names,
    served,

    /** Puts a build into place and gives the name of its release; the one that is served when nothing has changed. */
    deploy(project: string, options: DeployOptions): string {
      const { now, dryRun, say } = options
      const files = filesOf(project)
      const digest = digestOf(project, files)
      const before = served()
      if (before !== undefined && read(before)?.digest === digest) {
        say(`release ${before} has these files already: nothing to do`)
        return before
      }
      const name = releaseName(now)
      const stage = path.join(releases, `.${digest.slice(0, 16)}`)
      const earlier = before === undefined ? undefined : folderOf(before)
      const missing = files.filter((file) => !isCopied(path.join(project, file), path.join(stage, file)))
      const isSame = (file: string): boolean =>
        earlier !== undefined && isCopied(path.join(project, file), path.join(earlier, file))
      const changed = missing.filter((file) => !isSame(file))
      say(
        `release ${name}: ${files.length} files, ${changed.length} to copy, ${missing.length - changed.length} as in ${before ?? 'none'}`,
      )
      if (!dryRun) {
        for (const other of existsSync(releases) ? readdirSync(releases) : [])
          if (other.startsWith('.') && folderOf(other) !== stage) rmSync(folderOf(other), { recursive: true })
        for (const [index, file] of missing.entries()) {
          rmSync(path.join(stage, file), { force: true })
          if (earlier !== undefined && isSame(file))
            linkFile(path.join(earlier, file), path.join(stage, file))
          else copyWithTime(path.join(project, file), path.join(stage, file))
          if ((index + 1) % 1000 === 0) say(`  ${index + 1} of ${missing.length}`)
        }
        writeFileSync(
          path.join(stage, replacedList),
          replacedFilesText(readReplacedFiles(path.join(project, 'public'))),
        )
        if (earlier !== undefined) keepFilesOf(stage, earlier, now)
        writeFileSync(path.join(stage, releaseFile), JSON.stringify({ digest, at: now.toISOString() }))
        renameSync(stage, folderOf(name))
        serve(name)
      }
      say(`serve release ${name}`)
      deleteOld(options, [name, before])
      return name
    },

    /** Serves an earlier release again. Throws for a name that is none. */
    rollBack(name: string, { now, dryRun, say }: DeployOptions): void {
      const before = served()
      if (!names().includes(name))
        throw new Error(`There is no release ${name}. Releases: ${names().join(', ') || 'none'}.`)
      say(before === name ? `release ${name} is served already: nothing to do` : `serve release ${name}`)
      if (dryRun || before === name) return
      if (before !== undefined) keepFilesOf(folderOf(name), folderOf(before), now)
      serve(name)
    },
  }
}
