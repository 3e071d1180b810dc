import { localeByCode } from '../../../locales.config'
import { entriesOf } from '../cms/fields'
import { lawDocument, lawSource } from '../cms/marketLaw.fixture'
import { lines } from './content.fixture'
import { dueReviews, lawGaps, marketLawFindings } from './marketLaw'

const day = '2026-12-01'
const localesOf = (...codes: string[]) => codes.map((code) => localeByCode(code)!)
const facts = entriesOf(lawDocument().data['facts'])
const findingsOf = (data: Record<string, unknown>, on = day): string[] =>
  lines(marketLawFindings([lawDocument('en-ie', data)], on, localesOf('en-ie')))

describe('the law of the markets', () => {
  it('is complete, or the market without a document is named with what to do', () => {
    expect(marketLawFindings([lawDocument()], day, localesOf('en-ie'))).toEqual([])
    expect(lines(marketLawFindings([], day, localesOf('en-ie')))).toEqual([
      ': no law of the market "en-ie": publish a document of the type "market_law" with this localeCode',
    ])
  })

  it('names a fact that is neither there nor among the gaps', () => {
    const without = facts.filter(({ fact }) => fact !== 'latePayment')
    expect(findingsOf({ facts: without })).toEqual([
      expect.stringMatching(/^data\.facts: the fact "latePayment" is missing \(.+\): add it with its source, or to the gaps/),
    ])
    expect(findingsOf({ facts: without, gaps: [{ fact: 'latePayment', reason: 'not read yet' }] })).toEqual([])
    expect(lawGaps([lawDocument('en-ie', { gaps: [{ fact: 'archive', reason: 'not read yet' }] })])).toEqual([
      { documentId: 'law-en-ie', lang: 'en-ie', fact: 'archive', reason: 'not read yet' },
    ])
  })

  it('names a retention period without law or years, and a number without its form', () => {
    const changed = (name: string, more: object): object[] =>
      facts.map((one) => (one['fact'] === name ? { ...one, ...more } : one))
    expect(findingsOf({ facts: changed('retention.invoices', { law: null, years: null }) })).toEqual([
      expect.stringContaining('"retention.invoices" names no law: enter the one it rests on'),
      expect.stringContaining('"retention.invoices" has no number of years: enter it'),
    ])
    expect(findingsOf({ facts: changed('number.vat', { form: '' }) })).toEqual([
      expect.stringContaining('"number.vat" has no form: enter it'),
    ])
  })

  it('names a form that the language lacks, and one that it does not use', () => {
    const french = (forms: object[]): string[] =>
      lines(marketLawFindings([lawDocument('fr-fr', { forms })], day, localesOf('fr-fr')))
    expect(french([])).toEqual([
      'data.forms: the form "authority.to" is missing, which texts in fr-fr need: add it with its text',
    ])
    expect(french([{ name: 'authority.to', text: 'à la CNIL' }])).toEqual([])
    expect(findingsOf({ forms: [{ name: 'authority.to', text: 'to the DPC' }] })).toEqual([
      expect.stringContaining('data.forms.0.name: "authority.to" is no form that texts in en-ie use'),
    ])
  })

  it('names a review that is overdue, not one that is due on the day', () => {
    expect(findingsOf({}, '2027-11-30')).toEqual([])
    expect(findingsOf({}, '2027-12-01')).toEqual([
      'data.sources.0.review_by: the review of "The Act" was due on 2027-11-30: read it again, correct what rests on it, then set both days',
    ])
  })

  it('lists the reviews that come due, the first ones first', () => {
    const documents = [
      lawDocument('en-ie'),
      lawDocument('de-de', { sources: [{ ...lawSource, title: 'Das Gesetz', review_by: '2027-10-01' }] }),
    ]
    expect(dueReviews(documents, 60, '2027-09-15').map(({ title }) => title)).toEqual(['Das Gesetz'])
    expect(dueReviews(documents, 90, '2027-09-15').map(({ title }) => title)).toEqual(['Das Gesetz', 'The Act'])
  })

  it('names a day to come, and a source that nothing rests on', () => {
    expect(findingsOf({ sources: [{ ...lawSource, checked_on: '2026-12-02' }] })).toEqual([
      'data.sources.0.checked_on: 2026-12-02 has not come yet: enter the day on which it was read',
    ])
    expect(findingsOf({ sources: [lawSource, { ...lawSource, source_id: 'spare' }] })).toEqual([
      'data.sources.1.source_id: no fact and no duty names the source "spare": remove it or name it',
    ])
  })

  it('names a second document of a market, and one in another language', () => {
    expect(lines(marketLawFindings([lawDocument(), lawDocument()], day, localesOf('en-ie')))).toEqual([
      'data.localeCode: "en-ie" has two documents of this type: remove one',
    ])
    expect(lines(marketLawFindings([lawDocument('en-ie', {}, 'en-gb')], day, localesOf('en-ie')))).toEqual([
      'data.localeCode: "en-ie" reads en-ie: write the law in that language',
    ])
  })
})
