import { costChart } from './costChart'
import { figuresWith } from './roi.fixture'
import { roiFormat } from './roiTexts'
import { englishRoiWords as words } from './roiWords.fixture'
import { savingsOf } from './savings'

const chartOf = (changes: Parameters<typeof figuresWith>[0]) =>
  costChart(
    savingsOf(figuresWith(changes), 'hourly', 'GBP'),
    words,
    roiFormat({ htmlLang: 'en-GB', currency: 'GBP' }),
  )

it('the larger total takes the whole width, the other its share', () => {
  const { bars, description } = chartOf({})
  // 40 people, 2 reports, £32 an hour: 15, 4 and 6 minutes today; 3, 1 and 2 minutes and £9 a month each.
  expect(bars).toEqual([
    {
      key: 'today',
      label: 'Today',
      value: '£12,800',
      parts: [
        { part: 'employee', share: 0.6 },
        { part: 'approver', share: 0.16 },
        { part: 'finance', share: 0.24 },
      ],
    },
    {
      key: 'with_outlay',
      label: 'With Outlay',
      value: '£7,392',
      parts: [
        { part: 'employee', share: 0.12 },
        { part: 'approver', share: 0.04 },
        { part: 'finance', share: 0.08 },
        { part: 'software', share: 0.3375 },
      ],
    },
  ])
  expect(description).toBe('Cost a year. Today: £12,800. With Outlay: £7,392. Saving: £5,408.')
})

it.each([
  ['nobody', { employees: '0' }, [0, 0]],
  ['a product that costs more', { software_outlay: '900' }, [12_800 / 435_072, 1]],
  [
    'more than a number holds exactly',
    { employees: '9'.repeat(40), reports_per_month: '9'.repeat(40) },
    [1, 0.24],
  ],
] as const)('the bars of %s stay within the chart', (_, changes, shares) => {
  const sums = chartOf(changes).bars.map(({ parts }) => parts.reduce((sum, { share }) => sum + share, 0))
  expect(sums.map((sum) => sum.toFixed(3))).toEqual(shares.map((share) => share.toFixed(3)))
})
