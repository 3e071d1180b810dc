import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readBuild } from '../../server/build'
import { addressRules } from '../../src/core/routing/addressRules'
import createManifestAdapter from './index'

type AdaptContext = Parameters<ReturnType<typeof createManifestAdapter>['adapt']>[0]

it('the adapter writes the manifest our server reads', async () => {
  const projectDir = await mkdtemp(join(tmpdir(), 'adapter-'))
  const info = jest.fn()
  const context: Pick<AdaptContext, 'routesManifest' | 'headerRoutes' | 'functionsManifest'> = {
    routesManifest: [{ type: 'static', path: '/de/404', filePath: 'public/de/404/index.html', headers: [] }],
    headerRoutes: [],
    functionsManifest: [],
  }
  const adapter = createManifestAdapter({
    redirects: async () => [{ source: '/prices', target: '/pricing', permanent: true, locale: 'all' }],
    projectDir,
  })
  // Of Gatsby's context only what the adapter uses.
  await adapter.adapt({ ...context, reporter: { info } } as unknown as AdaptContext)

  expect(await readdir(join(projectDir, 'build'))).toEqual(['site-manifest.json'])
  await mkdir(join(projectDir, 'public'))
  expect(readBuild(projectDir).manifest).toEqual({
    version: 1,
    routes: [{ path: '/de/*', file: 'de/404/index.html', status: 404 }],
    redirects: [{ source: '/prices', target: '/pricing', permanent: true, locale: 'all' }],
    headers: [],
    functions: [],
    addresses: addressRules([]),
  })
  expect(info).toHaveBeenCalledWith('build/site-manifest.json: 1 routes, 1 redirects')
  await rm(projectDir, { recursive: true })
})
