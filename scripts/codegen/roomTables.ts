import { rooms, type Room } from '../../eslint/rooms.mjs'

/** Nearly every room may import these; they are left out of the last column. */
const known = new Set(['locales', 'brand'])

const isPlanned = new Map(rooms.map(({ name, planned }) => [name, planned === true]))

/** A room in the last column; one that is planned in italics. */
const shown = (name: string): string => (isPlanned.get(name) ? `_${name}_` : name)

function importsOf({ mayImport, mayImportTypes = [] }: Room): string {
  if (mayImport.includes('*')) return 'everything'
  const values = [...new Set(mayImport)].filter((name) => !known.has(name)).map(shown)
  const types = mayImportTypes.map((name) => `types of ${shown(name)}`)
  return [...values, ...types].join(', ') || '–'
}

const table = (list: readonly Room[]): string =>
  [
    '| room | path | holds | may import |',
    '| --- | --- | --- | --- |',
    ...list.map((room) =>
      `| \`${room.name}\` | \`${room.path}\` | ${room.holds} | ${importsOf(room)} |`.replaceAll('\n', ' '),
    ),
  ].join('\n')

const marked = (name: string, text: string): string =>
  `<!-- ${name}: generated from eslint/rooms.mjs by \`npm run codegen\` -->\n<!-- prettier-ignore-start -->\n\n${text}\n\n<!-- prettier-ignore-end -->\n<!-- end of ${name} -->`

/**
 * The page with its tables of rooms brought up to date. Throws when a marker is missing, so that a table cannot be
 * forgotten.
 */
export function withRoomTables(page: string): string {
  const tables: Record<string, Room[]> = {
    rooms: rooms.filter(({ planned }) => !planned),
    'planned rooms': rooms.filter(({ planned }) => planned),
  }
  return Object.entries(tables).reduce((text, [name, list]) => {
    const place = new RegExp(`<!-- ${name}: [^]*?<!-- end of ${name} -->`)
    if (!place.test(text)) throw new Error(`docs/architecture.md has no place for the table "${name}"`)
    return text.replace(place, () => marked(name, table(list)))
  }, page)
}
