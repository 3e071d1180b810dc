import { readdirSync } from 'node:fs'
import path from 'node:path'
import { readJson } from '../src/core/values/readJson'
import { hasParts } from '../src/core/values/record'
import { allowedBlocks, editedText, markedText, parseMarked, type Block } from './richText'

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
  expect(parseMarked(marked, { links })).toEqual(block)
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

describe('labels', () => {
  const labels = ['highlight', 'small']
  const label = (name: string, start: number, end: number) => ({
    start,
    end,
    type: 'label',
    data: { label: name },
  })

  it('those that the field allows are written in braces', () => {
    const block = { text: 'Read this first', spans: [label('highlight', 5, 9)] }
    const { marked } = markedText(block, labels)
    expect(marked).toBe('Read [this]{highlight} first')
    expect(parseMarked(marked, { labels })).toEqual(block)
    expect(parseMarked('[a [b](https://c.example)]{small}', { labels }).spans).toEqual([
      label('small', 0, 3),
      { start: 2, end: 3, type: 'hyperlink', data: web('https://c.example') },
    ])
  })

  it('others that are typed are text', () => {
    expect(parseMarked('[this]{huge}', { labels })).toEqual({ text: '[this]{huge}', spans: [] })
  })
})

describe('marks that cannot be written', () => {
  const unknown = { start: 5, end: 9, type: 'label', data: { label: 'unheard-of' } }
  const crossing = [
    { start: 0, end: 7, type: 'strong' },
    { start: 5, end: 9, type: 'em' },
  ]
  const spaced = { start: 4, end: 9, type: 'strong' }

  it.each([
    ['an unknown label', [unknown]],
    ['two that cross', crossing],
    ['one that begins with a space', [spaced]],
  ])('%s: stays where it was, past what is typed before it', (_, spans) => {
    const block = { text: 'Read this first', spans }
    const { marked, links } = markedText(block)
    expect(editedText(block, marked, { links })).toEqual(block)
    expect(editedText(block, `So: ${marked}`, { links })).toEqual({
      text: 'So: Read this first',
      spans: spans.map((span) => ({ ...span, start: span.start + 4, end: span.end + 4 })),
    })
  })

  it('goes with its words', () => {
    const block = { text: 'Read this first', spans: [unknown] }
    expect(editedText(block, 'Read first', {})).toEqual({ text: 'Read first', spans: [] })
    expect(editedText(block, 'Read this second', {}).spans).toEqual([unknown])
    expect(editedText(block, 'Read th-is first', {}).spans).toEqual([{ ...unknown, end: 10 }])
  })

  it('two links to one address keep what each of them is', () => {
    const block = {
      text: 'One and two',
      spans: [
        { start: 0, end: 3, type: 'hyperlink', data: { ...web('https://a.example'), target: '_blank' } },
        { start: 8, end: 11, type: 'hyperlink', data: web('https://a.example') },
      ],
    }
    const { marked, links } = markedText(block)
    expect(editedText(block, marked, { links })).toEqual(block)
  })
})

describe('the rich text of content/', () => {
  const allLabels = ['highlight', 'quote', 'small']
  const texts = storedTexts()

  it('is the same after it was written out and read', () => {
    expect(texts.length).toBeGreaterThan(1000)
    for (const { block } of texts) {
      const { marked, links } = markedText(block, allLabels)
      expect(editedText(block, marked, { links, labels: allLabels })).toEqual({
        text: block.text,
        spans: block.spans,
      })
    }
  })

  it.each([['with their labels', allLabels] as const, ['without', [] as string[]] as const])(
    'keeps all marks when a character is typed in the middle, %s',
    (_, labels) => {
      for (const { block } of texts.filter(({ block: { spans } }) => spans.length > 0)) {
        const { marked, links } = markedText(block, labels)
        const free = placesOutside(block)
        const place = free[Math.floor(free.length / 2)]
        if (place === undefined) continue
        // The place in the marks is further on, by the marks before it.
        const before = markedText(
          { text: block.text.slice(0, place), spans: block.spans.filter(({ end }) => end <= place) },
          labels,
        ).marked
        const typed = marked.slice(0, before.length) + 'x' + marked.slice(before.length)
        const edited = editedText(block, typed, { links, labels })
        expect(edited.text).toBe(`${block.text.slice(0, place)}x${block.text.slice(place)}`)
        expect(edited.spans).toEqual(
          block.spans.map((span) =>
            span.start >= place ? { ...span, start: span.start + 1, end: span.end + 1 } : span,
          ),
        )
      }
    },
  )
})

/** Places in a text that no mark covers, and that are next to none. */
function placesOutside({ text, spans }: Block): number[] {
  return [...text].flatMap((_, place) =>
    /[a-z]/.test(text.charAt(place)) && spans.every(({ start, end }) => place < start - 1 || place > end + 1)
      ? [place]
      : [],
  )
}

function storedTexts(): { block: Block }[] {
  const folder = path.resolve(__dirname, '../content/documents')
  const blocksIn = (value: unknown): { block: Block }[] => {
    if (!hasParts(value)) return []
    if ('spans' in value && 'text' in value) return [{ block: value as Block }]
    return Object.values(value).flatMap(blocksIn)
  }
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .flatMap((entry) => blocksIn(readJson(path.join(entry.parentPath, entry.name))))
}
