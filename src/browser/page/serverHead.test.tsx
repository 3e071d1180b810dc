import { renderToStaticMarkup } from 'react-dom/server'
import type { PageContext } from '../../content/cms/pageContext'
import { openedCssPath } from '../../design/layout/openedCssPath'
import { motionCssPath } from '../../design/theme/motionCssPath'
import { bodyEnd, islandsIn, playsIn, type RenderedPage } from './serverHead'

const browser = {
  hash: '4f6b',
  chunks: {
    app: ['runtime-1.js', 'framework-2.js', 'app-3.js'],
    'component---about': ['framework-2.js', 'shared-4.js', 'component---about-5.js'],
    'component---faq': ['component---faq-6.js'],
    islands: ['framework-2.js', 'islands-9.js'],
    'tool-vat-calculator': ['framework-2.js', 'tool-7.js'],
    'tool-roi-calculator': ['framework-2.js', 'tool-8.js'],
  },
}
const page: RenderedPage = {
  pagePath: '/en/about',
  componentChunkName: 'component---about',
  context: { locale: 'en', siteDigest: 'abc' } as PageContext,
  isStatic: false,
  showsMemory: false,
  islands: [],
  plays: false,
}

/** The attributes and the code of the element. */
function element(rendered: RenderedPage) {
  const html = renderToStaticMarkup(<>{bodyEnd(rendered, browser)}</>)
  const [, path, mark, release, code] =
    /^<script id="application" data-path="(.*?)"( data-kept="[a-z]*")? data-release="(.*?)">(.*)<\/script>/s.exec(
      html,
    ) ?? []
  return { path, mark, isStatic: mark !== undefined, release: release?.split(' ') ?? [], code }
}

it('a page names its build, the scripts of its own chunks, each once, and its data', () => {
  expect(element(page).path).toBe('/en/about')
  expect(element(page).release).toEqual([
    '4f6b',
    '/runtime-1.js',
    '/framework-2.js',
    '/app-3.js',
    '/shared-4.js',
    '/component---about-5.js',
    '/page-data/en/about/page-data.json',
    '/page-data/app-data.json',
    '/site-data/en.abc.json',
    '/redirect-sources/en.json',
  ])
})

it('the root has its page data in its own folder, and the bootstrap script has the same bytes everywhere', () => {
  const root = element({ ...page, pagePath: '/' })
  expect(root.release).toContain('/page-data/index/page-data.json')
  expect(root.code).toBe(element(page).code)
  expect(root.code).toContain('addEventListener')
})

it('a page with a picture that plays asks for its style after everything else, and no other page does', () => {
  const end = (plays: boolean) => renderToStaticMarkup(<>{bodyEnd({ ...page, plays }, browser)}</>)
  expect(end(true)).toMatch(/<\/script>(<link rel="stylesheet" href="[^"]*"\/>){2}$/)
  expect(end(true)).toContain(motionCssPath)
  expect(end(false)).not.toContain(motionCssPath)
  expect(end(false)).toContain(openedCssPath)
  expect([playsIn('<div class="p0 plays">'), playsIn('<p>It plays</p>')]).toEqual([true, false])
})

it('a page without behaviour has no code, and says so', () => {
  const mark = element({ ...page, isStatic: true })
  expect([mark.isStatic, element(page).isStatic]).toEqual([true, false])
  expect(mark.release.filter((file) => file.endsWith('.js'))).toEqual([
    '/runtime-1.js',
    '/framework-2.js',
    '/app-3.js',
  ])
})

it('a page that shows what is in the memory of a visit keeps its HTML as the first one only', () => {
  expect(element({ ...page, isStatic: true }).mark).toBe(' data-kept=""')
  expect(element({ ...page, isStatic: true, showsMemory: true }).mark).toBe(' data-kept="first"')
})

it('a page with islands names what starts them, and with one tool the code of it; others are loaded when they are needed', () => {
  const islands = islandsIn(
    '<div data-island="vat-calculator" data-prefix="i0"></div><div data-island="lead-form"></div><div data-island="lead-form"></div>',
  )
  expect(islands).toEqual(['vat-calculator', 'lead-form'])
  expect(
    element({ ...page, isStatic: true, islands }).release.filter((file) => file.endsWith('.js')),
  ).toEqual(['/runtime-1.js', '/framework-2.js', '/app-3.js', '/islands-9.js', '/tool-7.js'])
})

it('a page with several tools names the code of none: each is loaded when it is near', () => {
  const islands = ['vat-calculator', 'roi-calculator']
  expect(element({ ...page, isStatic: true, islands }).release.join(' ')).not.toContain('tool')
})
