import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { NodeReader } from '../content/nodes/readNodes'
import type { Redirect } from '../core/routing/redirects'
import { readRedirectsFile, writeRedirectsFile } from './redirectsFile'

const redirects: Redirect[] = [{ source: '/old', target: '/new', permanent: true, locale: 'en' }]
const getNode = (() => ({ redirects })) as unknown as NodeReader['getNode']

describe('the file of the redirects', () => {
  const before = process.cwd()
  const folder = mkdtempSync(path.join(tmpdir(), 'redirects-'))

  beforeAll(() => {
    mkdirSync(path.join(folder, '.cache'))
    process.chdir(folder)
    writeRedirectsFile({ getNode })
  })
  afterAll(() => {
    process.chdir(before)
    rmSync(folder, { recursive: true })
  })

  it('is read as it was written', () => {
    expect(readRedirectsFile()).toEqual(redirects)
  })

  it('is not among those that Gatsby bundles for every visitor', () => {
    const [written = ''] = readdirSync('.cache')
    expect(existsSync(path.join(before, 'node_modules/gatsby/cache-dir', written))).toBe(false)
  })
})
