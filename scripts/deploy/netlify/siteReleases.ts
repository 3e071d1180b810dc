import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { zipSync } from 'fflate'
import { z } from 'zod'
import { isNamedByDigest } from '../../../src/core/releases/namedByDigest'
import { keptDays } from '../../../src/core/releases/replacedFiles'
import { messageOf } from '../../../src/core/values/error'
import { contentOf, type HostFile } from '../../hosts/hostFile'
import type { NetlifySite } from '../../hosts/netlify'
import type { NetlifyFunction } from '../../hosts/netlify/functionFiles'
import { releaseName, type DeployOptions } from '../deployOptions'
import { forAll } from '../forAll'
import { NetlifyError, type NetlifyApi, type NetlifyDeploy, type NetlifySiteState } from './netlifyApi'

/**
 * A published file that says which files named by a digest the deploy has, and those before it: Netlify deletes what a deploy
 * does not name, and pages that are open still fetch theirs.
 */
const releaseFiles = 'release-files.json'
const releaseFilesSchema = z.object({
  /** The files of this build with their SHA-1. */
  files: z.record(z.string(), z.string()),
  /** Those of builds before it, and since when no build has them. */
  replaced: z.record(z.string(), z.object({ sha: z.string(), since: z.iso.datetime() })),
})
type ReleaseFiles = z.infer<typeof releaseFilesSchema>

const keptMilliseconds = keptDays * 24 * 60 * 60 * 1000

/** How long Netlify may take for a step of its own, in milliseconds. */
const longestStep = 15 * 60_000

const sha1 = (content: Uint8Array): string => createHash('sha1').update(content).digest('hex')
const sha256 = (content: Uint8Array | string): string => createHash('sha256').update(content).digest('hex')

/** A function as it is uploaded: the same bytes for the same files. */
function zipped({ uploadedEntry, files }: NetlifyFunction): Uint8Array<ArrayBuffer> {
  const entries = [uploadedEntry, ...files].map(
    (file) => [file.path, new Uint8Array(contentOf(file))] as const,
  )
  return new Uint8Array(zipSync(Object.fromEntries(entries), { mtime: '1980-01-01T00:00:00Z', level: 6 }))
}

/** The name of a release, and the digest of what it has, from the title of its deploy. */
function releaseOf(title: string | null | undefined): { name: string; digest: string } | undefined {
  const [, name, digest] = /^(\d{8}-\d{6}) ([0-9a-f]{12})$/.exec(title ?? '') ?? []
  return name !== undefined && digest !== undefined ? { name, digest } : undefined
}

type BuildToDeploy = {
  files: readonly HostFile[]
  /** Their SHA-1. */
  own: ReadonlyMap<string, string>
  list: ReleaseFiles
  functions: readonly NetlifyFunction[]
  functionDigests: Readonly<Record<string, string>>
}

type BegunDeploy = { id: string; uploads: HostFile[]; requiredFunctions: readonly string[] }

type Releases = {
  deploy(site: NetlifySite, options: DeployOptions): Promise<string>
  rollBack(name: string, options: DeployOptions): Promise<void>
}

/**
 * Releases of the site on Netlify, each a deploy by digests: Netlify asks for what it does not have, and serves a deploy once it
 * has everything, so visitors never see a part of one. Run again after an interruption, a deploy uploads the rest. `pause`:
 * milliseconds between two looks at what Netlify does. Rejects with a NetlifyError.
 */
export function siteReleases(api: NetlifyApi, { pause = 2000 }: { pause?: number } = {}): Releases {
  /** Waits until Netlify has done a step. Rejects when the deploy fails. */
  async function until(id: string, states: readonly string[]): Promise<NetlifyDeploy> {
    for (const start = Date.now(); Date.now() - start < longestStep; await sleep(pause)) {
      const deploy = await api.deploy(id)
      if (states.includes(deploy.state)) return deploy
      if (['error', 'rejected'].includes(deploy.state))
        throw new NetlifyError(`The deploy ${id} failed: ${deploy.error_message ?? deploy.state}`)
    }
    throw new NetlifyError(
      `The deploy ${id} is not ${states[0] ?? ''} after ${longestStep / 60_000} minutes.`,
    )
  }

  /** What the deploy that is served says of its files; nothing before the first one. */
  async function servedFiles({ ssl_url, published_deploy }: NetlifySiteState): Promise<ReleaseFiles> {
    const none = { files: {}, replaced: {} }
    if (!releaseOf(published_deploy?.title)) return none
    const address = new URL(`/${releaseFiles}`, ssl_url).href
    try {
      const response = await fetch(address, { signal: AbortSignal.timeout(30_000) })
      if (!response.ok) throw new Error(`status ${response.status}`)
      return releaseFilesSchema.parse(await response.json())
    } catch (error) {
      throw new NetlifyError(
        `${address} cannot be read (${messageOf(error)}), so the scripts of open pages would be lost. Is the site protected by a password?`,
      )
    }
  }

  /** What is told to the next deploy. */
  function nextFiles(own: ReadonlyMap<string, string>, before: ReleaseFiles, now: Date): ReleaseFiles {
    const gone = Object.entries(before.files).map(
      ([file, sha]) => [file, { sha, since: now.toISOString() }] as const,
    )
    return {
      files: Object.fromEntries(
        [...own].filter(([file]) => isNamedByDigest(file) || file.startsWith('static/')),
      ),
      replaced: Object.fromEntries(
        [...gone, ...Object.entries(before.replaced)].filter(
          ([file, { since }]) =>
            !own.has(file) && now.getTime() - new Date(since).getTime() <= keptMilliseconds,
        ),
      ),
    }
  }

  /** Begins a deploy. Gives what is to be uploaded; undefined when Netlify asks for what is not here. */
  async function begin(title: string, build: BuildToDeploy): Promise<BegunDeploy | undefined> {
    const { own, files, list, functions, functionDigests } = build
    const all: HostFile[] = [...files, { path: releaseFiles, text: JSON.stringify(list) }]
    const digests = {
      files: Object.fromEntries([
        ...Object.entries(list.replaced).map(([file, { sha }]) => [`/${file}`, sha] as const),
        ...all.map((file) => [`/${file.path}`, own.get(file.path) ?? sha1(contentOf(file))] as const),
      ]),
      functions: functionDigests,
      function_schedules: functions.flatMap(({ name, schedule }) =>
        schedule === undefined ? [] : [{ name, cron: schedule }],
      ),
    }
    const { id } = await api.create(title, digests)
    const prepared = await until(id, ['prepared', 'uploading', 'ready'])
    const missing = new Set(prepared.required)
    // Each content once, in the order of the plan: what pages refer to before them.
    const uploads = all.filter((file) => missing.delete(digests.files[`/${file.path}`] ?? ''))
    return missing.size > 0
      ? undefined
      : { id, uploads, requiredFunctions: prepared.required_functions ?? [] }
  }

  return {
    /** Serves a build. Gives the name of its release; of the one that is served when nothing has changed. */
    async deploy({ files, functions }, options) {
      const { now, dryRun, say } = options
      const own = new Map(files.map((file) => [file.path, sha1(contentOf(file))]))
      const zips = new Map(functions.map((one) => [one.name, zipped(one)]))
      const functionDigests = Object.fromEntries([...zips].map(([name, zip]) => [name, sha256(zip)]))
      const digest = sha256(JSON.stringify([[...own].sort(), functionDigests])).slice(0, 12)

      const state = await api.site()
      const served = releaseOf(state.published_deploy?.title)
      if (served?.digest === digest) {
        say(`release ${served.name} has these files already: nothing to do`)
        return served.name
      }
      const list = nextFiles(own, await servedFiles(state), now)
      const kept = Object.entries(list.replaced)
      const name = releaseName(now)
      say(
        `release ${name}: ${files.length} files, ${zips.size} functions, ${kept.length} files of open pages are kept`,
      )
      if (dryRun) return name

      const title = `${name} ${digest}`
      const begun =
        (await begin(title, { own, files, list, functions, functionDigests })) ??
        // Netlify has lost files of earlier builds, which are not here either.
        (await begin(title, { own, files, list: { ...list, replaced: {} }, functions, functionDigests }))
      if (!begun) throw new NetlifyError('Netlify asks for files that the build does not have.')
      const { id, uploads, requiredFunctions } = begun
      say(`upload ${uploads.length} files, ${files.length + 1 - uploads.length} are there`)
      await forAll(uploads, 'upload', options, (file) =>
        api.upload(id, file.path, new Uint8Array(contentOf(file))),
      )
      for (const [one, zip] of zips) {
        if (!requiredFunctions.includes(functionDigests[one] ?? '')) continue
        await api.uploadFunction(id, one, zip)
        say(`uploaded the function ${one}, ${Math.ceil(zip.length / 1024)} KB`)
      }
      await until(id, ['ready'])
      say(`release ${name} is served`)
      return name
    },

    /** Serves an earlier release again. Rejects for a name that no release has. */
    async rollBack(name, { dryRun, say }) {
      const { published_deploy: served } = await api.site()
      if (releaseOf(served?.title)?.name === name) {
        say(`release ${name} is served already: nothing to do`)
        return
      }
      const ready = (await api.deploys()).filter(({ state }) => state === 'ready')
      const earlier = ready.find(({ title }) => releaseOf(title)?.name === name)
      if (!earlier) {
        const names = ready.flatMap(({ title }) => releaseOf(title)?.name ?? [])
        throw new NetlifyError(`There is no release ${name}. Releases: ${names.join(', ') || 'none'}.`)
      }
      say(`serve release ${name} again`)
      if (!dryRun) await api.restore(earlier.id)
    },
  }
}
