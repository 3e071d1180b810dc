import { scriptHash } from '../../src/build/contentSecurityPolicy'
import { inlineOpener } from '../../src/visitor/consentBanner/inline'
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

it('a page has the bootstrap and the consent script, inline, and nothing else', () => {
  const wrong =
    'scripts: the page must have the inline bootstrap script, the inline consent script and no other script'
  expect(findingsOf([code('bootstrap'), code(inlineOpener)])).toEqual([])
  expect(findingsOf([code('bootstrap')])).toEqual([wrong])
  expect(findingsOf([code('bootstrap'), code('consent'), code('tracker')])).toEqual([wrong])
  expect(findingsOf([code('bootstrap'), { src: '/consent.js', code: '' }])).toEqual([wrong])
})

it('each of the two has its own limit', () => {
  expect(findingsOf([code('x'.repeat(3072)), code('x'.repeat(1536))])).toEqual([])
  expect(findingsOf([code('x'.repeat(3073)), code('ü'.repeat(769))])).toEqual([
    'bootstrap: 3073 bytes',
    'consent script: 1538 bytes',
  ])
})

it('both have the same bytes on every page', () => {
  const site = (...others: string[]): Site => ({
    pages: new Map(
      ['same', ...others].map((consent, index) => [
        `/${index}`,
        page(`/${index}`, [code('bootstrap'), code(consent)]),
      ]),
    ),
    manifest: { routes: [], redirects: [], headers: [] } as unknown as Site['manifest'],
    hasFile: () => true,
  })
  expect(inlineScriptFindings(site('same'))).toEqual([])
  expect(details(inlineScriptFindings(site('same', 'other')))).toEqual(['consent script: 2 different ones'])
})

it('each of the two is allowed by the policy of its page', () => {
  const key = 'Content-Security-Policy'
  const site = {
    pages: new Map([['/en', page('/en', [code('starter'), code('consent')])]]),
    manifest: {
      headers: [{ path: '/*', headers: [{ key, value: `script-src ${scriptHash('starter')}` }] }],
    } as unknown as Site['manifest'],
    hasFile: () => true,
  }
  expect(details(blockedScriptFindings(site))).toEqual([
    'content-security-policy: does not allow the script "consent"',
  ])
})
