import { appendFileSync, cpSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildSync } from 'esbuild'
import { codeDigest, digestedFiles } from './codeDigest'

/** A copy of the project's code, so that the digest finds every folder it reads. */
let root: string
const at = (file: string): string => path.join(root, file)

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'code-digest-'))
  for (const part of ['locales.config.ts', 'customtypes', 'plugins', 'content-api', 'src']) {
    cpSync(part, at(part), { recursive: true })
  }
})
afterAll(() => rmSync(root, { recursive: true }))

it('stays when nothing changes', () => {
  expect(codeDigest(root)).toBe(codeDigest(root))
})

it.each([
  'locales.config.ts',
  'content-api/search.ts',
  'src/core/brand/index.ts',
  'src/content/cms/linkResolver.ts',
  'src/core/i18n/formatMoney.ts',
  'src/core/routing/redirects.ts',
  'src/content/plan/planPages.ts',
  'src/content/rules/marketTokens.ts',
  'src/content/source/readContent.ts',
  'src/content/nodes/resolvers.ts',
  'src/content/site/buildSiteData.ts',
  'plugins/gatsby-source-prismic-raw/gatsby-node.ts',
  'src/content/us/counterparts.ts',
  'src/content/us/names.ts',
  'src/content/us/about.ts',
  'src/slices/Quote/mocks.json',
  'customtypes/page/index.json',
])('changes with %s', (file) => {
  const before = codeDigest(root)
  appendFileSync(at(file), '\n')
  expect(codeDigest(root)).not.toBe(before)
})

it('changes when a file comes or has another name', () => {
  const digests = [codeDigest(root)]
  writeFileSync(at('src/content/cms/added.ts'), '')
  digests.push(codeDigest(root))
  renameSync(at('src/content/cms/added.ts'), at('src/content/cms/renamed.ts'))
  digests.push(codeDigest(root))
  expect(new Set(digests).size).toBe(3)
})

it.each([
  'src/content/cms/linkResolver.test.ts',
  'src/content/cms/added.fixture.ts',
  'src/content/nodes/added.test.tsx',
  'src/slices/added.ts',
  'src/content/us/us.test.tsx',
])('stays with %s, which takes no part in the nodes', (file) => {
  const before = codeDigest(root)
  appendFileSync(at(file), '// changed\n')
  expect(codeDigest(root)).toBe(before)
})

it('of the pages of code only the names count', () => {
  const before = codeDigest(root)
  appendFileSync(at('src/pages/us/about.tsx'), '// changed\n')
  expect(codeDigest(root)).toBe(before)
  writeFileSync(at('src/pages/us/added.tsx'), '')
  expect(codeDigest(root)).not.toBe(before)
})

it('counts every file that the plugin which makes the nodes consists of', () => {
  const entry = 'plugins/gatsby-source-prismic-raw/gatsby-node.ts'
  const { metafile } = buildSync({
    entryPoints: [entry],
    bundle: true,
    platform: 'node',
    packages: 'external',
    metafile: true,
    write: false,
    logLevel: 'silent',
  })
  const parts = Object.keys(metafile.inputs)
  expect(parts).toContain('src/content/plan/planPages.ts')
  const counted = digestedFiles(process.cwd())
  expect(parts.filter((file) => !counted.includes(file))).toEqual([])
})
