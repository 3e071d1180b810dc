import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { attributionCookies, landingCookies, parameters, storedValues, vendorValues } from './parameters'

const { category, days, landingMinutes, room } = attributionCookies

const documentation = readFileSync(join(__dirname, '../../../docs/attribution.md'), 'utf8')

/** The cells of a table's row, without backticks. */
const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim().replaceAll('`', ''))

/** The rows of the table whose header starts with these columns. */
function tableOf(...columns: string[]): string[][] {
  const lines = documentation.split('\n')
  const header = lines.findIndex((line) => cellsOf(line).slice(0, columns.length).join() === columns.join())
  const rows = lines.slice(header + 2)
  return rows
    .slice(
      0,
      rows.findIndex((line) => !line.startsWith('|')),
    )
    .map(cellsOf)
}

it('no two values share a name', () => {
  const names = [
    ...storedValues.map(({ name }) => name),
    ...vendorValues.map(({ name }) => name),
    ...Object.values(landingCookies).map(({ name }) => name),
  ]
  expect(new Set(names).size).toBe(names.length)
})

it('docs/attribution.md lists every parameter', () => {
  expect(tableOf('query parameter')).toEqual(
    parameters.map(({ query, first, latest, format }) => [
      query,
      first,
      latest,
      String(format.maxLength),
      category,
      `${days} days`,
    ]),
  )
})

it('and every cookie of vendors', () => {
  const rows = vendorValues.map(({ cookie, name, format }) => [
    cookie,
    name,
    String(format.maxLength),
    category,
  ])
  expect(tableOf('cookie', 'name')).toEqual(rows)
})

it('and the cookies of the landing page', () => {
  const rows = tableOf('cookie', 'value').map(([name, , ...rest]) => [name, ...rest])
  expect(rows).toEqual(
    Object.values(landingCookies).map(({ name, maxLength }) => [
      name,
      String(maxLength),
      category,
      `${landingMinutes} minutes`,
    ]),
  )
})

it('and the room for cookies', () => {
  expect(documentation).toContain(`${room.toLocaleString('en-GB')} characters of room`)
})
