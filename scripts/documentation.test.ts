import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { rooms } from '../eslint/rooms.mjs'

const pages = [
  'README.md',
  'CONTRIBUTING.md',
  ...['docs', 'docs/decisions'].flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => file.endsWith('.md'))
      .map((file) => `${folder}/${file}`),
  ),
]

const isPlanned = (path: string): boolean => rooms.some((room) => room.planned && path === room.path)

/** Paths of code that a page names: `src/leads/model/rules.ts`; none with a placeholder. */
const pathsIn = (text: string): string[] =>
  [
    ...text.matchAll(
      /`((?:src|server|content-api|content-transfer|sandbox|scripts|plugins|e2e|eslint|customtypes)\/[\w./[\]-]+)`/g,
    ),
  ]
    .map(([, path = '']) => path.replace(/\/$/, ''))
    .filter((path) => !isPlanned(path))

it('finds the paths that pages name', () => {
  expect(
    pathsIn('see `src/leads/model/rules.ts`, `content-api/refs.ts` and `src/tools/<tool>/model`'),
  ).toEqual(['src/leads/model/rules.ts', 'content-api/refs.ts'])
  expect(pages.flatMap((page) => pathsIn(readFileSync(page, 'utf8'))).length).toBeGreaterThan(50)
})

it.each(pages)('every path that %s names exists', (page) => {
  expect(pathsIn(readFileSync(page, 'utf8')).filter((path) => !existsSync(path))).toEqual([])
})
