import { block, lines, modelled } from './content.fixture'
import { impossibleDayFindings } from './impossibleDays'

const found = (...args: Parameters<typeof modelled>) => lines(impossibleDayFindings([modelled(...args)]))

it('names a day in a text and in the dates of publication', () => {
  expect(
    found(
      {
        title: '2026-02-30',
        starts_on: '2026-02-30',
        body: [block('paragraph'), { ...block('paragraph'), text: 'Valid from 2026-06-31 on' }],
      },
      { last_publication_date: '2026-02-31T10:00:00+0000' },
    ),
  ).toEqual([
    'last_publication_date: 2026-02-31 is no day of the calendar: write one that is',
    'data.title: 2026-02-30 is no day of the calendar: write one that is',
    'data.body.1.text: 2026-06-31 is no day of the calendar: write one that is',
  ])
})

it('leaves days that there are, and numbers that are no days', () => {
  expect(
    found(
      {
        title: '2028-02-29',
        body: [{ ...block('paragraph'), text: 'Call 0800-90-99, invoice 2026-0099-31-7' }],
      },
      { last_publication_date: '2026-02-28T10:00:00+0000' },
    ),
  ).toEqual([])
})
