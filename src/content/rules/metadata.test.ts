import type { UrlCode } from '../../../locales.config'
import { lines, story, testModels } from './content.fixture'
import { metaLengthFindings, repeatedTitleFindings } from './metadata'
import { titleFindings } from './titles'

const description = 'Company cards, receipts and invoices in one place, with the limit already in the card.'
const shown = (id: string, urlCode: UrlCode, data: Record<string, unknown>) => ({
  document: story(data, { id }),
  urlCode,
  data,
})

describe('meta titles and descriptions', () => {
  it('passes lengths at both ends', () => {
    expect(
      metaLengthFindings([
        shown('a', 'en', { meta_title: 'x'.repeat(65), meta_description: 'x'.repeat(70) }),
        shown('b', 'en', { meta_title: 'x', meta_description: 'x'.repeat(170) }),
      ]),
    ).toEqual([])
  })

  it('names what is missing, too long or too short, once for all markets that share the document', () => {
    const long = { meta_title: 'x'.repeat(66), meta_description: 'x'.repeat(171) }
    expect(
      lines(
        metaLengthFindings([
          shown('a', 'en', long),
          shown('a', 'lu', long),
          shown('b', 'en', { meta_title: ' ', meta_description: 'x'.repeat(69) }),
          shown('c', 'en', { meta_title: 'Title' }),
        ]),
      ),
    ).toEqual([
      'data.meta_title: the meta title has 66 characters, at most 65',
      'data.meta_description: the meta description has 171 characters, not 70 to 170',
      'data.meta_title: the meta title is missing',
      'data.meta_description: the meta description has 69 characters, not 70 to 170',
      'data.meta_description: the meta description is missing',
    ])
  })

  it('names a title used twice in a market, not the same title in two markets', () => {
    const data = { meta_title: 'Pricing', meta_description: description }
    expect(
      lines(
        repeatedTitleFindings([shown('a', 'en', data), shown('a', 'lu', data), shown('own', 'lu', data)]),
      ),
    ).toEqual(['data.meta_title: in "lu" the meta title "Pricing" is also that of a'])
  })
})

describe('the title of a page', () => {
  it('is required of page types only', () => {
    const documents = [
      story({ title: 'A title' }),
      story({ title: ' ' }, { id: 'untitled' }),
      story({}, { id: 'words', type: 'strings' }),
    ]
    expect(titleFindings(documents, testModels).map(({ documentId }) => documentId)).toEqual(['untitled'])
  })
})
