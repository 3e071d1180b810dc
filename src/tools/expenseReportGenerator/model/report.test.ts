import { maxLines, nextReport, withNewLine, type Report } from './report'
import { defaults, expense, reportOf } from './report.fixture'

it('a new line has an id that no other line has, also after one was deleted', () => {
  const report = reportOf([expense('line-1'), expense('line-9')])
  expect(withNewLine(report, 'mileage', defaults).id).toBe('line-10')
})

it('a new line is in the currency of the report, a journey at the rate of the country of the market', () => {
  const report: Report = { ...reportOf([]), currency: 'EUR' }
  expect(withNewLine(report, 'expense', defaults).report.lines[0]).toMatchObject({ currency: 'EUR' })
  expect(withNewLine(report, 'mileage', defaults).report.lines[0]).toMatchObject({
    country: 'GB',
    vehicle: 'car',
  })
})

it('a full report takes no further line', () => {
  const full = reportOf(Array.from({ length: maxLines }, (_, index) => expense(`line-${index + 1}`)))
  expect(withNewLine(full, 'expense', defaults)).toEqual({ report: full, id: undefined })
})

it('the next report is of the same person, without what was in this one', () => {
  const next = nextReport(reportOf([expense('line-4')], { currency: 'EUR', receiptFrom: '25' }), defaults)
  expect(next).toMatchObject({
    employee: 'Mara Quill',
    company: 'Quillmere Ltd',
    currency: 'EUR',
    receiptFrom: '25',
    purpose: '',
    from: '',
  })
  expect(next.lines).toHaveLength(1)
  expect(next.lines[0]).toMatchObject({ amount: '', currency: 'EUR' })
})
