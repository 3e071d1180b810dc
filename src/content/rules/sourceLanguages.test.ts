import { cmsDocument } from '../cms/document.fixture'
import { sourceLanguageFindings } from './sourceLanguages'

const link = (start: number, end: number, url: string) => ({
  type: 'hyperlink',
  start,
  end,
  data: { link_type: 'Web', url },
})
const label = (start: number, end: number, name: string) => ({
  type: 'label',
  start,
  end,
  data: { label: name },
})
const findingsOf = (...spans: object[]) =>
  sourceLanguageFindings([
    cmsDocument('page', {
      slices: [{ primary: { body: [{ type: 'paragraph', text: 'Source: Fristen', spans }] } }],
    }),
  ]).map(({ field, message }) => `${field}: ${message}`)

it('a source without a language is a finding', () => {
  const source = link(8, 15, 'https://bund.example/fristen')
  expect(findingsOf(source)).toEqual([
    expect.stringMatching(/^data\.slices\.0\.primary\.body\.0: the source “Fristen” has no language/),
  ])
  expect(findingsOf(source, label(8, 15, 'highlight'))).toHaveLength(1)
  expect(findingsOf(source, label(0, 10, 'lang-de'))).toHaveLength(1)
  expect(findingsOf(source, label(8, 15, 'lang-de'))).toEqual([])
  expect(findingsOf(label(0, 15, 'lang-de'), source)).toEqual([])
})

it('what is no source needs none', () => {
  expect(findingsOf(link(8, 15, 'mailto:kit@outlay.example'), label(0, 4, 'highlight'))).toEqual([])
  expect(
    findingsOf({ type: 'hyperlink', start: 0, end: 6, data: { link_type: 'Document', id: 'a' } }),
  ).toEqual([])
})
