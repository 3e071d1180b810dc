import { brotliCompressSync } from 'node:zlib'
import { bytesOfParts, sourcesOfPart, textsOfParts } from './partsOfHtml'

const page =
  '<html><head><title>Cards</title><style data-styled="">.a{top:0}</style></head><body>' +
  '<header><nav>Menu</nav></header>' +
  `<main id="main"><header>Article</header><div data-island="a" data-props='{"a":"b>"}'>Live</div>` +
  '<div data-island="b" data-props="{}"></div><style>.b{top:1px}</style></main>' +
  '<footer>Imprint</footer><script id="application">start()</script></body></html>'

it('each byte of a page is in one part', () => {
  const texts = textsOfParts(page)
  expect(texts).toEqual({
    styles: '<style data-styled="">.a{top:0}</style><style>.b{top:1px}</style>',
    header: '<header><nav>Menu</nav></header>',
    main: '<main id="main"><header>Article</header><div data-island="a">Live</div><div data-island="b"></div></main>',
    props: ` data-props='{"a":"b>"}' data-props="{}"`,
    footer: '<footer>Imprint</footer>',
    rest: '<html><head><title>Cards</title></head><body><script id="application">start()</script></body></html>',
  })
  expect(Object.values(texts).join('')).toHaveLength(page.length)
})

it('a part weighs what it has in Brotli, nothing when it is missing', () => {
  const bytes = bytesOfParts('<html><body><main>Text</main></body></html>')
  expect(bytes).toMatchObject({ header: 0, footer: 0, props: 0, styles: 0 })
  expect(bytes.main).toBe(brotliCompressSync('<main>Text</main>').byteLength)
})

it('a part that is too heavy says what in it is, largest first', () => {
  const html =
    '<main><section>Short</section><section>Longer words about cards and receipts</section>' +
    '<div data-island="list-filter" data-props="{}"></div></main><style>.a{top:0}</style>'
  expect(sourcesOfPart(html, 'main')).toEqual([
    expect.stringMatching(/\d {2}Longer words about/),
    expect.stringMatching(/\d {2}Short$/),
  ])
  expect(sourcesOfPart(html, 'props')).toEqual([expect.stringMatching(/\d {2}island list-filter$/)])
  expect(sourcesOfPart(html, 'styles').join('\n')).toContain('frameCss.ts')
})
