import type { CmsDocument } from '../cms/document'
import { contentProblems } from './contentError'

const cards: CmsDocument = {
  id: 'internal-id',
  type: 'page',
  uid: 'cards',
  lang: 'da-dk',
  tags: [],
  first_publication_date: '',
  last_publication_date: '',
  alternate_languages: [],
  data: { title: 'Company cards' },
}

it('people who write read title, language and field, and no folder or id', () => {
  const finding = {
    documentId: cards.id,
    type: 'page',
    lang: 'da-dk',
    field: 'data.slices.0',
    message: 'no link',
  }
  const missing = { ...finding, documentId: '(none)', type: 'homepage', field: '', message: 'it is missing' }
  const file = { file: '/srv/site/content/documents/da-dk/a.json', message: 'it is no JSON' }
  expect(contentProblems([cards], [file], [finding, finding, missing])).toEqual([
    'The file a.json: it is no JSON',
    'Company cards · page · da-dk · slices 1: no link',
    'homepage · da-dk: it is missing',
  ])
})
