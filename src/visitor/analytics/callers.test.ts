import { readdirSync, readFileSync } from 'node:fs'
import { eventCategories, notReportedYet, type EventName } from './catalogue'

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|fixture)\.tsx?$/.test(file))
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file !== 'visitor/analytics/catalogue.ts')
  .map((file) => readFileSync(`src/${file}`, 'utf8'))

const names = Object.keys(eventCategories) as EventName[]

/** Whether code reports the event by a call with its name. */
const hasCaller = (name: string): boolean =>
  sources.some((text) => new RegExp(`\\btrack\\(\\s*'${name}'`).test(text))

it('every event is reported, but for those that are said not to be', () => {
  expect(names.filter((name) => !hasCaller(name))).toEqual([...notReportedYet])
})

it('every event has a comment that says when it happens', () => {
  const catalogue = readFileSync('src/visitor/analytics/catalogue.ts', 'utf8')
  const silent = names.filter((name) => !new RegExp(`\\*/\\n  '${name}': `).test(catalogue))
  expect(silent).toEqual([])
})
