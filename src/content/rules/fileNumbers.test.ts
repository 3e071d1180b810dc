import { cmsDocument } from '../cms/document.fixture'
import { lines } from './content.fixture'
import { fileNumberFindings } from './fileNumbers'

const link = { link_type: 'Document', id: 'guide', type: 'ebook', lang: 'en-gb', text: 'Read it' }
const found = (type: string, data: Record<string, unknown>, lang = 'en-gb') =>
  lines(fileNumberFindings([cmsDocument(type, data, { lang })]))

it.each([
  ['en-gb', 'A free 24-page guide', '24-page'],
  ['en-us', 'About thirty minutes', 'thirty minutes'],
  ['da-dk', 'Gratis guide på 24 sider', '24 sider'],
  ['de-de', 'Ein Leitfaden auf 24 Seiten', '24 Seiten'],
  ['de-de', 'Ein 24-seitiger Leitfaden', '24-seitiger'],
  ['es-es', 'Guía gratuita de 24 páginas', '24 páginas'],
  ['fi-fi', 'Maksuton 24-sivuinen opas', '24-sivuinen'],
  ['fr-fr', 'Environ 35\u00a0minutes', '35\u00a0minutes'],
  ['it-it', 'Guida gratuita di 24 pagine', '24 pagine'],
  ['nb-no', 'Veiledning på 24 sider', '24 sider'],
  ['nl-be', 'Een gids van 24 pagina’s', '24 pagina’s'],
  ['pt-pt', 'Guia de 24 páginas', '24 páginas'],
  ['sv-se', 'Guide på 24 sidor', '24 sidor'],
])('a number of the file that a page in %s writes out: %s', (lang, text, written) => {
  expect(found('ebook', { meta_description: text }, lang)).toEqual([
    `data.meta_description: "${written}" writes out a number of the file: use {file.pages} or {file.minutes}`,
  ])
})

it('beside a link to the page, in an entry, a slice and a banner', () => {
  const span = { type: 'hyperlink', start: 0, end: 4, data: link }
  expect(
    found('page', {
      links: [{ link, text: '15 pages to read' }],
      entries: [{ link: { ...link, text: 'Read 15 pages' } }],
      message: [{ type: 'paragraph', text: 'Read 15 pages', spans: [span] }],
    }).map((line) => line.split(':')[0]),
  ).toEqual(['data.links.0.text', 'data.entries.0.link.text', 'data.message.0.text'])
})

it('not tokens, one page, numbers of something else, or texts about other pages', () => {
  expect(
    found('ebook', { lead: 'A guide of {file.pages} pages, with a one-page checklist for 250 people' }),
  ).toEqual([])
  expect(found('page', { links: [{ text: 'Thirty minutes with your own questions' }] })).toEqual([])
})
