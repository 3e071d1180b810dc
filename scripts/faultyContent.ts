import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { StoredDocument } from '../content-api'
import { sampleDocuments, writeContent } from './sampleContent'
import { document, linkTo, richText, slice, type Data } from './sampleFields'

/** Documents that must not be built, and the lines that the build must print about them. */
type FaultyDocuments = { name: string; documents: StoredDocument[]; field: string; messages: string[] }

const slicePage = (lang: string, uid: string, link: Data, text = 'A page with an error.'): StoredDocument =>
  document(
    { type: 'page', lang, uid },
    { title: uid, slices: [slice('media_text', 0, { body: richText('paragraph', text), link })] },
  )

const landingPage = (type: string): StoredDocument =>
  document({ type, lang: 'fr-fr', uid: 'twin' }, { title: 'Twin', slices: [] })

const home = linkTo({ type: 'homepage', lang: 'en-gb' }, 'Home')
const linkToPage = (uid: string): Data => linkTo({ type: 'page', lang: 'en-gb', uid }, 'Read more')
const linkField = 'data.slices.0.primary.link'

const redirectsOf = (name: string, redirect: Data): StoredDocument =>
  document({ type: 'redirects', lang: 'en-gb', name }, { redirects: [redirect] })

const faultyDocuments: FaultyDocuments[] = [
  {
    name: 'broken link',
    documents: [slicePage('en-gb', 'broken-link', { ...linkToPage('gone'), isBroken: true })],
    field: linkField,
    messages: ['broken link: en-gb.page.gone was deleted or is not published'],
  },
  {
    name: 'link to a document that is not stored',
    documents: [slicePage('en-gb', 'dangling-link', linkToPage('never'))],
    field: linkField,
    messages: ['broken link: en-gb.page.never was deleted or is not published'],
  },
  {
    name: 'secondary page without locale code',
    documents: [
      document({ type: 'secondary_homepage', lang: 'de-de', name: 'nowhere' }, { title: 'Nowhere' }),
    ],
    field: 'data.localeCode',
    messages: ['Secondary Homepage is missing localeCode'],
  },
  {
    name: 'two documents on one URL',
    documents: [landingPage('landing_page'), landingPage('experimental_landing_page')],
    field: 'uid',
    messages: [
      'two sources for one URL /fr/lp/twin: fr-fr.experimental_landing_page.twin, fr-fr.landing_page.twin',
    ],
  },
  {
    name: 'document and page of code on one URL',
    documents: [slicePage('en-us', 'about', home)],
    field: 'uid',
    messages: ['two sources for one URL /us/about: en-us.page.about, src/pages/us/about'],
  },
  {
    name: 'type without template',
    documents: [document({ type: 'press_kit', lang: 'en-gb', uid: 'logos' }, { title: 'Logos' })],
    field: 'type',
    messages: ['no template for the type "press_kit" (/unknown-document)'],
  },
  {
    name: 'language in no locale',
    documents: [slicePage('pl-pl', 'karty', home)],
    field: 'lang',
    messages: ['language "pl-pl" is in no locale'],
  },
  {
    name: 'unknown market token',
    documents: [slicePage('it-it', 'token', home, 'Prices include {market.vatt}.')],
    field: 'data.slices.0.primary.body.0.text',
    messages: ['the token {market.vatt} has no value'],
  },
  {
    name: 'redirect for a locale that does not exist',
    documents: [redirectsOf('locale', { source: '/prices', target: '/pricing', locale: 'en-gb' })],
    field: 'data.redirects.0.locale',
    messages: ['"en-gb" is no locale of the site: write "en", the url code'],
  },
  {
    name: 'redirect without a target',
    documents: [redirectsOf('target', { source: '/costs', target: '' })],
    field: 'data.redirects.0.target',
    messages: ['the target is empty'],
  },
]

const malformedFile = 'en-gb.half.json'

/** Stores a content set with each of these documents once, beside the valid sample. */
export function writeFaultyContent(content: string): void {
  writeContent(content, [
    ...sampleDocuments('Sample'),
    ...faultyDocuments.flatMap(({ documents }) => documents),
  ])
  writeFileSync(
    path.join(content, 'documents/en-gb', malformedFile),
    '{\n  "id": "en-gb.half",\n  "type" "page"\n}\n',
  )
}

/** What a build of the faulty content must report and does not, by name. */
export function unreportedFindings(output: string): string[] {
  const said = output.replace(/\s+/g, ' ')
  const missing = (name: string, text: string): string[] =>
    said.includes(text) ? [] : [`${name}: not said: ${text}`]
  const total = faultyDocuments.flatMap(({ documents }) => documents).length + 1
  return [
    ...faultyDocuments.flatMap(({ name, documents, field, messages }) => [
      ...documents.flatMap(({ id, type, lang }) =>
        missing(name, `${id} (type ${type}, language ${lang}) ${field}`),
      ),
      ...messages.flatMap((message) => missing(name, message)),
    ]),
    ...missing('malformed JSON', `${malformedFile}:3:10 Not JSON: expected :, found`),
    ...missing('number of problems', `has ${total} problems`),
  ]
}
