import { readdirSync } from 'node:fs'
import { cmsDocument } from './document.fixture'
import { isToolWordsPart, toolWordsPartsOf, toolWordsOf, toolWordsParts } from './toolWords'

it('reads the words of a document by their keys, without the spaces around them', () => {
  const data = { texts: [{ key: ' total ', text: ' In total ' }, { key: 'empty', text: null }, {}] }
  expect(toolWordsOf(data)).toEqual({ total: 'In total', empty: '', '': '' })
  expect(toolWordsOf({})).toEqual({})
})

it('knows the parts', () => {
  expect(isToolWordsPart('vat-calculator')).toBe(true)
  for (const other of ['vat', '', null, undefined, 'toString']) expect(isToolWordsPart(other)).toBe(false)
})

describe('the words that a page shows', () => {
  const shown = (type: string, ...slices: string[]) =>
    toolWordsPartsOf(cmsDocument(type, { slices: slices.map((slice_type) => ({ slice_type })) }))

  it.each([
    ['roi_calculator', 'roi-calculator'],
    ['expense_policy_builder', 'expense-policy'],
    ['expense_report_generator', 'expense-report'],
  ])('are those of the tool of its type %s, with those of all tools before', (type, part) => {
    expect(shown(type, 'faq')).toEqual(['common', part])
  })

  it('are those of the tools in its slices, each once', () => {
    expect(shown('page', 'hero', 'vat_calculator', 'vat_calculator')).toEqual(['common', 'vat-calculator'])
    expect(shown('page', 'vat_calculator', 'invoice_generator')).toEqual([
      'common',
      'vat-calculator',
      'invoice-generator',
    ])
  })

  it('are absent on a page without a tool', () => {
    expect(shown('page', 'hero', 'faq')).toEqual([])
    expect(toolWordsPartsOf(cmsDocument('global_strings'))).toEqual([])
  })

  it('are of parts and of types and slices that exist', () => {
    const types = readdirSync('customtypes')
    const withTool = types.filter((type) => shown(type).length > 0)
    expect(withTool).toEqual(['expense_policy_builder', 'expense_report_generator', 'roi_calculator'])
    for (const type of withTool) expect(toolWordsParts).toEqual(expect.arrayContaining(shown(type)))
  })
})
