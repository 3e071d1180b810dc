import { isDay } from '../../src/core/values/day'
import { allowedAdvisories, type AllowedAdvisory } from './allowedAdvisories'
import { judgeAdvisories, NoAuditError, parseReport } from './judgeAdvisories'

const now = new Date('2026-11-27T06:00:00Z')

const report = parseReport(
  JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: {
      ws: {
        name: 'ws',
        severity: 'high',
        via: [
          {
            source: 1098392,
            name: 'ws',
            title: 'Denial of service by many headers',
            url: 'https://github.com/advisories/GHSA-3h5v-q93c-6h6q',
            severity: 'high',
            range: '>=8.0.0 <8.17.1',
          },
        ],
        range: '8.0.0 - 8.17.0',
      },
      gatsby: { name: 'gatsby', severity: 'high', via: ['ws'], range: '*' },
    },
    metadata: {},
  }),
)
const allowance: AllowedAdvisory = {
  id: 'GHSA-3h5v-q93c-6h6q',
  package: 'ws',
  reason: 'Only the development server listens with it.',
  until: '2026-12-31',
}

it('an advisory is found once, with its package and address', () => {
  expect(judgeAdvisories(report, [], now)).toEqual([
    'ws >=8.0.0 <8.17.1, high: Denial of service by many headers, https://github.com/advisories/GHSA-3h5v-q93c-6h6q',
  ])
})

it('one with a reason passes, until its day', () => {
  expect(judgeAdvisories(report, [allowance], now)).toEqual([])
  expect(judgeAdvisories(report, [allowance], new Date('2027-01-01T00:00:00Z'))).toEqual([
    expect.stringContaining('(allowed until 2026-12-31: Only the development server listens with it.)'),
  ])
})

it('one that is allowed for another package does not pass, and a needless one must go', () => {
  expect(judgeAdvisories(report, [{ ...allowance, package: 'gatsby' }], now)).toEqual([
    expect.stringContaining('ws >=8.0.0'),
    'GHSA-3h5v-q93c-6h6q of gatsby is allowed but not found: delete it from scripts/audit/allowedAdvisories.ts',
  ])
})

it.each([
  ['', 'it prints nothing'],
  ['npm error code ENOTFOUND', 'ENOTFOUND'],
  [JSON.stringify({ message: '405 Method Not Allowed', error: { summary: '' } }), '405 Method Not Allowed'],
  ['{}', 'another shape'],
])('no report is an error that says so: %s', (output, reason) => {
  expect(() => parseReport(output)).toThrow(NoAuditError)
  expect(() => parseReport(output)).toThrow(reason)
})

it('every entry has a reason and an end', () => {
  for (const { id, reason, until } of allowedAdvisories) {
    expect(id).toMatch(/^GHSA(?:-[\da-z]{4}){3}$/)
    expect(reason.split(' ').length).toBeGreaterThan(4)
    expect([until, isDay(until)]).toEqual([until, true])
  }
})
