import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { isNamedByDigest } from '../../../src/core/releases/namedByDigest'
import { keptDays } from '../../../src/core/releases/replacedFiles'
import type { PlannedObject } from '../../hosts/s3/uploadPlan'
import { releaseName, type DeployOptions } from '../deployOptions'
import { forAll } from '../forAll'
import { BucketError, type Bucket, type ObjectHeaders } from './bucket'

/**
 * Where releases are kept in the bucket: each different content once, by its digest, and what each release has at which key.
 */
const folder = '_releases'
const contentKey = (digest: string): string => `${folder}/content/${digest}`
const releaseKey = (name: string): string => `${folder}/${name}.json`
const currentKey = `${folder}/current.json`

const objectSchema = z.object({
  key: z.string(),
  digest: z.string(),
  headers: z.record(z.string(), z.string()),
})
const releaseSchema = z.object({
  name: z.string(),
  /** In the order in which they are put into place. */
  objects: z.array(objectSchema),
})
const currentSchema = z.object({
  name: z.string(),
  /** All releases that can be served again, with the time of their deploy. */
  releases: z.array(z.object({ name: z.string(), at: z.iso.datetime() })),
  /** Files named by a digest that pages which are open may still fetch, and since when no release has them. */
  replaced: z.record(z.string(), z.iso.datetime()),
  /** The release that is put into place; still there when that was interrupted. */
  placing: z.string().optional(),
})

type ReleasedObject = z.infer<typeof objectSchema>
type Release = z.infer<typeof releaseSchema>
type Current = z.infer<typeof currentSchema>
type ObjectsInPlace = ReadonlyMap<string, readonly ReleasedObject[]>

const keptMilliseconds = keptDays * 24 * 60 * 60 * 1000

const digestOf = (content: Uint8Array): string => createHash('sha256').update(content).digest('hex')
const isSame = (one: ReleasedObject, other: ReleasedObject): boolean =>
  one.digest === other.digest && JSON.stringify(one.headers) === JSON.stringify(other.headers)
const isInPlace = (there: ObjectsInPlace, object: ReleasedObject): boolean =>
  there.get(object.key)?.every((one) => isSame(one, object)) === true

function headersOf(object: PlannedObject): ObjectHeaders {
  return {
    'content-type': object.contentType,
    'cache-control': object.cacheControl,
    ...('file' in object
      ? object.contentEncoding && { 'content-encoding': object.contentEncoding }
      : { 'x-amz-website-redirect-location': object.websiteRedirectLocation }),
  }
}

const contentOf = (object: PlannedObject, publicDir: string): Buffer<ArrayBuffer> =>
  'file' in object ? Buffer.from(readFileSync(path.join(publicDir, object.file))) : Buffer.alloc(0)

/**
 * Releases of the site in a bucket. A deploy uploads what the bucket does not have yet, beside what is served; only then are
 * objects put into place, in the order of the plan, and those of the release before removed. What was interrupted goes on
 * when it is run again. Rejects with a BucketError.
 */
export function bucketReleases(bucket: Bucket) {
  async function read<Value>(key: string, schema: z.ZodType<Value>): Promise<Value | undefined> {
    const text = await bucket.read(key)
    if (text === undefined) return undefined
    try {
      return schema.parse(JSON.parse(text))
    } catch (error) {
      throw new BucketError(`${key} in the bucket was not written by a deploy: ${String(error)}`)
    }
  }
  const write = (key: string, value: unknown): Promise<void> =>
    bucket.write(key, new TextEncoder().encode(JSON.stringify(value)), {
      'content-type': 'application/json',
      'cache-control': 'no-store',
    })
  const release = (name: string): Promise<Release | undefined> => read(releaseKey(name), releaseSchema)
  const current = (): Promise<Current | undefined> => read(currentKey, currentSchema)

  /** Deletes releases that no open page is of any more, but not those in `kept`, with the contents that no other release has. */
  async function deleteOld(
    state: Current,
    kept: readonly (string | undefined)[],
    options: DeployOptions,
  ): Promise<void> {
    const { now, dryRun, say } = options
    const isOld = ({ name, at }: Current['releases'][number]): boolean =>
      !kept.includes(name) && now.getTime() - new Date(at).getTime() > keptMilliseconds
    const old = state.releases.filter(isOld)
    for (const { name } of old) say(`delete release ${name}`)
    if (dryRun || old.length === 0) return
    const others = state.releases.filter((one) => !isOld(one))
    const digests = async (releases: readonly { name: string }[]): Promise<Set<string>> => {
      const found = await Promise.all(releases.map(({ name }) => release(name)))
      return new Set(found.flatMap((one) => one?.objects.map(({ digest }) => digest) ?? []))
    }
    const used = await digests(others)
    const unused = [...(await digests(old))].filter((digest) => !used.has(digest))
    await write(currentKey, { ...state, releases: others })
    await forAll(unused, 'delete', options, (digest) => bucket.remove(contentKey(digest)))
    await forAll(old, 'delete', options, ({ name }) => bucket.remove(releaseKey(name)))
  }

  /** What may be at each key: the object of the release that is served, and that of one whose deploy was interrupted. */
  async function objectsInPlace(state: Current | undefined): Promise<ObjectsInPlace> {
    const names = [state?.name, state?.placing].filter((name) => name !== undefined)
    const releases = await Promise.all(names.map(release))
    const there = new Map<string, ReleasedObject[]>()
    for (const object of releases.flatMap((one) => one?.objects ?? []))
      there.set(object.key, [...(there.get(object.key) ?? []), object])
    return there
  }

  /** Puts the objects of a release into place, and removes those that it does not have. */
  async function serve(
    next: Release,
    { before, there }: { before: Current | undefined; there: ObjectsInPlace },
    options: DeployOptions,
  ): Promise<void> {
    const { now, dryRun, say } = options
    const changed = next.objects.filter((object) => !isInPlace(there, object))
    const keys = new Set(next.objects.map(({ key }) => key))
    const gone = [...there.keys()].filter((key) => !keys.has(key))
    const replaced = Object.fromEntries(
      [
        ...gone.filter(isNamedByDigest).map((key) => [key, now.toISOString()] as const),
        ...Object.entries(before?.replaced ?? {}),
      ].filter(([key]) => !keys.has(key)),
    )
    const expired = Object.entries(replaced)
      .filter(([, since]) => now.getTime() - new Date(since).getTime() > keptMilliseconds)
      .map(([key]) => key)
    const removed = [...gone.filter((key) => !isNamedByDigest(key)), ...expired]
    say(`put ${changed.length} of ${next.objects.length} objects into place, then delete ${removed.length}`)
    if (dryRun) return
    // What pages refer to is there before the first of them.
    const others = before?.releases.filter(({ name }) => name !== next.name) ?? []
    const at = before?.releases.find(({ name }) => name === next.name)?.at ?? now.toISOString()
    if (before) await write(currentKey, { ...before, placing: next.name })
    const last = changed.findIndex(
      ({ key, headers }) => !isNamedByDigest(key) && /html/.test(headers['content-type'] ?? ''),
    )
    const place = ({ key, digest, headers }: ReleasedObject) => bucket.copy(contentKey(digest), key, headers)
    const split = last < 0 ? changed.length : last
    await forAll(changed.slice(0, split), 'files', options, place)
    await forAll(changed.slice(split), 'pages', options, place)
    for (const key of expired) delete replaced[key]
    const state: Current = { name: next.name, releases: [...others, { name: next.name, at }], replaced }
    await write(currentKey, state)
    await forAll(removed, 'delete', options, bucket.remove)
    // The one before is what a rollback leads to.
    await deleteOld(state, [next.name, before?.name], options)
  }

  return {
    /** The names of all releases that can be served, and of the one that is. */
    async names(): Promise<{ served: string | undefined; all: string[] }> {
      const state = await current()
      return { served: state?.name, all: state?.releases.map(({ name }) => name).sort() ?? [] }
    },

    /** Serves a build. Gives the name of its release; of the one that is served when nothing has changed. */
    async deploy(plan: readonly PlannedObject[], publicDir: string, options: DeployOptions): Promise<string> {
      const { now, dryRun, say } = options
      const before = await current()
      const there = await objectsInPlace(before)
      const objects = plan.map((object): ReleasedObject => ({
        key: object.key,
        digest: digestOf(contentOf(object, publicDir)),
        headers: headersOf(object),
      }))
      const isServed = there.size === objects.length && objects.every((object) => isInPlace(there, object))
      if (before && isServed) {
        say(`release ${before.name} has these files already: nothing to do`)
        return before.name
      }
      const name = releaseName(now)
      const stored = new Set([...there.values()].flat().map(({ digest }) => digest))
      const missing = new Map(
        plan.flatMap((object, index): [string, PlannedObject][] => {
          const digest = objects[index]?.digest ?? ''
          return stored.has(digest) ? [] : [[digest, object]]
        }),
      )
      const since = before ? ` that ${before.name} does not have` : ''
      say(`release ${name}: ${objects.length} objects, ${missing.size} contents${since}`)
      if (!dryRun) {
        let uploaded = 0
        await forAll([...missing], 'upload', options, async ([digest, object]) => {
          // Of a deploy that was interrupted, or of an earlier release.
          if (await bucket.has(contentKey(digest))) return
          await bucket.write(contentKey(digest), contentOf(object, publicDir), {})
          uploaded += 1
        })
        say(`uploaded ${uploaded}, ${missing.size - uploaded} were there`)
        await write(releaseKey(name), { name, objects })
      }
      await serve({ name, objects }, { before, there }, options)
      return name
    },

    /** Serves an earlier release again. Rejects for a name that no release has. */
    async rollBack(name: string, options: DeployOptions): Promise<void> {
      const before = await current()
      const earlier = before?.releases.some((one) => one.name === name) ? await release(name) : undefined
      if (!earlier) {
        const names = before?.releases.map((one) => one.name).join(', ')
        throw new BucketError(`There is no release ${name}. Releases: ${names || 'none'}.`)
      }
      if (before?.name === name) options.say(`release ${name} is served already: nothing to do`)
      else await serve(earlier, { before, there: await objectsInPlace(before) }, options)
    },
  }
}
