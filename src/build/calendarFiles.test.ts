import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { marketNodeId, nodeTypes } from '../content/nodes/nodeTypes'
import type { NodeReader } from '../content/nodes/readNodes'
import { testSite } from '../content/site/site.fixture'
import { calendarFile, writeCalendarFiles, type CalendarFileEvent } from './calendarFiles'

const event: CalendarFileEvent = {
  id: 'en-gb.resource_detail.breakfast@www.outlay.example',
  changed: new Date('2026-11-02T09:00:00Z'),
  language: 'en',
  title: 'Cards, receipts; and a \\ in it',
  description: `One line\nand ${'a very long one, '.repeat(12)}\n\nhttps://www.outlay.example/en/webinars/breakfast`,
  location: 'Room 4, Berlin',
  url: 'https://www.outlay.example/en/webinars/breakfast',
  start: new Date('2027-06-10T06:00:00Z'),
  end: new Date('2027-06-10T07:30:00Z'),
}

/** Names and values of a calendar file, unfolded. */
const lines = (text: string): [string, string][] =>
  text
    .replace(/\r\n[ \t]/g, '')
    .split('\r\n')
    .filter(Boolean)
    .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)])

it('is one event with moments in UTC, a stable id and texts that are escaped', () => {
  const text = calendarFile(event)
  const values = Object.fromEntries(lines(text))
  expect(values).toMatchObject({
    VERSION: '2.0',
    METHOD: 'PUBLISH',
    UID: event.id,
    DTSTAMP: '20261102T090000Z',
    DTSTART: '20270610T060000Z',
    DTEND: '20270610T073000Z',
    SUMMARY: 'Cards\\, receipts\\; and a \\\\ in it',
    LOCATION: 'Room 4\\, Berlin',
    'URL;VALUE=URI': event.url,
  })
  expect(values['DESCRIPTION']).toMatch(/^One line\\nand a very long one\\, /)
  expect(values['DESCRIPTION']).toContain(`\\n\\n${event.url}`)
  expect(calendarFile(event)).toBe(text)
})

it('no line is longer than 75 octets, and each ends as the standard says', () => {
  const text = calendarFile({ ...event, title: 'Ä'.repeat(120) })
  expect(text.replace(/\r\n/g, '')).not.toMatch(/[\r\n]/)
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
})

it('every date has a file in each of its markets; those that are gone leave none', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'calendar-'))
  const document = (id: string, data: object) => ({
    raw: { id, uid: id, type: 'resource_detail', last_publication_date: '2026-11-02T09:00:00+0000', data },
  })
  const nodes: Record<string, unknown> = {
    'document:e': document('e', { title: 'In {market.city}', starts_at: '2027-06-10T06:00:00+0000' }),
    'document:undated': document('undated', { title: 'Some day' }),
    [marketNodeId('en')]: { market: { values: testSite.market, overrides: [] } },
    [marketNodeId('lu')]: { market: { values: { ...testSite.market, city: 'Esch' }, overrides: [] } },
  }
  const page = { documentType: 'resource_detail', nodeId: 'document:e' }
  let pages = [
    { ...page, locale: 'en', path: '/en/webinars/e' },
    { ...page, locale: 'lu', path: '/lu/webinars/e' },
    { ...page, locale: 'en', path: '/en/webinars/undated', nodeId: 'document:undated' },
    { ...page, locale: 'en', path: '/en/about', documentType: 'about', nodeId: 'document:about' },
  ]
  const reader = {
    getNode: (id: string) => nodes[id],
    getNodesByType: (type: string) => (type === nodeTypes.plannedPage ? pages : []),
  } as unknown as NodeReader
  writeCalendarFiles(reader, folder)
  const read = (file: string) => Object.fromEntries(lines(readFileSync(path.join(folder, file), 'utf8')))
  expect(read('calendar/en/e.ics')).toMatchObject({ SUMMARY: 'In Leeds', UID: 'e@www.outlay.example' })
  expect(read('calendar/lu/e.ics')).toMatchObject({
    SUMMARY: 'In Esch',
    LOCATION: 'https://www.outlay.example/lu/webinars/e',
  })
  expect(existsSync(path.join(folder, 'calendar/en/undated.ics'))).toBe(false)
  pages = pages.slice(0, 1)
  writeCalendarFiles(reader, folder)
  expect(existsSync(path.join(folder, 'calendar/lu/e.ics'))).toBe(false)
  rmSync(folder, { recursive: true })
})
