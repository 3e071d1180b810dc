import { cmsDocument } from '../cms/document.fixture'
import { lines } from './content.fixture'
import { missingAlternateFindings } from './missingAlternates'

const document = (lang: string, named: string[] = [], uid: string | null = 'faq') =>
  cmsDocument('page', {}, {
    id: `${lang}.faq`,
    uid,
    lang,
    alternate_languages: named.map((one) => ({ id: `${one}.faq`, type: 'page', lang: one, uid: 'faq' })),
  })

it('finds documents of one type and UID that do not name each other', () => {
  expect(lines(missingAlternateFindings([document('en-gb', ['en-ie']), document('en-ie')]))).toEqual([
    expect.stringMatching(/^alternate_languages: names no translation in en-gb/),
  ])
  expect(missingAlternateFindings([document('en-gb'), document('en-ie'), document('en-us')])).toHaveLength(3)
})

it('documents that name each other, and those without a UID or a translation', () => {
  expect(missingAlternateFindings([document('en-gb', ['en-ie']), document('en-ie', ['en-gb'])])).toEqual([])
  expect(missingAlternateFindings([document('en-gb', [], null), document('en-ie', [], null)])).toEqual([])
  expect(missingAlternateFindings([document('en-gb')])).toEqual([])
})
