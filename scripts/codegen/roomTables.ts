import { rooms, type Room } from '../../eslint/rooms.mjs'
import { withMarked } from './marked'

/** Nearly every room may import these; they are left out of the last column. */
const known = new Set(['locales', 'values', 'brand'])

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

/** The page with its tables of rooms brought up to date. */
export function withRoomTables(page: string): string {
  const tables: Record<string, Room[]> = {
    rooms: rooms.filter(({ planned }) => !planned),
    'planned rooms': rooms.filter(({ planned }) => planned),
  }
  return Object.entries(tables).reduce(
    (text, [name, list]) => withMarked(text, name, 'eslint/rooms.mjs', table(list)),
    page,
  )
}
