import { locales } from '../../../locales.config'
import { cmsDocument } from '../cms/document.fixture'
import { planPages } from './planPages'
import { showingLocales } from './showingLocales'

const page = cmsDocument('page', {}, { id: 'cards', uid: 'karten', lang: 'de-de' })
const words = cmsDocument('tool_words', {}, { id: 'words', lang: 'de-de' })
const english = cmsDocument('navigation', {}, { id: 'nav', lang: 'en-gb' })
const german = cmsDocument('navigation', {}, { id: 'nav-de', lang: 'de-de' })
const austrian = cmsDocument('navigation', { localeCode: 'de-at' }, { id: 'nav-at', lang: 'de-de' })
const survey = cmsDocument('survey', {}, { id: 'survey', lang: 'de-de' })
const documents = [page, words, english, german, austrian, survey]
const { pages } = planPages({ documents, jobs: [], codePages: [] })
const showing = showingLocales(documents, pages)

it('a page is shown where it is planned', () => {
  expect(showing(page).sort()).toEqual(['at', 'de'])
})

it('the words of the tools are shown in the markets of their language', () => {
  expect(showing(words).sort()).toEqual(['at', 'de'])
})

it('data of all pages is shown where no other document is closer', () => {
  expect(showing(german)).toEqual(['de'])
  expect(showing(austrian)).toEqual(['at'])
  expect(showing(english)).toEqual(
    locales.map(({ urlCode }) => urlCode).filter((urlCode) => urlCode !== 'de' && urlCode !== 'at'),
  )
})

it('other documents without a page are shown nowhere by themselves', () => {
  expect(showing(survey)).toEqual([])
})
