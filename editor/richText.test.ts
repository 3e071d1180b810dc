import { allowedBlocks, markedText, parseMarked } from './richText'

const web = (url: string) => ({ link_type: 'Web', url })

it.each([
  [
    'plain *text* with **marks**',
    'plain text with marks',
    [
      ['em', 6, 10],
      ['strong', 16, 21],
    ],
  ],
  [
    '**all *of* it**',
    'all of it',
    [
      ['strong', 0, 9],
      ['em', 4, 6],
    ],
  ],
  [
    '*one **two***',
    'one two',
    [
      ['em', 0, 7],
      ['strong', 4, 7],
    ],
  ],
  ['2 * 3 * 4', '2 * 3 * 4', []],
  ['not **closed', 'not **closed', []],
  ['a \\*star\\*', 'a *star*', []],
  [
    '[our **prices**](/en/pricing)',
    'our prices',
    [
      ['hyperlink', 0, 10],
      ['strong', 4, 10],
    ],
  ],
  ['[no address]', '[no address]', []],
])('%s', (marked, text, spans) => {
  const parsed = parseMarked(marked)
  expect(parsed.text).toBe(text)
  expect(parsed.spans.map(({ type, start, end }) => [type, start, end])).toEqual(spans)
})

it('what is stored is the same after it was written out and read, also with marks in the text', () => {
  const document = { link_type: 'Document', id: 'en-gb.page.a', type: 'page', lang: 'en-gb', uid: 'a' }
  const block = {
    text: 'A [b] *c* with links and (brackets)',
    spans: [
      { start: 0, end: 9, type: 'strong' },
      { start: 2, end: 5, type: 'em' },
      { start: 15, end: 20, type: 'hyperlink', data: document },
      { start: 25, end: 35, type: 'hyperlink', data: web('https://www.outlay.example/a_(b)') },
    ],
  }
  const { marked, links } = markedText(block)
  expect(marked).toContain('[links](document:en-gb.page.a)')
  expect(parseMarked(marked, links)).toEqual(block)
})

it('a new link to a document or address has no other data', () => {
  expect(parseMarked('[a](document:x) [b](https://b.example)').spans.map(({ data }) => data)).toEqual([
    { link_type: 'Document', id: 'x' },
    web('https://b.example'),
  ])
})

it('the blocks of a model are those with text', () => {
  expect(allowedBlocks('paragraph, heading2,strong,em,o-list-item')).toEqual([
    'paragraph',
    'heading2',
    'o-list-item',
  ])
})
