import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { compareFolders, isSame } from './compareFolders'
import { comparisonReport } from './comparisonReport'

type Files = Record<string, string | Buffer>

let builds: string
beforeAll(() => {
  builds = mkdtempSync(path.join(os.tmpdir(), 'outlay-compare-builds-'))
})
afterAll(() => rmSync(builds, { recursive: true }))

function build(files: Files): string {
  const folder = mkdtempSync(path.join(builds, 'public-'))
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), content)
  }
  return folder
}

const page = (script: string, site: string, text = 'About', bootstrap = 'var a=1'): string =>
  `<p>${text}</p><script id="application" data-release="/app-${script}.js /site-data/en.${site}.json">${bootstrap}</script></body>`
const pageData = (siteDigest: string): string =>
  JSON.stringify({ result: { pageContext: { locale: 'en', siteDigest } } })

const [script, site] = ['4d2efc77b9ac5c81a840', '2217ff05b160']
const before: Files = {
  'en/index.html': page(script, site),
  'en/about/index.html': page(script, site),
  'page-data/en/page-data.json': pageData(site),
  [`site-data/en.${site}.json`]: '{"home":"Home"}',
  [`app-${script}.js`]: 'before()',
  'social/a.png': Buffer.from([137, 0, 255]),
  'robots.txt': 'User-agent: *',
}
const [otherScript, otherSite] = ['0000000000000000000a', '00000000000b']
const rebuilt: Files = {
  'en/index.html': page(otherScript, otherSite),
  'en/about/index.html': page(otherScript, otherSite),
  'page-data/en/page-data.json': pageData(otherSite),
  [`site-data/en.${otherSite}.json`]: '{"home":"Home"}',
  [`app-${otherScript}.js`]: 'after()',
  'social/a.png': Buffer.from([137, 0, 255]),
  'robots.txt': 'User-agent: *',
}

const compare = (after: Files) => compareFolders(build(before), build(after))
const without = (files: Files, name: string): Files =>
  Object.fromEntries(Object.entries(files).filter(([file]) => file !== name))
const findings = (after: Files): string[] =>
  compare(after).findings.map(({ file, what, difference }) =>
    [file, what, difference?.place, difference?.before, difference?.after].filter(Boolean).join(' | '),
  )

describe('the comparison of two builds', () => {
  it('finds a build identical to itself', () => {
    const comparison = compare(before)
    expect(isSame(comparison)).toBe(true)
    expect(comparison.kinds.get('HTML')).toMatchObject({ before: 2, after: 2, identical: 2, neutral: 0 })
  })

  it('leaves out what a build keeps of earlier ones, and reports a page that still names it', () => {
    const kept: Files = {
      ...rebuilt,
      [`site-data/en.${site}.json`]: '{"home":"Earlier"}',
      [`site-data/en.${site}.json.br`]: 'compressed',
      [`app-${script}.js`]: 'before()',
      [`gone-${script}.js`]: 'gone()',
      '.replaced-files.json': JSON.stringify(
        Object.fromEntries(
          [`site-data/en.${site}.json`, `app-${script}.js`, `gone-${script}.js`].map((file) => [
            file,
            '2026-03-01T10:00:00Z',
          ]),
        ),
      ),
    }
    expect(findings(kept)).toEqual([])
    expect(compare(kept).scripts.after.files).toBe(1)
    expect(findings({ ...kept, 'en/index.html': page(script, otherSite) })).toEqual([
      `en/index.html | names /app-${script}.js, which is not in the build (after)`,
    ])
  })

  it('finds a rebuild with other digests the same', () => {
    const comparison = compare(rebuilt)
    expect(comparison.findings).toEqual([])
    expect(isSame(comparison)).toBe(true)
    expect(comparison.kinds.get('HTML')).toMatchObject({ identical: 0, neutral: 2 })
    expect(comparison.kinds.get('page-data and app-data')).toMatchObject({ neutral: 1 })
    expect(comparison.kinds.get('site-data')).toMatchObject({ neutral: 1, missing: 0, extra: 0 })
  })

  it('finds pages, data and pictures that changed', () => {
    expect(
      findings({
        ...rebuilt,
        'en/about/index.html': page(otherScript, otherSite, 'Abuot'),
        [`site-data/en.${otherSite}.json`]: '{"home":"House"}',
        'social/a.png': Buffer.from([137, 1, 255]),
        'robots.txt': 'User-agent: Bot',
      }),
    ).toEqual([
      expect.stringMatching(/^en\/about\/index\.html \| different \| <p>About.* \| <p>Abuot/),
      'robots.txt | different | User-agent: * | User-agent: Bot',
      `site-data/en.${otherSite}.json | different | home | "Home" | "House"`,
      'social/a.png | different | byte 1 | 3 bytes | 3 bytes',
    ])
  })

  it('finds files and named scripts that only one build has', () => {
    expect(
      findings({
        ...without(rebuilt, 'en/about/index.html'),
        'media/b.svg': '<svg/>',
        'slice-faq-00000000000000000001.js': '',
      }),
    ).toEqual(['en/about/index.html | missing', 'media/b.svg | extra', 'slice-faq-#.js | extra'])
  })

  it('finds addresses by digest that lead nowhere', () => {
    const comparison = compare({ ...rebuilt, 'page-data/en/page-data.json': pageData('00000000000c') })
    expect(comparison.findings).toMatchObject([
      {
        file: 'page-data/en/page-data.json',
        what: 'names /site-data/en.00000000000c.json, which is not in the build (after)',
      },
    ])
  })

  it('finds another bootstrap script, once for all pages, and not other names in it', () => {
    const withBootstrap = (code: string): Files => ({
      ...rebuilt,
      'en/index.html': page(otherScript, otherSite, 'About', code),
      'en/about/index.html': page(otherScript, otherSite, 'About', code),
    })
    const changed = compare(withBootstrap('var a=22'))
    expect(changed.bootstraps).toMatchObject([
      { outcome: 'different', beforeBytes: 7, afterBytes: 8, pages: 2 },
    ])
    expect(changed.findings).toEqual([])
    expect(isSame(changed)).toBe(false)
  })

  it('says all differences together, those that are one change once', () => {
    const comparison = compare({
      ...without(rebuilt, 'robots.txt'),
      'en/index.html': page(otherScript, otherSite, 'Abuot'),
      'en/about/index.html': page(otherScript, otherSite, 'Abuot'),
    })
    const report = comparisonReport(comparison, 10)
    expect(report).toContain('1. missing: robots.txt\n')
    expect(report).toContain('2. different: en/about/index.html, en/index.html\n   - <p>About')
    expect(report).toContain('The builds differ: 2 changes in 3 places.')
    expect(comparisonReport(comparison, 1)).toContain('… and 1 more change (--limit 2 shows all)')
  })

  it('counts another order of style rules by itself, and says so', () => {
    const groups = ['aBcdEf', 'gHijKl'].map(
      (name) => `.${name}{gap:1px;}/*!sc*/\ndata-styled.g1[id="A-sc-${name}-0"]{content:"${name},"}/*!sc*/\n`,
    )
    const styled = (css: string[]): Files => ({
      'index.html': `<style data-styled="">${css.join('')}</style><p class="aBcdEf"></p><p class="gHijKl"></p>`,
    })
    const comparison = compareFolders(build(styled(groups)), build(styled([...groups].reverse())))
    expect(comparison.kinds.get('HTML')).toMatchObject({ styleOrder: 1, different: 0 })
    expect(isSame(comparison)).toBe(true)
    expect(comparisonReport(comparison, 10)).toContain('the order of style rules is another on 1 page')
  })

  it('refuses a folder without pages', () => {
    expect(() => compareFolders(build(before), build({ 'robots.txt': '' }))).toThrow('is not a built site')
  })
})
