/** The folder in which the publisher keeps the site that it has published, and how its release of now is found. */
import { lstatSync, readlinkSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { readJson } from '../values/readJson'

/** Where it is, relative to the root of the project. */
export const publishedFolder = 'published'

/** The link in it that leads to the release that is served. */
export const currentRelease = 'current'

/** The file of a release that says what it was made of. */
export const releaseStateFile = 'release.json'

const stateSchema = z.object({
  /** The build that the release began with: the identity of a build, as JSON. */
  build: z.string(),
  /** The ref of its content, a digest of its vacancies, and the day (UTC) of which coming dates count. */
  ref: z.string(),
  jobs: z.string(),
  day: z.string(),
})
export type ReleaseState = z.infer<typeof stateSchema>

/** What a release was made of; undefined when the folder has no release. */
export function releaseState(folder: string): ReleaseState | undefined {
  try {
    return stateSchema.parse(readJson(path.join(folder, releaseStateFile)))
  } catch {
    return undefined
  }
}

/** A release: its folder, laid out as the project is, and a text that differs from that of every other one. */
export type PublishedRelease = { folder: string; version: string }

/** The release of a project that is served now; undefined before the first. Costs two calls of the file system. */
export function publishedRelease(root: string): PublishedRelease | undefined {
  const link = path.join(root, publishedFolder, currentRelease)
  try {
    // Each publish makes the link anew, so it is another file also when it leads to a folder that was served before.
    const { ino, mtimeMs } = lstatSync(link)
    const name = readlinkSync(link)
    return { folder: path.join(root, publishedFolder, name), version: `${name} ${ino} ${mtimeMs}` }
  } catch {
    return undefined
  }
}
