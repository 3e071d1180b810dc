import { pageScript } from '../../src/browser/bootstrap/pageScript'
import { scriptHash } from '../../src/build/contentSecurityPolicy'
import { blockedScriptFindings, inlineScriptFindings, pageFindings, type Finding, type Site } from './checks'
import type { HtmlPage } from './readPage'

const code = (text: string) => ({ code: text })

const page = (path: string, scripts: HtmlPage['scripts']): HtmlPage => ({
  path,
  lang: 'en-GB',
  title: path,
  description: path,
  canonical: '',
  isIndexable: false,
  alternates: [],
  headings: [{ level: 1, text: path, isHidden: false }],
  landmarks: ['header', 'main', 'footer'],
  mainText: 'What the page says. '.repeat(10),
  ids: [],
  links: [],
  images: [],
  scripts,
  jsonLd: [],
  tokens: [],
  socialImage: { url: '', width: '', height: '', alt: '' },
  applicationBytes: 1,
  applicationFiles: [],
})

const details = (findings: Finding[]): string[] => findings.map(({ check, detail }) => `${check}: ${detail}`)
const findingsOf = (scripts: HtmlPage['scripts']) => details(pageFindings(page('/en', scripts)))

it('a page has the bootstrap script, inline, and nothing else', () => {
  const wrong = 'scripts: the page must have the inline bootstrap script and no other script'
  expect(findingsOf([code(pageScript)])).toEqual([])
  expect(findingsOf([])).toEqual([wrong])
  expect(findingsOf([code('bootstrap'), code('tracker')])).toEqual([wrong])
  expect(findingsOf([{ src: '/bootstrap.js', code: '' }])).toEqual([wrong])
})

it('the script has a limit', () => {
  expect(findingsOf([code('x'.repeat(4096))])).toEqual([])
  expect(findingsOf([code('ü'.repeat(2049))])).toEqual(['bootstrap script: 4098 bytes'])
})

it('it has the same bytes on every page', () => {
  const site = (...others: string[]): Site => ({
    pages: new Map(['same', ...others].map((text, index) => [`/${index}`, page(`/${index}`, [code(text)])])),
    manifest: { routes: [], redirects: [], headers: [] } as unknown as Site['manifest'],
    hasFile: () => true,
  })
  expect(inlineScriptFindings(site('same'))).toEqual([])
  expect(details(inlineScriptFindings(site('same', 'other')))).toEqual(['bootstrap script: 2 different ones'])
})

it('it must be allowed by the policy of its page', () => {
  const key = 'Content-Security-Policy'
  const site = {
    pages: new Map([['/en', page('/en', [code('starter'), code('other')])]]),
    manifest: {
      headers: [{ path: '/*', headers: [{ key, value: `script-src ${scriptHash('starter')}` }] }],
    } as unknown as Site['manifest'],
    hasFile: () => true,
  }
  expect(details(blockedScriptFindings(site))).toEqual([
    'content-security-policy: does not allow the script "other"',
  ])
})
