import { localeByUrlCode, type Locale } from '../../../locales.config'
import type { Redirect } from '../../core/routing/redirects'
import { cmsDocument } from '../cms/document.fixture'
import { exampleFacts } from '../cms/productFacts.fixture'
import { buildLocaleFiles } from './buildLocaleFiles'
import { exampleSite } from './exampleSite.fixture'

const contact = {
  link_type: 'Document',
  id: 'contact',
  type: 'page',
  lang: 'en-gb',
  isBroken: false,
  text: 'Write',
}
const documents = [
  cmsDocument(
    'chat',
    { label: ' Chat in {market.city} ', contact_link: contact },
    { id: 'c1', lang: 'en-gb' },
  ),
  cmsDocument('chat', { label: 'Chatten' }, { id: 'c2', lang: 'de-de' }),
  cmsDocument(
    'survey',
    {
      typeform_id: 'moe6aa',
      is_staging_only: true,
      hidden_survey_paths: [{ path: '/pricing' }, { path: 'lp' }, { path: null }],
      title: 'Two questions',
    },
    { id: 's1', lang: 'en-gb' },
  ),
  cmsDocument('survey', { typeform_id: '../x' }, { id: 's2', lang: 'de-de' }),
]
const market = { values: { ...exampleSite.market, city: 'Leeds' }, overrides: [], facts: exampleFacts }
const redirect = (source: string, locale: Redirect['locale']): Redirect => ({
  source,
  target: '/pricing',
  permanent: true,
  locale,
})
const allFilesOf = (urlCode: string) =>
  buildLocaleFiles({
    documents,
    locale: localeByUrlCode(urlCode) as Locale,
    market,
    redirects: [redirect('/prices', 'all'), redirect('/preise', 'de'), redirect('/blog/:slug', 'at')],
    pathTests: [{ name: 'landing', pages: { original: '/de/lp/one', other: '/de/lp/two' } }],
    pathOf: (id, locale) => `/${locale}/${id}`,
  })
const filesOf = (urlCode: string) => allFilesOf(urlCode).filter(({ folder }) => folder !== 'redirect-sources')
const sourcesOf = (urlCode: string) =>
  allFilesOf(urlCode).find(({ folder }) => folder === 'redirect-sources')?.content

it('a locale has the chat and the survey of its language, with its own links', () => {
  expect(filesOf('ee')).toMatchObject([
    {
      folder: 'chat',
      urlCode: 'ee',
      content: { label: 'Chat in Leeds', confirm_label: '', contact: { href: '/ee/contact', text: 'Write' } },
    },
    {
      folder: 'survey',
      urlCode: 'ee',
      content: {
        typeformId: 'moe6aa',
        isStagingOnly: true,
        hiddenPaths: ['/pricing'],
        texts: { title: 'Two questions' },
      },
    },
  ])
})

it('without a chat it has that of the default locale, without the id of a form no survey', () => {
  expect(filesOf('fr')).toMatchObject([{ folder: 'chat', content: { label: 'Chat in Leeds' } }])
  expect(filesOf('de')).toMatchObject([{ folder: 'chat', content: { label: 'Chatten' } }])
})

it('names the sources of the redirects that hold in the locale, with the locale in front', () => {
  expect(sourcesOf('at')).toEqual({ sources: ['/at/prices', '/at/blog/:slug'] })
  // The server leads visitors of an experiment from its original to their page.
  expect(sourcesOf('de')).toEqual({ sources: ['/de/prices', '/de/preise', '/de/lp/one'] })
})

describe('the words of the free tools', () => {
  const words = (uid: string, lang: string, text: string) =>
    cmsDocument('tool_words', { texts: [{ key: 'title', text }] }, { id: `${lang} ${uid}`, uid, lang })
  const toolFilesOf = (urlCode: string) =>
    buildLocaleFiles({
      documents: [
        words('vat-calculator', 'en-gb', 'VAT in {market.city}'),
        words('common', 'en-gb', 'Saved'),
        words('common', 'de-de', 'Gespeichert'),
        words('of-no-tool', 'de-de', 'Nichts'),
      ],
      locale: localeByUrlCode(urlCode) as Locale,
      market,
      redirects: [],
      pathTests: [],
      pathOf: () => undefined,
    }).filter(({ folder }) => folder !== 'redirect-sources')

  it('are a file per part, as the market reads them', () => {
    expect(toolFilesOf('ee')).toEqual([
      { folder: 'tool-words/common', urlCode: 'ee', content: { title: 'Saved' } },
      { folder: 'tool-words/vat-calculator', urlCode: 'ee', content: { title: 'VAT in Leeds' } },
    ])
  })

  it('are those of the language alone, and only of parts that exist', () => {
    expect(toolFilesOf('at')).toEqual([
      { folder: 'tool-words/common', urlCode: 'at', content: { title: 'Gespeichert' } },
    ])
    expect(toolFilesOf('fr')).toEqual([])
  })
})

it('a market has its own text for a word of a tool, named by its key', () => {
  const words = cmsDocument(
    'tool_words',
    {
      texts: [
        { key: 'name', text: 'Name' },
        { key: 'category_perDiem', text: 'Verpflegungspauschale' },
      ],
    },
    { id: 'words', uid: 'expense-report', lang: 'de-de' },
  )
  const override = { documentId: 'words', field: 'texts.category_perDiem.text', text: 'Taggeld' }
  const wordsIn = (urlCode: string, overrides: (typeof override)[]) =>
    buildLocaleFiles({
      documents: [words],
      locale: localeByUrlCode(urlCode) as Locale,
      market: { ...market, overrides },
      redirects: [],
      pathTests: [],
      pathOf: () => undefined,
    }).find(({ folder }) => folder === 'tool-words/expense-report')?.content
  expect(wordsIn('at', [override])).toEqual({ name: 'Name', category_perDiem: 'Taggeld' })
  expect(wordsIn('de', [])).toEqual({ name: 'Name', category_perDiem: 'Verpflegungspauschale' })
})
