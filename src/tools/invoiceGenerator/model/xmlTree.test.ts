import { all, currenciesIn, first, paymentTerms, plainDay, readXml, type XmlNode } from './xmlTree'

const read = (text: string): XmlNode => {
  const root = readXml(text)
  if (typeof root === 'string') throw new Error(root)
  return root
}

it('an element has its name without prefix, its namespace, its attributes and its text', () => {
  const root = read(
    '<?xml version="1.0"?><!-- a --><a:b xmlns:a=" urn:a " id=" 7 ">\n  x<!-- y --><c/>&amp;z </a:b>',
  )
  expect(root).toEqual({
    name: 'b',
    namespace: 'urn:a',
    attributes: { 'xmlns:a': 'urn:a', id: '7' },
    text: 'x&z',
    whole: '\n  x&z ',
    children: [{ name: 'c', namespace: '', attributes: {}, text: '', whole: '', children: [] }],
  })
})

it('a namespace applies below the element that declares it, until another one does', () => {
  const root = read('<a xmlns="urn:1"><b/><c xmlns="urn:2"><d/></c><e/></a>')
  const namespaces = [root, ...all(root, 'b'), ...all(root, 'c'), ...all(root, 'c', 'd'), ...all(root, 'e')]
  expect(namespaces.map(({ namespace }) => namespace)).toEqual(['urn:1', 'urn:1', 'urn:2', 'urn:2', 'urn:1'])
})

it.each([
  ['&lt;&gt;&quot;&apos;&amp;', '<>"\'&'],
  ['&#65;&#x42;&#x63;', 'ABc'],
  ['&#x1F389;', '🎉'],
  ['&#0;&#x110000;', ''],
  ['&unknown;', '&unknown;'],
  ['<![CDATA[<b>&amp;</b>]]>', '<b>&amp;</b>'],
  ['a<![CDATA[b]]>c', 'abc'],
])('the text %s is read as %s', (text, expected) => {
  expect(read(`<a>${text}</a>`).text).toBe(expected)
})

it.each([
  ['<!DOCTYPE a><a/>', 'doctype'],
  ['<!doctype a [<!ENTITY b "c">]><a/>', 'doctype'],
  ['<a><!ENTITY b "c"></a>', 'doctype'],
  ['', 'notXml'],
  ['text', 'notXml'],
  ['<a><b></a>', 'notXml'],
  ['<a', 'notXml'],
  ['<?xml version="1.0"?>', 'notXml'],
])('%s is refused: %s', (text, problem) => {
  expect(readXml(text)).toBe(problem)
})

it('a document type in a comment or in character data is text', () => {
  expect(read('<a><!-- <!DOCTYPE a> --><![CDATA[<!DOCTYPE b>]]></a>').text).toBe('<!DOCTYPE b>')
})

it('what is nested deeper than an invoice is left out', () => {
  const nested = (depth: number) => `${'<a>'.repeat(depth)}${'</a>'.repeat(depth)}`
  const depthOf = (node: XmlNode): number => 1 + Math.max(0, ...node.children.map(depthOf))
  expect(depthOf(read(nested(41)))).toBe(41)
  expect(depthOf(read(nested(42)))).toBe(41)
})

it('elements are found along a path, all of them or the first', () => {
  const root = read('<a><b><c>1</c></b><b><c>2</c><c>3</c></b><d><c>4</c></d></a>')
  expect(all(root, 'b', 'c').map(({ text }) => text)).toEqual(['1', '2', '3'])
  expect(first(root, 'b', 'c')?.text).toBe('1')
  expect(all(root)).toEqual([root])
  expect(first(root, 'b', 'x')).toBeUndefined()
  expect(all(undefined, 'b')).toEqual([])
})

it.each([
  ['  Pay soon. \n', 'Pay soon.'],
  ['\n #SKONTO#TAGE=7#PROZENT=2.00#\r\n', '#SKONTO#TAGE=7#PROZENT=2.00#\n'],
  ['30 days\n\t#SKONTO#TAGE=7#\r  ', '30 days\n\t#SKONTO#TAGE=7#\n'],
  ['number # 7 \n', 'number # 7'],
])('the payment terms %j are %j', (whole, terms) => {
  expect(paymentTerms({ ...read('<a/>'), whole, text: whole.trim() })).toBe(terms)
})

it.each([
  ['2026-03-01', '2026-03-01'],
  ['2026-03-01Z', '2026-03-01'],
  ['2026-03-01+01:00', '2026-03-01'],
  ['2026-03-01-11:30', '2026-03-01'],
  ['2026-03-01T10:00:00', '2026-03-01'],
  ['2026-03-01 10:00', '2026-03-01 10:00'],
  ['x2026-03-01Z', 'x2026-03-01Z'],
  ['20260301', '20260301'],
  [undefined, undefined],
])('the day of %s is %s', (text, day) => {
  expect(plainDay(text)).toBe(day)
})

it('the currencies of a file are those of all its amounts, each once', () => {
  expect(
    currenciesIn(read('<a><b currencyID="EUR"/><c><d currencyID="SEK"/><d currencyID="EUR"/></c></a>')),
  ).toEqual(['EUR', 'SEK'])
  expect(currenciesIn(read('<a currencyID="EUR"/>'))).toEqual(['EUR'])
  expect(currenciesIn(read('<a/>'))).toBeUndefined()
})
