import { cmsDocument } from '../cms/document.fixture'
import { pathIn, pathLookup } from './pathLookup'
import { planPages } from './planPages'

/** A page shared by Germany and Austria, its French translation, and a page in German only. */
const { pages } = planPages({
  documents: [
    cmsDocument(
      'page',
      {},
      {
        id: 'cards-de',
        uid: 'karten',
        lang: 'de-de',
        alternate_languages: [{ id: 'cards-fr', type: 'page', lang: 'fr-fr' }],
      },
    ),
    cmsDocument('page', {}, { id: 'cards-fr', uid: 'cartes', lang: 'fr-fr' }),
    cmsDocument('job_listing', {}, { id: 'jobs-de', uid: 'jobs', lang: 'de-de' }),
  ],
  jobs: [],
  codePages: [],
})
const pathOf = pathLookup(pages)

it('leads within the locale, by whichever document of the cluster is linked', () => {
  expect(pathOf('cards-de', 'at')).toBe('/at/karten')
  expect(pathOf('cards-de', 'fr')).toBe('/fr/cartes')
  expect(pathOf('cards-fr', 'at')).toBe('/at/karten')
})

it('leads to the page there is when the locale has none', () => {
  expect(pathOf('jobs-de', 'fr')).toBe('/de/careers/jobs')
})

it('has no path for a document without a page', () => {
  expect(pathOf('nowhere', 'de')).toBeUndefined()
})

it('a page without a counterpart in a locale is itself the nearest one', () => {
  expect(pathIn({ path: '/de/karten', alternates: { fr: '/fr/cartes' } }, 'fr')).toBe('/fr/cartes')
  expect(pathIn({ path: '/de/karten', alternates: { fr: '/fr/cartes' } }, 'it')).toBe('/de/karten')
})
