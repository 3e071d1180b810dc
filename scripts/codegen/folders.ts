import { type Folder, journeys, otherFolders, type Room, rooms } from '../../rooms.config'
import { withMarked } from './marked'

const source = 'rooms.config.ts'
const ofRooms = rooms.flatMap(({ folders }) => folders)
/** The files in the root of the project that a newcomer has to know. */
const rootFiles = [
  ['locales.config.ts', 'the 18 markets'],
  [source, 'this list: what each folder holds and may import'],
  ['gatsby-*.ts(x)', "Gatsby's hooks; each calls modules of src"],
] as const

const isOfSrc = ({ path }: Folder): boolean => /^src\/[^/]+$/.test(path)
const isOfRoot = ({ path }: Folder): boolean => !path.includes('/')
const byPath = (a: Folder, b: Folder): number => a.path.localeCompare(b.path)

/** README.md with its map brought up to date: the files and folders of the root, and the folders of `src`. */
export function withMap(page: string): string {
  const folders = [...ofRooms, journeys, ...otherFolders]
  const line = (name: string, holds: string): string => `${name.padEnd(20)}  ${holds}`
  const lines = [
    ...rootFiles.map(([name, holds]) => line(name, holds)),
    ...folders
      .filter(isOfRoot)
      .sort(byPath)
      .map(({ path, holds }) => line(`${path}/`, holds)),
    line('src/', 'the site; each folder has a README.md:'),
    ...folders
      .filter(isOfSrc)
      .sort(byPath)
      .map(({ path, holds }) => line(`  ${path.slice(4)}/`, holds)),
  ]
  return withMarked(page, 'map', source, ['```', ...lines, '```'].join('\n'))
}

/** The sentence of the README of a folder about one of its rooms. */
function importsOf({ name, imports }: Room): string {
  const users = rooms.filter((other) => other.imports.includes(name)).map((other) => other.name)
  const may = imports.length > 0 ? `may import ${imports.join(', ')}` : 'imports no other room'
  return `- **${name}** ${may}. Imported by ${users.join(', ') || 'no other room'}.`
}

/** The README of a folder of `src` with the imports of its rooms brought up to date. */
export function withImports(page: string, folder: string): string {
  const own = rooms.filter(({ folders }) =>
    folders.some(({ path }) => path === folder || path.startsWith(`${folder}/`)),
  )
  const places = own.map((room) => {
    const [first] = room.folders.filter(({ path }) => path.startsWith(folder))
    return { room, depth: first?.path.split('/').length ?? 0 }
  })
  return withMarked(
    page,
    'imports',
    source,
    places
      .sort((a, b) => a.depth - b.depth)
      .map(({ room }) => importsOf(room))
      .join('\n'),
  )
}

/** CODEOWNERS with the folders of the list; the lines after them, which decide, are for parts of folders. */
export function withOwners(text: string): string {
  const lines = [...ofRooms, journeys, ...otherFolders]
    .sort(byPath)
    .map(({ path, team }) => `${`/${path}/`.padEnd(31)} @outlay/${team}`)
  const place = /# Folders, from [^]*?# end of folders\n/
  if (!place.test(text)) throw new Error('There is no place for the folders in CODEOWNERS')
  return text.replace(place, () =>
    [`# Folders, from ${source} by \`npm run codegen\``, ...lines, '# end of folders', ''].join('\n'),
  )
}
