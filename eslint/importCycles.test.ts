import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

/** Folders with code. ESLint refuses cycles of values; types that import each other in a circle are found here. */
const folders = ['src', 'server', 'content-api', 'sandbox', 'plugins', 'scripts', 'e2e']

const files = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => path.posix.join(folder, file)),
)
const known = new Set(files)
const endings = ['.ts', '.tsx', '/index.ts', '/index.tsx']

function importsOf(file: string): string[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(file, 'utf8'), true, true)
  return importedFiles.flatMap(({ fileName }) => {
    if (!fileName.startsWith('.')) return []
    const target = path.posix.join(path.posix.dirname(file), fileName)
    return endings.map((ending) => target + ending).filter((candidate) => known.has(candidate))
  })
}

/** Files from which an import leads back to themselves, each with its way. */
function cycles(graph: ReadonlyMap<string, string[]>): string[] {
  const found: string[] = []
  const finished = new Set<string>()
  const visit = (file: string, way: string[]): void => {
    if (way.includes(file)) {
      found.push([...way.slice(way.indexOf(file)), file].join(' → '))
      return
    }
    if (finished.has(file)) return
    for (const next of graph.get(file) ?? []) visit(next, [...way, file])
    finished.add(file)
  }
  for (const file of graph.keys()) visit(file, [])
  return found
}

it('finds a cycle', () => {
  const graph = new Map([
    ['a', ['b']],
    ['b', ['c']],
    ['c', ['b']],
  ])
  expect(cycles(graph)).toEqual(['b → c → b'])
})

it('no file imports itself over others, types included', () => {
  const graph = new Map(files.map((file) => [file, importsOf(file)]))
  expect([...graph.values()].flat().length).toBeGreaterThan(1000)
  expect(cycles(graph)).toEqual([])
})
