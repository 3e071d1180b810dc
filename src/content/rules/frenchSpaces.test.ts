import type { CmsDocument } from '../cms/document'
import { frenchSpaceFindings } from './frenchSpaces'

const document = (lang: string, text: string): CmsDocument => ({
  id: `${lang}.page`,
  uid: 'page',
  type: 'page',
  lang,
  tags: [],
  first_publication_date: '',
  last_publication_date: '',
  alternate_languages: [],
  data: { slices: [{ primary: { body: [{ text }] } }] },
})

const found = (lang: string, text: string) =>
  frenchSpaceFindings([document(lang, text)]).map(({ field, message }) => `${field}: ${message}`)

it.each([
  ['Taux : 20', 'Taux :'],
  ['Est-ce payant ?', 'e payant ?'],
  ['Lu ; vérifié', 'Lu ;'],
  ['Le bouton « Copier\u00a0»', 'Le bouton « '],
  ['Le bouton «\u00a0Copier »', 'ton «\u00a0Copier »'],
])('names a plain space in "%s"', (text, around) => {
  const findings = found('fr-be', text)
  expect(findings).toHaveLength(1)
  expect(findings[0]).toMatch(/^data\.slices\.0\.primary\.body\.0\.text: the space in “/)
  expect(findings[0]).toContain(around)
})

it.each([
  ['fr-fr', 'Taux\u202f: 20\u202f; payant\u202f? «\u00a0Copier\u00a0»'],
  ['fr-fr', 'Le 25 novembre à 14:30, voir https://outlay.example/?a=1'],
  ['en-gb', 'A colon :'],
])('finds nothing in %s "%s"', (lang, text) => expect(found(lang, text)).toEqual([]))
