import { storedDocuments } from '../../../scripts/codegen/localeTables'
import { cmsDocument, documentLink } from '../cms/document.fixture'
import type { PlannedPage } from '../plan/plannedPage'
import { lines } from './content.fixture'
import { orphanFindings } from './orphans'
import { overlappingPages } from './overlap'
import { textLanguageFindings } from './textLanguage'
import { voiceCounts } from './voice'

const page = (id: string, data: Record<string, unknown>, lang = 'en-gb') => cmsDocument('page', data, { id, lang })
const planned = (documentId: string, path: string) => ({ documentId, path }) as PlannedPage

describe('the language of a text', () => {
  const documents = storedDocuments('.')
  const findingsOf = (lang: string, text: string): string[] => {
    const document = page('new', { text }, lang)
    return lines(textLanguageFindings([...documents, document], [document]))
  }

  it('is that of its document, in the whole content', () => {
    expect(textLanguageFindings(documents)).toEqual([])
  })

  it.each([
    ['da-dk', 'Kvitteringen ligger i appen før du er tilbake på kontoret, og regnskapet får den uten at noen purrer.', 'Norwegian'],
    ['nb-no', 'Bilaget ligger i appen, før du er tilbage på kontoret, og bogholderiet får det uden at nogen rykker.', 'Danish'],
    ['nb-no', 'Kvitteringen fra en dansk forretning ligner ikke en udenlandsk, og reglerne for bilag er forskellige fra land til land.', 'Danish'],
    ['pt-pt', 'El recibo está en la aplicación antes de que vuelvas a la oficina y contabilidad lo recibe sin pedirlo.', 'Spanish'],
    ['es-es', 'O recibo está na aplicação antes de voltar ao escritório e a contabilidade recebe-o sem o pedir.', 'Portuguese'],
    ['nl-nl', 'Der Beleg ist in der App, bevor Sie wieder im Büro sind, und die Buchhaltung bekommt ihn sofort.', 'German'],
    ['de-de', 'De bon staat in de app voordat je weer op kantoor bent, en de boekhouding krijgt hem meteen.', 'Dutch'],
    ['fi-fi', 'Read more about it', 'English'],
    ['sv-se', 'Show all of them', 'English'],
  ])('in %s “%s” is found', (lang, text, language) => {
    expect(findingsOf(lang, text)).toEqual([expect.stringContaining(`reads like ${language}`)])
  })

  it('is not asked of names and codes', () => {
    expect(findingsOf('de-de', 'data_subject_request')).toEqual([])
    expect(findingsOf('da-dk', 'QuickBooks')).toEqual([])
  })
})

describe('a page that nothing leads to', () => {
  const linking = page('home', { link: documentLink('linked'), text: 'See /en/by-address.' })
  const pages = ['linked', 'by-address', 'lonely'].map((id) => planned(id, `/en/${id}`))
  const documents = [linking, ...pages.map(({ documentId }) => page(documentId ?? '', {}))]

  it('is named, unless a document or an address links to it', () => {
    expect(lines(orphanFindings(documents, pages))).toEqual([
      ': no page and no menu leads to /en/lonely: link to it where a reader would look for it, or unpublish it',
    ])
  })

  it('may follow a form or an advertisement', () => {
    const sent = [planned('lonely', '/en/thankyou'), planned('lonely', '/en/lp/cards')]
    expect(orphanFindings(documents, sent)).toEqual([])
  })

  it('is no page that links to itself alone', () => {
    const self = page('self', { link: documentLink('self') })
    expect(orphanFindings([self], [planned('self', '/en/self')])).toHaveLength(1)
  })
})

it('pages that share most of their sentences are told with their share', () => {
  const sentences = Array.from({ length: 10 }, (_, index) => `The card number ${'abcdefghij'[index]} pays for one thing.`)
  const documents = [page('a', { text: sentences.join(' ') }), page('b', { text: `${sentences.slice(0, 8).join(' ')} Another sentence of its own. And one more of them.` })]
  const pages = [planned('a', '/en/a'), planned('b', '/en/b')]
  expect(overlappingPages(documents, pages)).toEqual([{ paths: ['/en/a', '/en/b'], share: 0.8, sentences: 8 }])
  expect(overlappingPages(documents, pages, 0.8)).toEqual([])
})

it('habits of prose are counted by language', () => {
  const documents = [page('a', { text: 'Nobody waits. Somebody pays at once.' }), page('b', { text: 'Nobody asks.' })]
  expect(voiceCounts(documents)[0]).toEqual({
    language: 'en',
    name: '“nobody”, “somebody”, “whoever”: name the person by the job',
    count: 3,
    documents: 2,
  })
})
