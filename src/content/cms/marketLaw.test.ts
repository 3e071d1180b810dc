import { locales } from '../../../locales.config'
import { lines } from '../rules/content.fixture'
import { parseMarketLaw, readMarketLaws } from './marketLaw'
import { lawDocument, lawSource } from './marketLaw.fixture'

const fact = (more: Record<string, unknown>) => ({ fact: 'register', text: 'the register', source_id: 'act', ...more })
const findingsOf = (data: Record<string, unknown>): string[] => lines(parseMarketLaw(lawDocument('en-ie', data)).findings)

describe('the law of a market', () => {
  it('has its facts, duties and sources, typed', () => {
    const { law, findings } = parseMarketLaw(lawDocument())
    expect(findings).toEqual([])
    expect(law.facts['retention.invoices']).toEqual({ text: 'six years', law: 'section 1', years: 6, source: 'act' })
    expect(law.imprint).toEqual([{ duty: 'name', law: 'section 2', label: 'Company', source: 'act' }])
    expect(law.sources).toEqual([
      expect.objectContaining({ id: 'act', checkedOn: '2026-11-27', reviewBy: '2027-11-30' }),
    ])
  })

  it('is that of the locale that its document names', () => {
    const laws = readMarketLaws([lawDocument('en-ie'), lawDocument('de-at', {}, 'de-de')], locales)
    expect([...laws.keys()].sort()).toEqual(['at', 'ie'])
  })

  it('names a source without a day, an address or a language, each with its field', () => {
    expect(findingsOf({ sources: [{ ...lawSource, checked_on: null }] })).toEqual([
      'data.sources.0.checked_on: the source has no day: enter the day on which it was read',
    ])
    expect(findingsOf({ sources: [{ ...lawSource, url: 'law.example', language: 'English' }] })).toEqual([
      'data.sources.0.url: "law.example": enter the address of the page, with https://',
      'data.sources.0.language: "English": enter the language of the source as two letters, such as de',
    ])
  })

  it('leaves out a fact without a name, a text or a source, and says so', () => {
    expect(findingsOf({ facts: [fact({ fact: 'registry' })] })).toEqual([
      'data.facts.0.fact: "registry": is no fact of law: choose one of the list in src/content/cms/lawFacts.ts',
    ])
    expect(findingsOf({ facts: [fact({ text: ' ' })] })).toEqual([
      'data.facts.0.text: enter the text, or move the fact to the gaps with the reason',
    ])
    const unsourced = parseMarketLaw(lawDocument('en-ie', { facts: [fact({ source_id: 'statute' })] }))
    expect(lines(unsourced.findings)).toEqual([
      'data.facts.0.source_id: no source is called "statute": add it to the sources of the document',
    ])
    expect(findingsOf({ facts: [fact({}), fact({})] })).toEqual(['data.facts.1: "register" is there twice: remove one'])
  })
})
