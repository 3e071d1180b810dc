import { lines, story } from './content.fixture'
import { linkedWordFindings } from './linkedWords'

const found = (text: string, start: number, end: number): string[] =>
  lines(
    linkedWordFindings([
      story({ body: [{ type: 'paragraph', text, spans: [{ start, end, type: 'hyperlink' }] }] }),
    ]),
  )

it('a link that begins or ends in the middle of a word', () => {
  expect(found('All das steht in den Bedingungen.', 15, 26)).toEqual([
    'data.body.0: “n den Bedin” is marked, which cuts a word: mark the words again in the editor',
  ])
  expect(found('Frag die Behörde.', 9, 15)).toHaveLength(1)
  expect(found('See the prices', 8, 20)).toHaveLength(1)
})

it('whole words, also beside marks and inside a slice', () => {
  expect(found('All das steht in den Bedingungen.', 21, 32)).toEqual([])
  expect(found('See prices', 4, 10)).toEqual([])
  expect(found('l’IBAN', 2, 6)).toEqual([])
  const block = { type: 'paragraph', text: 'See prices', spans: [{ start: 5, end: 10, type: 'strong' }] }
  expect(
    lines(linkedWordFindings([story({ slices: [{ primary: { questions: [{ answer: [block] }] } }] })])),
  ).toEqual([
    'data.slices.0.primary.questions.0.answer.0: “rices” is marked, which cuts a word: mark the words again in the editor',
  ])
})
