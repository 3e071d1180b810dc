import { formatDuration } from '../../src/core/i18n/formatDuration'
import { policyEntries } from '../../src/visitor/consent/policyEntries'
import { consentCategories } from '../../src/visitor/consent/state'
import { cookiePolicyFindings } from './cookiePolicyFindings'

const lifetimeOf = ({ lifetime }: (typeof policyEntries)[number]): string => {
  if (typeof lifetime === 'string') return `[${lifetime}]`
  if ('months' in lifetime) return formatDuration(lifetime.months, 'month', 'de')
  return 'days' in lifetime
    ? formatDuration(lifetime.days, 'day', 'de')
    : formatDuration(lifetime.minutes, 'minute', 'de')
}

/** A policy in German that is complete. */
const html = consentCategories
  .map((category) => {
    const rows = policyEntries
      .filter((entry) => entry.category === category)
      .map((entry) => {
        const place = entry.kind === 'cookie' ? '' : ' (im Speicher)'
        return `<tr><th>${entry.names.join(', ')}${place}</th><td>${entry.provider}</td><td>Zweck</td><td>[${entry.when}]</td><td>${lifetimeOf(entry)}</td></tr>`
      })
    return `<section id="${category}"><h2>${category}</h2><table><thead><tr><th>Name</th></tr></thead><tbody>${rows.join('')}</tbody></table></section>`
  })
  .join('')

const findingsOf = (page: string): string[] =>
  cookiePolicyFindings([{ path: '/de/legal/cookie-policy', htmlLang: 'de', html: page }]).map(
    ({ detail }) => detail,
  )

it('a complete policy has no findings', () => {
  expect(findingsOf(html)).toEqual([])
})

const row =
  '<tr><th>previously_logged_in</th><td>Outlay</td><td>Zweck</td><td>[allowed]</td><td>365 Tage</td></tr>'

it.each([
  ['an entry that is missing', '', 'previously_logged_in: no row in the table of functionality'],
  ['no purpose', row.replace('Zweck', ' '), 'previously_logged_in: no purpose'],
  [
    'another condition',
    row.replace('[allowed]', '[opened]'),
    'previously_logged_in: the condition "[opened]" instead of the words for "allowed"',
  ],
  [
    'another lifetime',
    row.replace('365', '30'),
    'previously_logged_in: the lifetime "30 Tage" instead of "365 Tage"',
  ],
  [
    'another provider',
    row.replace('Outlay', 'Segment'),
    'previously_logged_in: the provider "Segment" instead of "Outlay"',
  ],
])('%s is a finding', (_, broken, detail) => {
  expect(html).toContain(row)
  expect(findingsOf(html.replace(row, broken))).toEqual([detail])
})

it('an entry in the table of another category is a finding', () => {
  const moved = html
    .replace(row, '')
    .replace(
      '<section id="analytics"><h2>analytics</h2><table><thead><tr><th>Name</th></tr></thead><tbody>',
      (start) => start + row,
    )
  expect(findingsOf(moved)).toEqual(['previously_logged_in: no row in the table of functionality'])
})

it('a word for a lifetime that differs from that of other rows is a finding', () => {
  expect(findingsOf(html.replace(/\[session\](?!.*\[session\])/, '[until deleted]'))).toEqual([
    expect.stringContaining('the lifetime "[until deleted]" instead of "[session]"'),
  ])
})
