/** @jest-environment jsdom */
import { readStaticPageFile } from './file'
import { staticPageFileOf } from './file.fixture'

it('reads the content, the head and the styles of a page, and of which build it is', () => {
  const file = readStaticPageFile(
    staticPageFileOf('/de/faq', {
      main: '<h1>Fragen & Antworten</h1>\n<p>…</p>',
      ownStyles: '.a0{top:0}',
    }),
  )
  expect(file).toMatchObject({
    path: '/de/faq',
    hash: 'c0ffee',
    lang: 'de-DE',
    main: '<h1>Fragen & Antworten</h1>\n<p>…</p>',
    styles: '.kX1{color:red;}/*!sc*/\ndata-styled.g1[id="qo0"]{content:"kX1,"}/*!sc*/\n',
    ownStyles: '.a0{top:0}',
  })
  expect(file?.head.map(({ outerHTML }) => outerHTML)).toEqual([
    '<title data-gatsby-head="true">Page &amp; more</title>',
    '<link rel="canonical" href="https://www.outlay.example/de/faq" data-gatsby-head="true">',
    '<script type="application/ld+json" data-gatsby-head="true">{"@type":"FAQPage"}</script>',
  ])
})

it('a page without rules of its own content has none', () => {
  expect(readStaticPageFile(staticPageFileOf('/de/faq'))?.ownStyles).toBe('')
})

it('the end of main is the last one: a text may name the tag', () => {
  const main = '<pre>&lt;/main&gt;</pre><div data-props=\'{"html":"</main>"}\'></div>'
  expect(readStaticPageFile(staticPageFileOf('/de/faq', { main }))?.main).toBe(main)
})

it.each([
  ['a page with behaviour of its own', staticPageFileOf('/de/404', { isStatic: false })],
  [
    'a page that keeps it as the first one only',
    staticPageFileOf('/de/termin').replace('data-kept=""', 'data-kept="first"'),
  ],
  ['another document', '<!DOCTYPE html><html><body><main id="main">Maintenance</main></body></html>'],
  ['no document', 'Bad gateway'],
  ['nothing', ''],
])('%s keeps no HTML', (_case, html) => {
  expect(readStaticPageFile(html)).toBeUndefined()
})
