/**
 * The site that is served while the publisher runs, in its own folder, so that a build and a publish never write
 * into the same one:
 *
 *     published/current     a link to the release that is served
 *     published/a, b        two releases, each with `public/` and `build/` as the project has them
 *     published/stage       files that are being made
 *
 * A publish changes the release that is not served, and then replaces the link, which the file system does at once: whoever
 * resolves the link gets the old site or the new one, also when the process is killed at any moment. There is no journal
 * to complete: what is not served is made again from what is served when the publisher starts. Both releases have their
 * files in common (hard links), so a file is never written into: it is replaced.
 *
 * Power cuts are left out: files are not forced to the disk before the link is.
 */
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { isNamedByDigest } from '../src/core/releases/namedByDigest'
import {
  currentRelease,
  publishedFolder,
  releaseState,
  releaseStateFile,
  type ReleaseState,
} from '../src/core/releases/publishedRelease'
import {
  copyWithTime,
  filesBelow,
  leadTo,
  linkFile,
  makeFolderOf,
  targetOf,
} from '../src/core/releases/releaseFiles'

const names = ['a', 'b'] as const
type Name = (typeof names)[number]

/** What a publish changes. Files are named by their path in a release: `public/en/index.html`. */
export type FileChanges = {
  write: ReadonlyMap<string, string | Buffer>
  /** Files that are there already, elsewhere on the same disk. */
  place: ReadonlyMap<string, string>
  remove: ReadonlySet<string>
}

export type PublishedSite = {
  /** Of the link: resolve it for each request, or again after each publish. */
  readonly link: string
  /** Of the release that is served now. */
  readonly folder: () => string
  readonly stage: string
  /** What the release is made of; undefined before the first one. */
  readonly state: () => ReleaseState | undefined
  /** Content of a file of the release that is served; undefined when there is none. */
  readonly read: (file: string) => Buffer | undefined
  readonly has: (file: string) => boolean
  /** Serves the build of the project from now on. */
  readonly adopt: (state: ReleaseState) => void
  /** Serves the changed site from now on. */
  readonly publish: (changes: FileChanges, state: ReleaseState) => void
  /** Brings the release that is not served to the state of the other, which the next publish would have to do. */
  readonly prepare: () => void
}

/** Files that no build writes into: it names them by their content, or replaces them as a whole. */
const isReplacedAsWhole = (file: string): boolean =>
  isNamedByDigest(file) || /\.(?:br|gz|png|webp|jpe?g|avif|woff2)$/.test(file)

/** Copies a folder of the build. */
function copyBuilt(from: string, to: string): void {
  for (const file of filesBelow(from)) {
    const place = isReplacedAsWhole(file) ? linkFile : copyWithTime
    place(path.join(from, file), path.join(to, file))
  }
}

/** Gives a folder all files of another one, by hard links. At once: nothing is published meanwhile. */
export function linkAll(from: string, to: string): void {
  for (const file of filesBelow(from)) linkFile(path.join(from, file), path.join(to, file))
}

/** Removes a file and the folders that are empty without it, up to `top`. */
function removeFile(file: string, top: string): void {
  rmSync(file, { force: true })
  for (let folder = path.dirname(file); folder.length > top.length; folder = path.dirname(folder)) {
    if (!existsSync(folder)) continue
    if (readdirSync(folder).length > 0) return
    rmdirSync(folder)
  }
}

/** Opens the published site of a project. What an earlier process left unfinished is removed. */
export function openPublishedSite(root: string): PublishedSite {
  const base = path.join(root, publishedFolder)
  const link = path.join(base, currentRelease)
  mkdirSync(base, { recursive: true })
  const served = (): Name | undefined => {
    const target = targetOf(link)
    return names.find((name) => name === target)
  }
  const folderOf = (name: Name): string => path.join(base, name)
  const otherThan = (name: Name | undefined): Name => (name === 'a' ? 'b' : 'a')

  /** Files of the last publish that the other release does not have yet; undefined when it has to be made as a whole. */
  let behind: Set<string> | undefined

  for (const name of names) if (name !== served()) rmSync(folderOf(name), { recursive: true, force: true })

  const current = (): Name => {
    const name = served()
    if (!name) throw new Error(`${link} leads to no release`)
    return name
  }

  function prepare(): void {
    const name = current()
    const [from, to] = [folderOf(name), folderOf(otherThan(name))]
    if (behind) {
      for (const file of behind) {
        const target = path.join(to, file)
        rmSync(target, { force: true })
        if (existsSync(path.join(from, file))) linkFile(path.join(from, file), target)
        else removeFile(target, to)
      }
    } else {
      rmSync(to, { recursive: true, force: true })
      linkAll(from, to)
    }
    behind = new Set()
  }

  return {
    link,
    folder: () => folderOf(current()),
    stage: path.join(base, 'stage'),
    state() {
      const name = served()
      return name && releaseState(folderOf(name))
    },
    read(file) {
      try {
        return readFileSync(path.join(folderOf(current()), file))
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
        throw error
      }
    },
    has: (file) => existsSync(path.join(folderOf(current()), file)),
    adopt(state) {
      const name = otherThan(served())
      const target = folderOf(name)
      rmSync(target, { recursive: true, force: true })
      copyBuilt(path.join(root, 'public'), path.join(target, 'public'))
      for (const file of filesBelow(path.join(root, 'build')).filter((one) => one.endsWith('.json'))) {
        makeFolderOf(path.join(target, 'build', file))
        copyFileSync(path.join(root, 'build', file), path.join(target, 'build', file))
      }
      writeFileSync(path.join(target, releaseStateFile), JSON.stringify(state))
      leadTo(link, name)
      behind = undefined
    },
    prepare,
    publish({ write, place, remove }, state) {
      prepare()
      const name = otherThan(current())
      const target = folderOf(name)
      const changed = new Set([...write.keys(), ...place.keys(), ...remove, releaseStateFile])
      // From here the release is neither the old nor the new one until all of it is written.
      behind = undefined
      for (const file of remove) removeFile(path.join(target, file), target)
      for (const [file, source] of place) {
        rmSync(path.join(target, file), { force: true })
        linkFile(source, path.join(target, file))
      }
      for (const [file, content] of [...write, [releaseStateFile, JSON.stringify(state)] as const]) {
        rmSync(path.join(target, file), { force: true })
        makeFolderOf(path.join(target, file))
        writeFileSync(path.join(target, file), content)
      }
      leadTo(link, name)
      behind = changed
    },
  }
}
