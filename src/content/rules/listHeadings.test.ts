import { cmsDocument } from '../cms/document.fixture'
import { block, lines, slice } from './content.fixture'
import { listHeadingFindings } from './listHeadings'

const entries = (count: number): object[] => Array.from({ length: count }, () => ({ title: 'Something' }))
const found = (data: Record<string, unknown>, lang = 'en-gb') =>
  lines(listHeadingFindings([cmsDocument('page', data, { lang })]))
const over = (title: string, lang: string, count = 3) =>
  found({ slices: [slice('faq', { title: [block('heading2', title)], questions: entries(count) })] }, lang)

it.each([
  ['da-dk', 'Fire korte svar', 'Fire korte'],
  ['de-de', 'Vier kurze Antworten', 'Vier kurze'],
  ['en-gb', '4 short answers', '4 short'],
  ['en-gb', 'Four short answers', 'Four short'],
  ['en-us', 'The five things to check', 'five things'],
  ['es-es', 'Cuatro respuestas breves', 'Cuatro respuestas'],
  ['fi-fi', 'Neljä lyhyttä vastausta', 'Neljä lyhyttä'],
  ['fr-be', 'Quatre réponses courtes', 'Quatre réponses'],
  ['it-it', 'Quattro risposte brevi', 'Quattro risposte'],
  ['nb-no', 'Fire korte svar', 'Fire korte'],
  ['nl-nl', 'Vier korte antwoorden', 'Vier korte'],
  ['pt-pt', 'Quatro respostas curtas', 'Quatro respostas'],
  ['sv-se', 'Fyra korta svar', 'Fyra korta'],
])('a heading with another number than its list, in %s: %s', (lang, title, written) => {
  expect(over(title, lang)).toEqual([
    `data.slices.0.primary.title.0.text: "${written}" stands over a list of 3`,
  ])
  expect(over(title, lang, title.includes('five') ? 5 : 4)).toEqual([])
})

it('leads, and the titles of lists of the document', () => {
  expect(
    found({ slices: [slice('steps', { lead: 'Five stations, in order.', steps: entries(4) })] }),
  ).toEqual(['data.slices.0.primary.lead: "Five stations" stands over a list of 4'])
  expect(found({ reasons_title: 'Five reasons', reasons: entries(4), changes: entries(5) })).toEqual([
    'data.reasons_title: "Five reasons" stands over a list of 4',
  ])
  expect(found({ reasons_title: 'Four reasons', reasons: entries(4) })).toEqual([])
})

it('numbers of time and people, of a part, bounds that hold, and columns of a table are right', () => {
  expect(over('It takes ten minutes', 'en-gb')).toEqual([])
  expect(over('Zwei volle Stunden', 'de-de')).toEqual([])
  expect(over('A company with forty people', 'en-gb')).toEqual([])
  expect(over('The first two steps', 'en-gb')).toEqual([])
  expect(over('More than two answers', 'en-gb')).toEqual([])
  expect(over('More than three answers', 'en-gb')).toHaveLength(1)
  expect(over('Zwei Beispiele und eine Seite', 'de-de')).toEqual([])
  const table = {
    title: 'Three sets of rules',
    column_1: 'A',
    column_2: 'B',
    column_3: 'C',
    rows: entries(5),
  }
  expect(found({ slices: [slice('comparison_table', table)] })).toEqual([])
})
