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
