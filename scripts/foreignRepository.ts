/** The content of another repository, what it changes from one build to the next, and which pages show that. */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { StoredDocument } from '../content-api'
import { listFiles } from './fileListing'
import { sampleDocuments } from './sampleContent'
import { document, webLink } from './sampleFields'

/** The files of a page whose document is in `en-gb`, in each locale with this language. */
export const inEnglish = (page: string): string[] =>
  ['ee', 'en', 'lu'].map((locale) => `${locale}/${page}/index.html`)

/** The edited document of the other repository, and the pages that show it: itself and the list of cases. */
const editedCase = 'en-gb.customer_case.sample-bakery'
export const pagesOfEditedCase = [...inEnglish('customer-cases/sample-bakery'), ...inEnglish('customers')]

/** The open jobs of the trial site, as its job file lists them. */
export function writeJobs(site: string, ids: readonly number[]): void {
  const jobs = ids.map((id) => ({
    id,
    title: `Job ${id}`,
    location: { name: 'Leeds' },
    absolute_url: `https://www.outlay.example/en/careers/jobs/${id}`,
    updated_at: '2026-11-02T09:00:00Z',
    content: '',
  }))
  mkdirSync(path.join(site, 'content'), { recursive: true })
  writeFileSync(path.join(site, 'content/jobs.json'), JSON.stringify({ jobs }))
}

export const jobPage = (id: number): string => `en/careers/jobs/${id}/index.html`

/** The page of the second job, which goes, that of the third, which comes, and the pages that list the open jobs. */
const pagesOfJobs = [...[2, 3].map(jobPage), 'en/careers/jobs/404/index.html', 'en/careers/jobs/index.html']

/** A page that the other repository gets between two builds, with a translation. */
const newPage = { id: 'fr-fr.page.new', uid: 'nouvelle-page', file: 'fr/nouvelle-page/index.html' }

/** The language with a navigation of its own, all of whose pages show its labels. */
export const navigationLanguage = { lang: 'fi-fi', folder: 'fi' }

/** A document of the sample with other texts in some fields. Throws when the sample has no such document. */
function edited(
  documents: readonly StoredDocument[],
  id: string,
  data: StoredDocument['data'],
): StoredDocument {
  const found = documents.find((document) => document.id === id)
  if (!found) throw new Error(`The sample has no document ${id}`)
  return { ...found, data: { ...found.data, ...data } }
}

/** Pages of the other repository that the publisher renames and removes. */
const movedPage = { id: 'en-gb.page.moves', uid: 'moves' }
export const gonePage = { id: 'en-gb.page.goes', uid: 'goes' }

/** As a repository dates what is published again: by the date the publisher knows what to read. */
const publishedAgain = (documents: readonly StoredDocument[]): StoredDocument[] =>
  documents.map((one) => ({ ...one, last_publication_date: '2026-11-20T10:00:00+0000' }))

/** A page of the other repository that is like another one, without counterparts in other languages. */
const likePage = (
  documents: readonly StoredDocument[],
  id: string,
  page: Pick<StoredDocument, 'id' | 'uid'> & Partial<StoredDocument>,
): StoredDocument => ({ ...edited(documents, id, {}), alternate_languages: [], ...page })

const asLanguage = ({ id, type, lang }: StoredDocument) => ({ id, type, lang })

/** Everything that one publish can bring at once: a text, a page with a translation, a renamed page, a redirect, a label. */
export function publishedChanges(documents: readonly StoredDocument[]): StoredDocument[] {
  const french = likePage(documents, 'fr-fr.page.contact', { id: newPage.id, uid: newPage.uid })
  const english = likePage(documents, 'en-gb.page.contact', { id: 'en-gb.page.new', uid: 'new-page' })
  return publishedAgain([
    edited(documents, editedCase, { title: 'Published bakery', meta_title: 'Published bakery | Outlay' }),
    { ...french, alternate_languages: [asLanguage(english)] },
    { ...english, alternate_languages: [asLanguage(french)] },
    likePage(documents, 'en-gb.page.contact', { ...movedPage, uid: 'moved' }),
    document(
      { type: 'redirects', lang: 'en-gb' },
      { redirects: [{ source: '/moves', target: '/moved', permanent: true, locale: 'en' }] },
    ),
    edited(documents, `${navigationLanguage.lang}.navigation`, {
      menus: [{ label: 'Published label', link: webLink('https://app.outlay.example', 'App'), entries: [] }],
    }),
  ])
}

/** The pages that show these changes, by path in `public`, and those that they remove; `site` has been built with them. */
export const pagesOfChanges = (site: string): string[] =>
  [
    ...pagesOfEditedCase,
    ...pagesOfJobs,
    newPage.file,
    ...['new-page', 'moves', 'moved', 'goes'].flatMap(inEnglish),
    ...[...listFiles(path.join(site, 'public', navigationLanguage.folder), '.html').keys()].map(
      (file) => `${navigationLanguage.folder}/${file}`,
    ),
  ].sort()

/** The sample, with two pages that go and a navigation for one language. */
export function foreignDocuments(): StoredDocument[] {
  const sample = sampleDocuments('Foreign')
  return [
    ...sample,
    ...[movedPage, gonePage].map((page) => likePage(sample, 'en-gb.page.contact', page)),
    {
      ...edited(sample, 'en-gb.navigation', {}),
      id: `${navigationLanguage.lang}.navigation`,
      lang: navigationLanguage.lang,
      alternate_languages: [],
    },
  ]
}

/** A text of the document that every page of `en` shares, in other words. */
export const otherStrings = (documents: readonly StoredDocument[]): StoredDocument[] =>
  publishedAgain([edited(documents, 'en-gb.global_strings', { home: 'Other home' })])
