import { journeys, type Room, rooms } from '../../rooms.config'

/** Matches a place and what is below it; `*` stands for any letters of one name. */
const patternOf = (place: string): RegExp =>
  new RegExp(`^${place.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '[^/]*')}(?:/|$)`)

/** Whether a file or folder is one of the places, or below one. */
export function isIn(...places: readonly string[]): (file: string) => boolean {
  const patterns = places.map(patternOf)
  return (file) => patterns.some((pattern) => pattern.test(file))
}

/** Finds the room that a file is in: the one with the deepest folder around it. */
export function roomFinder(list: readonly Room[] = rooms): (file: string) => Room | undefined {
  const places = list
    .flatMap((room) =>
      [...room.folders.map(({ path }) => path), ...(room.files ?? [])].map((place) => ({
        room,
        depth: place.split('/').length,
        pattern: patternOf(place),
      })),
    )
    .sort((a, b) => b.depth - a.depth)
  const found = new Map<string, Room | undefined>()
  return (file) => {
    if (!found.has(file)) found.set(file, places.find(({ pattern }) => pattern.test(file))?.room)
    return found.get(file)
  }
}

export const isJourney = isIn(journeys.path)

/** Tests, fixtures and journeys, which may import everything. */
export const isTest = (file: string): boolean =>
  /\.(?:test|fixture)\.(?:tsx?|mjs)$/.test(file) || isJourney(file)
