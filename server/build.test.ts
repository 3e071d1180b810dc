import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addressRules } from '../src/core/routing/addressRules'
import { readBuild } from './build'

let project: string
beforeEach(async () => {
  project = await mkdtemp(join(tmpdir(), 'build-'))
})
afterEach(() => rm(project, { recursive: true }))

const writeManifest = async (text: string): Promise<void> => {
  await mkdir(join(project, 'public'))
  await mkdir(join(project, 'build'))
  await writeFile(join(project, 'build/site-manifest.json'), text)
}

it('a missing site and a missing manifest name the command that makes them', async () => {
  expect(() => readBuild(project)).toThrow('There is no built site in public/. Run "npm run build" first.')
  await mkdir(join(project, 'public'))
  expect(() => readBuild(project)).toThrow('build/site-manifest.json is missing. Run "npm run build"')
})

it('a manifest comes back as it was written', async () => {
  const manifest = {
    version: 1,
    routes: [{ path: '/en/*', file: 'en/404/index.html', status: 404 }],
    redirects: [{ source: '/prices', target: '/pricing', permanent: true, locale: 'all' }],
    headers: [{ path: '/*', headers: [{ key: 'x', value: 'y' }] }],
    functions: ['/api/*'],
    addresses: addressRules(['/en']),
  }
  await writeManifest(JSON.stringify(manifest))
  expect(readBuild(project)).toEqual({ publicDir: join(project, 'public'), manifest })
})

it.each(['{', '{}', '{"version":2,"routes":[],"redirects":[],"headers":[],"functions":[]}'])(
  'the manifest %s is refused',
  async (text) => {
    await writeManifest(text)
    expect(() => readBuild(project)).toThrow(
      'build/site-manifest.json is not usable. Run "npm run build" again.',
    )
  },
)

it('a redirect that could not be followed is refused with its place and the fix', async () => {
  const redirects = [{ source: '/prices', target: '/pricing', permanent: true, locale: 'en-gb' }]
  await writeManifest(
    JSON.stringify({
      version: 1,
      routes: [],
      redirects,
      headers: [],
      functions: [],
      addresses: addressRules([]),
    }),
  )
  expect(() => readBuild(project)).toThrow(/write "en", the url code[\s\S]*redirects\[0\]\.locale/)
})
