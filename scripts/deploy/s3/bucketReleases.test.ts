/** @jest-environment node */
/** Deploys to an S3-compatible server over real HTTP. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import S3rver from 's3rver'
import type { PlannedObject } from '../../hosts/s3/uploadPlan'
import { openBucket, type Bucket } from './bucket'
import { bucketReleases } from './bucketReleases'

const html = 'text/html; charset=utf-8'
const script = (name: string): PlannedObject => ({
  key: name,
  file: name,
  contentType: 'text/javascript',
  cacheControl: 'public, max-age=31536000, immutable',
})
const page = (key: string): PlannedObject => ({
  key,
  file: `${key}.html`,
  contentType: html,
  cacheControl: 'public, max-age=0, must-revalidate',
})
const redirect: PlannedObject = {
  key: 'en/prices',
  contentType: html,
  cacheControl: 'public, max-age=0, must-revalidate',
  websiteRedirectLocation: '/en/pricing',
}

let folder: string
let server: S3rver
let bucket: Bucket
let origin: string

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'bucket-'))
  server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: path.join(folder, 'storage'),
    configureBuckets: [{ name: 'site', configs: [] }],
  })
  const { port } = await server.run()
  origin = `http://127.0.0.1:${port}`
  bucket = openBucket({
    endpoint: origin,
    bucket: 'site',
    region: 'us-east-1',
    credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    // This server sometimes responds 500 to two deletions in one folder at a time.
    retries: 3,
  })
})
afterEach(async () => {
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Writes a build of these files and gives the function that deploys it on a day of November. */
function built(files: Record<string, string>, plan: PlannedObject[]) {
  const publicDir = mkdtempSync(path.join(folder, 'public-'))
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(publicDir, file)), { recursive: true })
    writeFileSync(path.join(publicDir, file), text)
  }
  return (day: number, { into = bucket, dryRun = false } = {}) => {
    const said: string[] = []
    const options = {
      now: new Date(Date.UTC(2026, 10, day)),
      dryRun,
      say: (line: string) => void said.push(line),
    }
    return bucketReleases(into)
      .deploy(plan, publicDir, options)
      .then((name) => ({ name, said }))
  }
}

const first = () =>
  built({ 'app-00000001.js': 'one', 'en/pricing.html': 'prices by app-00000001', 'en/old.html': 'old' }, [
    script('app-00000001.js'),
    page('en/pricing'),
    page('en/old'),
    redirect,
  ])
const second = () =>
  built({ 'app-00000002.js': 'two', 'en/pricing.html': 'prices by app-00000002' }, [
    script('app-00000002.js'),
    page('en/pricing'),
    redirect,
  ])

const visit = (key: string): Promise<Response> => fetch(`${origin}/site/${key}`, { redirect: 'manual' })
const textOf = async (key: string): Promise<string | number> => {
  const response = await visit(key)
  return response.ok ? response.text() : response.status
}
const rollBack = (name: string) =>
  bucketReleases(bucket).rollBack(name, {
    now: new Date(Date.UTC(2026, 10, 5)),
    dryRun: false,
    say: () => undefined,
  })

it('serves the files of a build with their types and caching', async () => {
  await first()(1)
  const response = await visit('en/pricing')
  expect([response.status, await response.text()]).toEqual([200, 'prices by app-00000001'])
  expect(response.headers.get('content-type')).toBe(html)
  expect(response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  expect((await visit('app-00000001.js')).headers.get('cache-control')).toContain('immutable')
  expect((await visit('en/prices')).headers.get('x-amz-website-redirect-location')).toBe('/en/pricing')
})

it('a second deploy of the same build changes nothing, and says so', async () => {
  const deploy = first()
  const { name } = await deploy(1)
  expect(await deploy(2)).toEqual({ name, said: [`release ${name} has these files already: nothing to do`] })
})

it('the next build takes pages away at once, and scripts that open pages fetch two weeks later', async () => {
  await first()(1)
  await second()(2)
  expect(await textOf('en/pricing')).toBe('prices by app-00000002')
  expect(await textOf('en/old')).toBe(404)
  expect(await textOf('app-00000001.js')).toBe('one')
  await built({ 'app-00000003.js': 'three' }, [script('app-00000003.js')])(17)
  expect(await textOf('app-00000001.js')).toBe(404)
  expect(await textOf('app-00000002.js')).toBe('two')
  // The release of the first day cannot be open anywhere any more.
  expect((await bucketReleases(bucket).names()).all).toEqual(['20261102-000000', '20261117-000000'])
})

it('an earlier release is served again by its name', async () => {
  const { name } = await first()(1)
  await second()(2)
  await rollBack(name)
  expect(await textOf('en/pricing')).toBe('prices by app-00000001')
  expect(await textOf('en/old')).toBe('old')
  expect(await bucketReleases(bucket).names()).toEqual({
    served: name,
    all: ['20261101-000000', '20261102-000000'],
  })
  await expect(rollBack('nobody')).rejects.toThrow(
    'There is no release nobody. Releases: 20261102-000000, 20261101-000000.',
  )
})

it('every script is there before the first page', async () => {
  const placed: string[] = []
  const watched = {
    ...bucket,
    copy: (from: string, to: string, headers: object) => {
      placed.push(to)
      return bucket.copy(from, to, headers as Record<string, string>)
    },
  }
  await first()(1, { into: watched })
  expect(placed[0]).toBe('app-00000001.js')
  expect(placed).toHaveLength(4)
})

it('what was interrupted goes on, and leaves nothing of it behind', async () => {
  await first()(1)
  const failing = {
    ...bucket,
    copy: (from: string, to: string, headers: object) =>
      to === 'en/never'
        ? Promise.reject(new Error('cut off'))
        : bucket.copy(from, to, headers as Record<string, string>),
  }
  const other = built({ 'en/pricing.html': 'other', 'en/new.html': 'new', 'en/never.html': '' }, [
    page('en/pricing'),
    page('en/new'),
    page('en/never'),
  ])
  await expect(other(2, { into: failing })).rejects.toThrow('cut off')
  expect(await textOf('en/old')).toBe('old')
  // The first build again: what the interrupted one has put into place is put right.
  await first()(3)
  expect(await textOf('en/pricing')).toBe('prices by app-00000001')
  expect(await textOf('en/new')).toBe(404)
})

it('a preview is below its prefix, beside others', async () => {
  const below = openBucket({
    endpoint: origin,
    bucket: 'site',
    prefix: 'previews/12',
    region: 'us-east-1',
    credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
  })
  await first()(1)
  await second()(2, { into: below })
  expect(await textOf('previews/12/en/pricing')).toBe('prices by app-00000002')
  expect(await textOf('en/pricing')).toBe('prices by app-00000001')
})

it('a dry run writes nothing', async () => {
  const { said } = await first()(1, { dryRun: true })
  expect(said).toContain('put 4 of 4 objects into place, then delete 0')
  expect(await bucketReleases(bucket).names()).toEqual({ served: undefined, all: [] })
  expect(await textOf('en/pricing')).toBe(404)
})

it('a storage that does not respond, and one that refuses, are named', async () => {
  await server.close()
  const closed = openBucket({
    endpoint: origin,
    bucket: 'site',
    region: 'us-east-1',
    credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    retries: 0,
  })
  await expect(first()(1, { into: closed })).rejects.toThrow(`The storage at ${origin}/site does not respond`)
  server = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory: path.join(folder, 'other') })
  const { port } = await server.run()
  const missing = openBucket({
    endpoint: `http://127.0.0.1:${port}`,
    bucket: 'nowhere',
    region: 'us-east-1',
    credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    retries: 0,
  })
  await expect(first()(1, { into: missing })).rejects.toThrow(/the storage responds 404[^]*NoSuchBucket/)
})
