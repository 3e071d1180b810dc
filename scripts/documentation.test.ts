import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { journeys, otherFolders, rooms } from '../rooms.config'

const pages = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...readdirSync('src')
    .map((folder) => `src/${folder}/README.md`)
    .filter((file) => existsSync(file)),
  ...['docs', 'docs/decisions'].flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => file.endsWith('.md'))
      .map((file) => `${folder}/${file}`),
  ),
]

/** The folders in the root of the project. */
const rootFolders = [
  ...new Set(
    [...rooms.flatMap(({ folders }) => folders), journeys, ...otherFolders].map(
      ({ path }) => path.split('/')[0] ?? '',
    ),
  ),
]
/** Made by a build, or by editors. */
const isMade = (path: string): boolean => /^content\/(?:drafts|assets\.json)/.test(path)
const named = new RegExp(`\`((?:${rootFolders.join('|')})/[\\w./[\\]-]+)\``, 'g')

/** Paths of the project that a page names: `src/leads/model/rules.ts`; none with a placeholder. */
const pathsIn = (text: string): string[] =>
  [...text.matchAll(named)].map(([, path = '']) => path.replace(/\/$/, '')).filter((path) => !isMade(path))

it('finds the paths that pages name', () => {
  expect(
    pathsIn('see `src/leads/model/rules.ts`, `content-api/refs.ts` and `src/tools/<tool>/model`'),
  ).toEqual(['src/leads/model/rules.ts', 'content-api/refs.ts'])
  expect(pages.flatMap((page) => pathsIn(readFileSync(page, 'utf8'))).length).toBeGreaterThan(50)
})

it.each(pages)('every path that %s names exists', (page) => {
  expect(pathsIn(readFileSync(page, 'utf8')).filter((path) => !existsSync(path))).toEqual([])
})

/** The most words of a page: what has a letter or a digit, so that the marks of tables do not count. */
const limits: Readonly<Record<string, number>> = {
  'docs/architecture.md': 2450,
  'docs/reliability.md': 1700,
  'docs/privacy.md': 1600,
  'README.md': 1200,
  'CONTRIBUTING.md': 1150,
  'docs/editing.md': 850,
  'docs/attribution.md': 800,
  'docs/product-facts.md': 850,
  'docs/design.md': 750,
  'docs/performance.md': 600,
  'docs/moving-to-prismic.md': 650,
  'docs/decisions/specification.md': 500,
  'docs/decisions/0018-previews-computed-by-the-server.md': 240,
}
const limitOf = (page: string): number =>
  limits[page] ?? (page.startsWith('docs/decisions/0') ? 150 : page.startsWith('src/') ? 300 : 550)
/** With the changelog, which has no limit of its own: what is old is shortened first. */
const limitOfAll = 18_000

const wordsOf = (text: string): number => text.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0

/** What is too long, and what to do. */
const tooLong = (page: string, text: string, limit: number): string[] => {
  const words = wordsOf(text)
  return words > limit
    ? [
        `${page} has ${words} words, at most ${limit} are allowed: leave out what the code says, or move it to the page of its subject.`,
      ]
    : []
}

it('a page above its length is named, with what to do', () => {
  expect(tooLong('docs/a.md', '| one | 2 |\n| --- | --- |', 2)).toEqual([])
  expect(tooLong('docs/a.md', 'one two, three', 2)).toEqual([
    'docs/a.md has 3 words, at most 2 are allowed: leave out what the code says, or move it to the page of its subject.',
  ])
})

it('no page is longer than it may be, nor all of them', () => {
  const texts = pages.map((page) => [page, readFileSync(page, 'utf8')] as const)
  const documents = texts.filter(([page]) => !page.startsWith('src/'))
  expect(texts.flatMap(([page, text]) => tooLong(page, text, limitOf(page)))).toEqual([])
  const all = [...documents.map(([, text]) => text), readFileSync('CHANGELOG.md', 'utf8')]
  expect(tooLong('All pages together', all.join('\n'), limitOfAll)).toEqual([])
})
