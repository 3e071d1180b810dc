import { renderToStaticMarkup } from 'react-dom/server'
import type { LocalizedDocument } from '../content/cms/localizeDocument'
import type { PageContext } from '../content/cms/pageContext'
import { richText } from '../templates/document.fixture'
import { DocumentMeta } from './DocumentHead'

const context: PageContext = {
  locale: 'de',
  alternates: { de: '/de/tool' },
  siteDigest: '',
  indexable: true,
  trail: [{ path: '/de', name: 'Startseite' }],
  currency: 'EUR',
}
const documentOf = (type: string, data: Record<string, unknown>): LocalizedDocument => ({
  id: 'one',
  uid: 'tool',
  type,
  lang: 'de-de',
  data: { meta_title: 'Rechner', meta_description: 'Rechnet', ...data },
})

/** The types of the structured data in the head of a document's page, in their order. */
function typesOf(document: LocalizedDocument): string[] {
  const html = renderToStaticMarkup(<DocumentMeta document={document} path="/de/tool" context={context} />)
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '{}'
  const { '@graph': graph = [] } = JSON.parse(json) as { '@graph'?: { '@type': string }[] }
  return graph.map(({ '@type': type }) => type)
}

const faq = [{ question: 'Was kostet das?', answer: richText('Nichts.') }]

it('a page with a tool has the tool, its questions and its trail for search engines', () => {
  const slices = [{ slice_type: 'vat_calculator' }, { slice_type: 'faq', primary: { questions: faq } }]
  for (const document of [documentOf('roi_calculator', { faq }), documentOf('page', { slices })])
    expect(typesOf(document).sort()).toEqual(['BreadcrumbList', 'FAQPage', 'WebApplication'])
})

it('a page without a tool has none', () => {
  expect(typesOf(documentOf('page', { faq })).sort()).toEqual(['BreadcrumbList', 'FAQPage'])
})
