import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { journeys, limits, type Room, rooms } from '../../rooms.config'
import type { ImportGraph } from './importGraph'
import { isIn, isJourney, isTest, roomFinder } from './roomOf'

/** Each finding is a sentence that says what is wrong and what to do. */
type Findings = string[]

const config = 'rooms.config.ts'
/** Packages that only a browser needs. */
const packagesOfReact = ['react', 'react-dom', 'styled-components', 'gatsby']

/** What is wrong with the list itself. */
export function listFindings(list: readonly Room[] = rooms): Findings {
  const names = list.map(({ name }) => name)
  const wrong = list.flatMap(({ name, imports }, index) =>
    imports.flatMap((other) => {
      if (!names.includes(other)) return [`${config}: "${name}" may import "${other}", which is no room.`]
      return names.indexOf(other) < index
        ? []
        : [
            `${config}: "${name}" may import "${other}", which is not before it in the list. Imports go one way: move what both need into a room before them.`,
          ]
    }),
  )
  const twice = names.filter((name, index) => names.indexOf(name) !== index)
  const tooMany =
    names.length + 1 > limits.rooms
      ? [
          `${config}: ${names.length + 1} rooms; ${limits.rooms} are the most. Put the new folder into one of them.`,
        ]
      : []
  return [...twice.map((name) => `${config}: two rooms are called "${name}".`), ...wrong, ...tooMany]
}

export function filesWithoutRoom(files: Iterable<string>, list: readonly Room[] = rooms): Findings {
  const roomOf = roomFinder(list)
  return [...files]
    .filter((file) => !isJourney(file) && !roomOf(file))
    .map((file) => `${file} is in no room: move it into a folder of ${config}, or add its folder there.`)
}

/** What is wrong with an import from one room into another, or into the journeys. */
function forbidden(
  list: readonly Room[],
  [from, room]: [string, Room],
  [to, other]: [string, Room | undefined],
): Findings {
  if (isJourney(to)) return [`${from} imports ${to}, a journey. Move what both need out of ${journeys.path}.`]
  if (!other || other === room) return []
  if (list.indexOf(other) > list.indexOf(room)) {
    return [
      `${from} imports ${to}, upwards: "${other.name}" is after "${room.name}" in ${config}. Move what both need into "${room.name}" or a room before it, or hand it over as an argument.`,
    ]
  }
  if (!room.imports.includes(other.name)) {
    return [
      `${from} imports ${to}: "${room.name}" imports nothing of "${other.name}" yet. Move the code, or add '${other.name}' to the imports of "${room.name}" in ${config} and say in the commit why.`,
    ]
  }
  return room.node && to.endsWith('.tsx')
    ? [
        `${from} imports the component ${to}: "${room.name}" runs in Node. Move what it needs into a .ts file.`,
      ]
    : []
}

/** Imports that the list does not allow: of another room, or out of a pure folder. */
export function forbiddenImports(graph: ImportGraph, list: readonly Room[] = rooms): Findings {
  const roomOf = roomFinder(list)
  const pure = list.flatMap((room) => room.pure ?? [])
  const isPure = isIn(...pure)
  const impure = (from: string, room: Room, to: string): Findings =>
    isPure(from) && !isPure(to) && (packagesOfReact.includes(to) || roomOf(to) === room)
      ? [
          `${from} imports ${to}: the folders ${room.pure?.join(', ')} are pure (${config}). Move the import out of them, or what it needs into them.`,
        ]
      : []
  return [...graph].flatMap(([from, targets]) => {
    const room = roomOf(from)
    if (!room || isTest(from)) return []
    return targets.flatMap((to) => [
      ...forbidden(list, [from, room], [to, roomOf(to)]),
      ...impure(from, room, to),
    ])
  })
}

/** Imports that the list allows and no file has. */
export function unusedImports(graph: ImportGraph, list: readonly Room[] = rooms): Findings {
  const roomOf = roomFinder(list)
  const used = new Set(
    [...graph]
      .filter(([file]) => !isTest(file))
      .flatMap(([file, targets]) => targets.map((target) => `${roomOf(file)?.name} ${roomOf(target)?.name}`)),
  )
  return list.flatMap(({ name, imports }) =>
    imports
      .filter((other) => !used.has(`${name} ${other}`))
      .map(
        (other) =>
          `${config}: "${name}" may import "${other}", but no file does. Delete '${other}' from its imports.`,
      ),
  )
}

/** Files that import themselves over others, types included, each once with its way. */
export function importCycles(graph: ImportGraph): Findings {
  const found: Findings = []
  const finished = new Set<string>()
  const visit = (file: string, way: readonly string[]): void => {
    if (way.includes(file)) {
      const cycle = [...way.slice(way.indexOf(file)), file].join(' → ')
      found.push(
        `${cycle}: a cycle of imports. Move what these files share into one that imports none of them.`,
      )
      return
    }
    if (finished.has(file)) return
    for (const next of graph.get(file) ?? []) visit(next, [...way, file])
    finished.add(file)
  }
  for (const file of graph.keys()) visit(file, [])
  return found
}

const wordsIn = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length

/** What is wrong with the folders: too many in `src`, one that is missing, a README that is missing or too long. */
export function folderFindings(root = process.cwd(), list: readonly Room[] = rooms): Findings {
  const gone = list
    .flatMap(({ folders }) => folders)
    .filter(({ path: place }) => !existsSync(path.join(root, place)))
    .map(({ path: place }) => `${place} does not exist: delete it from ${config}, or correct its path there.`)
  const inSrc = readdirSync(path.join(root, 'src'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `src/${name}`)
  const tooMany =
    inSrc.length > limits.foldersOfSrc
      ? [
          `src has ${inSrc.length} folders; ${limits.foldersOfSrc} are the most (${config}). Put the new one into one of the others.`,
        ]
      : []
  const readmes = inSrc.flatMap((place) => {
    const file = `${place}/README.md`
    if (!existsSync(path.join(root, file))) {
      return [
        `${file} is missing: write what the folder holds, where to begin and two or three ideas to know, then run npm run codegen.`,
      ]
    }
    const words = wordsIn(readFileSync(path.join(root, file), 'utf8'))
    return words > limits.readmeWords
      ? [`${file} has ${words} words; ${limits.readmeWords} are the most. Shorten it.`]
      : []
  })
  return [...gone, ...tooMany, ...readmes]
}

/** All that is wrong with rooms, imports and folders of the project. */
export const roomFindings = (graph: ImportGraph, root = process.cwd()): Findings => [
  ...listFindings(),
  ...folderFindings(root),
  ...filesWithoutRoom(graph.keys()),
  ...forbiddenImports(graph),
  ...unusedImports(graph),
  ...importCycles(graph),
]
