/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseEnvironment, variableNames } from '../../src/core/environment'
import { secretVariables } from './findSecrets'
import { secretRules } from './secretRules'
import { secretsOfProject } from './secretsOfProject'

/** Joined here, so that this file is none of the findings. */
const joined = (...parts: string[]): string => parts.join('')

const letters = 'Ab3dEf7hIj1kLm9oPq5sTu2wXy8zCd4fGh6j'

/** One of each kind, by the name of its rule. */
const planted: Record<string, string> = {
  'private key': joined('-----BEGIN OPENSSH ', 'PRIVATE KEY-----\n', letters, letters),
  'access key of AWS': joined('AKIA', 'Q7RZ3WXN5TLM2YVC'),
  'token of GitHub': joined('ghp_', letters),
  'token of GitLab': joined('glpat-', letters),
  'token of npm': joined('npm_', letters),
  'token of Netlify': joined('nfp_', letters),
  'token of HubSpot': joined('pat-eu1-', '0f3c9a1e-52d7-4b8c-9e61-7ad0c4f2b815'),
  'token of Prismic': joined('MC5', 'ZkRyYnhFQUFBQ0lBdWpVbA.', letters),
  'token of Slack': joined('xoxb-', '123456789012-', letters),
  'key of Stripe': joined('sk_live_', letters),
  'key of Google': joined('AIza', letters.slice(0, 35)),
  'key of SendGrid': joined('SG.', letters, '.', letters),
  'key of an AI service': joined('sk-ant-', letters),
  'JSON web token': joined('eyJ', 'hbGciOiJIUzI1NiJ9.', 'eyJ', 'zdWIiOiIxMjM0NTY3ODkwIn0.', letters),
  'address with a password': joined('postgres://leads:', 'Tr0ub4dor3@db.internal.net/leads'),
  'address of Sentry': joined('https://', '0f3c9a1e52d74b8c9e617ad0c4f2b815', '@o1.ingest.sentry.io/2'),
  'value of a secret variable': joined('PUBLISHER_', 'SECRET=', letters),
}

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'secrets-'))
  execFileSync('git', ['init', '--quiet'], { cwd: folder })
  write('.gitignore', '/public/\n.env\n')
})
afterEach(() => rmSync(folder, { recursive: true }))

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
  writeFileSync(path.join(folder, file), text)
}
const found = (variables: Record<string, string> = {}): string[] =>
  secretsOfProject(folder, variables).findings.map(({ file, line, what }) => `${file}:${line} ${what}`)

it('there is one of each kind below', () => {
  expect(Object.keys(planted).sort()).toEqual(secretRules.map(({ name }) => name).sort())
})

it.each(Object.entries(planted))(
  'a %s is found in a file of the project and in the build',
  (name, secret) => {
    write('src/a.ts', `// First\nconst secret = '${secret}'\n`)
    write('public/app.js', `a="${secret}"`)
    expect(found()).toEqual(expect.arrayContaining([`src/a.ts:2 ${name}`, `public/app.js:1 ${name}`]))
  },
)

it.each([
  'PUBLISHER_SECRET',
  'HUBSPOT_ACCESS_TOKEN',
  'RECAPTCHA_SECRET_KEY',
  'CONTENT_EDITING_SECRET',
  'NETLIFY_AUTH_TOKEN',
])('the value of %s is found wherever it is, in any spelling', (name) => {
  const value = 'correct horse/battery'
  write('public/a.json', JSON.stringify({ value }))
  write('public/b.html', encodeURIComponent(value))
  write('docs/c.md', Buffer.from(value).toString('base64'))
  expect(found({ [name]: value }).sort()).toEqual(
    ['docs/c.md', 'public/a.json', 'public/b.html'].map((file) => `${file}:1 the value of ${name}`),
  )
})

it('of the address of the database the password is searched', () => {
  write('public/a.js', 'x = "swordfish-77"')
  expect(found({ LEADS_DATABASE_URL: 'postgres://leads:swordfish-77@localhost/leads' })).toEqual([
    'public/a.js:1 the value of LEADS_DATABASE_URL',
  ])
  expect(found({ LEADS_DATABASE_URL: 'file:var/leads.db' })).toEqual([])
})

it('explanations, public ids, names that are reserved and ignored files are none', () => {
  write('.env', planted['value of a secret variable'] ?? '')
  write(
    'README.md',
    [
      'postgres://USER:PASSWORD@db.company.com/leads',
      'postgres://leads:secret@localhost/leads',
      'https://someone:hunter22@www.outlay.example',
      'PUBLISHER_SECRET=$(openssl rand -hex 32)',
      'HUBSPOT_ACCESS_TOKEN=…',
      'http://localhost:9000/@scope',
      'FRESHCHAT_TOKEN: 00000000-0000-4000-8000-000000000000',
    ].join('\n'),
  )
  expect(found({ FRESHCHAT_TOKEN: '00000000-0000-4000-8000-000000000000' })).toEqual([])
})

it('the message never has the secret', () => {
  write('a.txt', planted['token of GitHub'] ?? '')
  expect(JSON.stringify(secretsOfProject(folder, {}))).not.toContain(letters)
})

it('every variable of the server is a secret or known to be none', () => {
  const known = new Set(secretVariables)
  const doubtful = variableNames.filter((name) => /SECRET|TOKEN|PASSWORD|KEY/.test(name) && !known.has(name))
  // What every visitor's browser gets.
  expect(doubtful.sort()).toEqual([
    'FARO_API_KEY',
    'FRESHCHAT_TOKEN',
    'RECAPTCHA_SITE_KEY',
    'SEGMENT_WRITE_KEY',
  ])
  expect(known.has('LEADS_DATABASE_URL')).toBe(true)
  expect(parseEnvironment({}).PUBLISHER_SECRET).toBeUndefined()
})
