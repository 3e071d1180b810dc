import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { eventCategories } from '../../src/visitor/analytics/catalogue'
import { temporaryFolder } from '../temporaryFolder'
import { eventsPage } from './eventsPage'

const folder = temporaryFolder('events-page')

function pageOf(catalogue: string): string {
  const file = path.join(folder, 'catalogue.ts')
  writeFileSync(file, catalogue)
  return eventsPage(file)
}

const categories = "export const eventCategories = { 'Door opened': 'analytics', 'Ad seen': 'advertisement' }"

it('an event has its time, its properties and its consent, a named type its values', () => {
  const page = pageOf(`
    const sides = ['left', 'right'] as const
    type Side = (typeof sides)[number]
    export type EventCatalogue = {
      /**
       * A door opens,
       * on one side. \`width\` in cm.
       */
      'Door opened': { side: Side; width?: number; by: 'hand' | 'foot' }
      /** Seen | heard. */
      'Ad seen': Record<string, never>
    }
    ${categories}`)
  expect(page).toContain(
    '| Door opened | A door opens, on one side. `width` in cm. | `side`: Side<br>`width`: number, optional<br>`by`: "hand" or "foot" | analytics |',
  )
  expect(page).toContain('| Ad seen | Seen \\| heard. | – | advertisement |')
  expect(page).toContain('- **Side**: `left`, `right`')
})

it('all events without a comment are named together', () => {
  const catalogue = `export type EventCatalogue = { 'Door opened': { a: string }; 'Ad seen': { a: string } }\n${categories}`
  expect(() => pageOf(catalogue)).toThrow('in a comment above each: Door opened, Ad seen')
})

it('a file without a catalogue is an error', () => {
  expect(() => pageOf('export const events = 1')).toThrow('declares no type EventCatalogue')
})

it('every event of the site is in the page with its consent', () => {
  const lines = eventsPage('src/visitor/analytics/catalogue.ts').split('\n')
  const inPage = lines.flatMap((line) => {
    const cells = line.split(/(?<!\\)\|/).map((cell) => cell.trim())
    return cells.length === 6 ? [[cells[1], cells[4]]] : []
  })
  expect(Object.fromEntries(inPage.slice(2) as [string, string][])).toEqual(eventCategories)
})

it('an event that no code reports yet is marked, and no other one', () => {
  const page = pageOf(`
    export type EventCatalogue = {
      /** A door opens. */
      'Door opened': Record<string, never>
      /** An advertisement is seen. */
      'Ad seen': Record<string, never>
    }
    export const notReportedYet = ['Door opened'] as const satisfies 'Ad seen'[]
    ${categories}`)
  expect(page).toContain('| Door opened | A door opens. Not reported yet: no code of the site does it. |')
  expect(page).toContain('| Ad seen | An advertisement is seen. |')
})
