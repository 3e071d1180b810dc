import { messageParts } from './messageParts'

const paragraph = (text: string, spans: object[] = []) => ({ type: 'paragraph', text, spans })
const link = (start: number, end: number, data: object) => ({ type: 'hyperlink', start, end, data })
const web = { link_type: 'Web', url: 'https://status.example', target: '_blank' }

it('a text without marks is one part', () => {
  expect(messageParts([paragraph('A free guide.')])).toEqual([{ text: 'A free guide.' }])
})

it('a link has its address and its target, the words around it stay', () => {
  const page = { link_type: 'Document', id: 'guide', type: 'ebook', lang: 'en-gb', url: '/en/guide' }
  expect(messageParts([paragraph('Read the guide.', [link(9, 14, page)])])).toEqual([
    { text: 'Read the ' },
    { text: 'guide', href: '/en/guide' },
    { text: '.' },
  ])
  expect(messageParts([paragraph('Status', [link(0, 6, web)])])).toEqual([
    { text: 'Status', href: 'https://status.example', target: '_blank' },
  ])
})

it('marks may overlap', () => {
  const spans = [
    { type: 'strong', start: 0, end: 4 },
    { type: 'em', start: 2, end: 6 },
  ]
  expect(messageParts([paragraph('abcdef', spans)])).toEqual([
    { text: 'ab', strong: true },
    { text: 'cd', strong: true, em: true },
    { text: 'ef', em: true },
  ])
})

it('a link that must not be followed is text', () => {
  const script = { link_type: 'Web', url: 'javascript:alert(1)' }
  expect(messageParts([paragraph('One two', [link(0, 3, script)])])).toEqual([
    { text: 'One' },
    { text: ' two' },
  ])
})

it('a message that leads to a document without a page here is left out', () => {
  const gone = { link_type: 'Document', id: 'gone', type: 'ebook', lang: 'en-gb' }
  expect(messageParts([paragraph('Read the guide', [link(9, 14, gone)]), paragraph('More')])).toEqual([])
})

it('paragraphs follow in a line, empty ones are left out', () => {
  expect(messageParts([paragraph('One.'), paragraph(' '), paragraph('Two.')])).toEqual([
    { text: 'One.' },
    { text: ' ' },
    { text: 'Two.' },
  ])
})

it.each([undefined, null, '', 'a text', 7, [], [null, 7], [{ type: 'image' }], [paragraph('  ')]])(
  'without words there is no part: %p',
  (field) => expect(messageParts(field)).toEqual([]),
)

it('a span outside of the text changes nothing', () => {
  expect(messageParts([paragraph('Short', [link(9, 14, web), link(-3, 99, web), { type: 'em' }])])).toEqual([
    { text: 'Short', href: 'https://status.example', target: '_blank' },
  ])
})
