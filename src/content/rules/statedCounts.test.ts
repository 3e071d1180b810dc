import { cmsDocument } from '../cms/document.fixture'
import { codeDocuments } from '../us/documents'
import { lines } from './content.fixture'
import { statedCountFindings } from './statedCounts'

const link = { link_type: 'Document', id: 'cases', type: 'customers', lang: 'en-gb', text: 'Cases' }
const cases = cmsDocument('customers', {}, { id: 'cases' })
const found = (data: Record<string, unknown>, lang = 'en-gb') =>
  lines(statedCountFindings([cases, cmsDocument('page', data, { lang })]))

it.each([
  ['en-gb', 'Two companies and how they set things up.', 'Two companies'],
  ['en-us', 'Two invented companies and their setups.', 'Two invented companies'],
  ['de-de', 'Zwei Unternehmen und ihre Abläufe.', 'Zwei Unternehmen'],
  ['da-dk', 'To virksomheder, og hvordan de satte det op.', 'To virksomheder'],
  ['fi-fi', '4 yritystä', '4 yritystä'],
  ['fr-fr', 'Deux entreprises et leur organisation.', 'Deux entreprises'],
  ['it-it', 'Due aziende e come si sono organizzate.', 'Due aziende'],
  ['nb-no', 'To bedrifter og hvordan de satte det opp.', 'To bedrifter'],
  ['nl-nl', 'Twee bedrijven en hoe zij het inrichtten.', 'Twee bedrijven'],
  ['pt-pt', 'Duas empresas', 'Duas empresas'],
  ['es-es', 'Dos empresas', 'Dos empresas'],
  ['sv-se', 'Två företag', 'Två företag'],
])('a number of cases beside the link to all of them, in %s: %s', (lang, text, written) => {
  expect(found({ links: [{ link, text }] }, lang)).toEqual([
    `data.links.0.text: "${written}" counts what the linked page holds, which changes: write it without the number`,
  ])
})

it('also in the words of the link, and beside one to a page with a list', () => {
  const list = cmsDocument('page', { slices: [{ slice_type: 'document_list' }] }, { id: 'list' })
  const toList = { ...link, id: 'list', type: 'page', text: 'See all 14 systems' }
  expect(lines(statedCountFindings([list, cmsDocument('faq', { more: { link: toList } })]))).toHaveLength(1)
})

it('not one company, numbers beside other links, or news of a day', () => {
  expect(found({ entries: [{ link, title: 'Two companies more', day: '2026-11-16' }] })).toEqual([])
  expect(found({ links: [{ link, text: 'One company and its cards' }] })).toEqual([])
  expect(found({ links: [{ link: { ...link, id: 'other' }, text: 'Two companies' }] })).toEqual([])
})

it('the pages of code state none', () => {
  expect(statedCountFindings(codeDocuments)).toEqual([])
})
