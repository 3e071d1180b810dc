import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brand } from '../core/brand'
import { securityText } from './securityTxt'

const fieldsOf = (text: string): Record<string, string> =>
  Object.fromEntries(text.split('\n').flatMap((line) => (line ? [line.split(/: (.*)/s, 2)] : [])))

it('names contact, canonical address, policy and languages, of this site', () => {
  const text = securityText(new Date('2026-11-26T12:00:00Z'), () => true)
  expect(text).toMatch(/^(?:[A-Z][A-Za-z-]+: \S+\n)+$/)
  expect(fieldsOf(text)).toEqual({
    Contact: `mailto:${brand.securityEmail}`,
    Expires: '2027-10-01T00:00:00.000Z',
    'Preferred-Languages': 'en',
    Canonical: `${brand.siteOrigin}/.well-known/security.txt`,
    Policy: `${brand.siteOrigin}/en/security`,
  })
})

it.each(['2026-01-01T00:00:00Z', '2026-01-31T23:59:59Z', '2028-02-29T12:00:00Z', '2026-12-31T23:59:59Z'])(
  'what is built at %s is valid for ten months at least and less than a year',
  (moment) => {
    const now = new Date(moment)
    const days = (Date.parse(fieldsOf(securityText(now, () => true))['Expires'] ?? '') - +now) / 86_400_000
    expect(days).toBeGreaterThan(300)
    expect(days).toBeLessThan(365)
  },
)

it('a site without the page names none', () => {
  expect(securityText(new Date(), (page) => page !== '/en/security')).not.toContain('Policy')
})

it('the address is the one that SECURITY.md names', () => {
  expect(readFileSync(path.resolve(__dirname, '../../SECURITY.md'), 'utf8')).toContain(brand.securityEmail)
})
