import { readFileSync } from 'node:fs'
import { artefacts, newestOf, newsOf } from './einvoiceReleases'

const tags = (...names: string[]): string => names.map((name) => `0a1b2c\trefs/tags/${name}`).join('\n')
const known = { name: 'EN 16931', repository: 'a/b', version: '1.3.16' }

it('the newest release is the highest number, whatever its tag begins with', () => {
  expect(newestOf(tags('validation-1.3.9', 'validation-1.3.16', 'validation-1.3.16^{}', 'draft'))).toBe(
    '1.3.16',
  )
  expect(newestOf(tags('v2.5.0', 'release-2.10.0'))).toBe('2.10.0')
})

it('says a newer release, and nothing of the one that is known', () => {
  expect(newsOf(known, tags('validation-1.3.16'))).toBeUndefined()
  expect(newsOf(known, tags('validation-1.3.17'))).toMatch(/1\.3\.17 is out, our rules follow 1\.3\.16/)
  expect(newsOf(known, tags('draft'))).toMatch(/no release found/)
})

it('the page about the rules names the releases', () => {
  const page = readFileSync('docs/einvoice-validation.md', 'utf8')
  for (const { version } of artefacts) expect(page).toContain(version)
})

it('they are asked for each night', () => {
  expect(readFileSync('.github/workflows/nightly.yml', 'utf8')).toContain('npm run einvoice:releases')
})
