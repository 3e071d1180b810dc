import { CspEvaluator } from 'csp_evaluator/dist/evaluator'
import { Severity } from 'csp_evaluator/dist/finding'
import { CspParser } from 'csp_evaluator/dist/parser'
import { pageScript } from '../browser/bootstrap/pageScript'
import { parseEnvironment } from '../core/environment'
import { headersOf } from '../core/routing/headerRules'
import { scriptHash } from './contentSecurityPolicy'
import { siteHeaders } from './siteHeaders'

/** The policies of the whole site; files of the content have their own. */
const framing = (variables: Record<string, string>): string[] =>
  siteHeaders(parseEnvironment(variables)).flatMap(({ path, headers }) =>
    (path === '/*' ? headers : [])
      .filter(({ key }) => /content-security-policy|x-frame/.test(key))
      .map(({ value }) => value.split('; ').at(-1) ?? ''),
  )

it('no other site may frame a page', () => {
  expect(framing({})).toEqual(["frame-ancestors 'self'"])
})

it("Prismic's editor may frame the pages of its own repository, and of no other", () => {
  expect(framing({ PRISMIC_REPOSITORY: 'my-site' })).toEqual([
    "frame-ancestors 'self' https://my-site.prismic.io",
  ])
})

it('a repository behind another address has no editor that is known', () => {
  expect(framing({ PRISMIC_ENDPOINT: 'https://cms.example/api/v2' })).toEqual(["frame-ancestors 'self'"])
})

const policyOf = (path: string): string =>
  headersOf(siteHeaders(parseEnvironment({ PRISMIC_REPOSITORY: 'my-site' })), path).get(
    'content-security-policy',
  ) ?? ''

it.each([
  'evil.svg',
  'EVIL.SVG',
  'folder/evil.svgz',
  'evil.html',
  'evil.xhtml',
  'evil.xml',
  'folder',
  'evil.pdf.svg',
])('a file of the content runs nothing when it is opened: %s', (file) => {
  expect(policyOf(`/media/${file}`)).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'self'",
  )
})

it.each(['guide.pdf', 'folder/GUIDE.PDF', 'film.mp4'])(
  'a file that would not open in a sandbox runs no script either: %s',
  (file) => {
    expect(policyOf(`/media/${file}`)).toBe("script-src 'none'; frame-ancestors 'self'")
  },
)

it('pages keep the policy of the site', () => {
  expect(policyOf('/en/media')).toBe(policyOf('/en'))
})

it('a page runs its inline script and what it loads, and nothing that is written into it', () => {
  const directives = new Map(
    policyOf('/en')
      .split('; ')
      .map((directive) => directive.split(/ (.*)/s) as [string, string]),
  )
  const scripts = directives.get('script-src') ?? ''
  expect(scripts).toContain("'strict-dynamic'")
  expect(scripts.match(/'sha256-[^']+'/g)).toEqual([scriptHash(pageScript)])
  expect(directives.get('object-src')).toBe("'none'")
  expect(directives.get('base-uri')).toBe("'none'")
})

it('the hash of a script is that of its bytes', () => {
  // The example of the recommendation Content Security Policy Level 3, section 8.4.
  expect(scriptHash("alert('Hello, world.');")).toBe("'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='")
})

it('every response tells browsers to use TLS only', () => {
  expect(headersOf(siteHeaders(parseEnvironment({})), '/en').get('strict-transport-security')).toMatch(
    /^max-age=\d{8}/,
  )
})

it.each([
  ['development', "'self' https: http://localhost:*"],
  ['staging', "'self' https:"],
] as const)('frames in %s', (DEPLOY_ENV, sources) => {
  const policy = headersOf(siteHeaders({ PRISMIC_REPOSITORY: undefined, DEPLOY_ENV }), '/en').get(
    'content-security-policy',
  )
  expect(policy).toContain(`frame-src ${sources};`)
})

// PDF files and films are left out: nothing can be written into them, and Chrome's viewer is a plugin.
it.each(['/en', '/en/pricing', '/offline/en.html', '/media/evil.svg', '/api/health'])(
  'csp_evaluator finds nothing of high or medium severity in the policy of %s',
  (path) => {
    const production = siteHeaders({ DEPLOY_ENV: 'production', PRISMIC_REPOSITORY: 'my-site' })
    const policy = headersOf(production, path).get('content-security-policy') ?? ''
    const findings = new CspEvaluator(new CspParser(policy).csp).evaluate()
    expect(findings.filter(({ severity }) => severity <= Severity.MEDIUM)).toEqual([])
  },
)

it('the headers of the OWASP Secure Headers Project that concern a site with pages of its own are sent', () => {
  const headers = headersOf(siteHeaders({ DEPLOY_ENV: 'production', PRISMIC_REPOSITORY: undefined }), '/en')
  expect(
    Number(/max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '')?.[1]),
  ).toBeGreaterThanOrEqual(31_536_000)
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
  expect(headers.get('permissions-policy')).toContain('camera=()')
  // The windows of sign-ins and previews stay connected to their opener.
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups')
  expect(headers.get('content-security-policy')).toMatch(/frame-ancestors 'self'/)
})
