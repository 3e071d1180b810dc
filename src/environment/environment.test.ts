import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildVariables, EnvironmentError, parseEnvironment } from '.'

test('without a single variable the defaults of an embedded site hold', () => {
  expect(parseEnvironment({})).toMatchObject({
    DEPLOY_ENV: 'development',
    HOST: 'localhost',
    PORT: 9000,
    CONTENT_DIR: 'content',
    LEADS_DATABASE_URL: 'file:var/leads.db',
  })
  expect(parseEnvironment({}).PRISMIC_REPOSITORY).toBeUndefined()
})

test('values are parsed, an empty optional one counts as absent, foreign ones are left out', () => {
  const parsed = parseEnvironment({
    PORT: '0',
    PRISMIC_REPOSITORY: 'my-site',
    PRISMIC_ACCESS_TOKEN: '',
    PRISMIC_ENDPOINT: '',
    EDITOR: 'vi',
  })
  expect(parsed.PORT).toBe(0)
  expect(parsed.PRISMIC_REPOSITORY).toBe('my-site')
  expect(parsed.PRISMIC_ACCESS_TOKEN).toBeUndefined()
  expect(parsed.PRISMIC_ENDPOINT).toBeUndefined()
  expect(parsed).not.toHaveProperty('EDITOR')
})

test.each([
  ['DEPLOY_ENV', 'live'],
  ['PORT', '9000a'],
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['PRISMIC_REPOSITORY', 'My Site'],
  ['PRISMIC_REPOSITORY', 'abc'],
  ['PRISMIC_ENDPOINT', 'localhost:4400'],
  ['PRISMIC_ENDPOINT', 'ftp://localhost'],
  ['GREENHOUSE_BOARD', 'a/b'],
  ['GREENHOUSE_ENDPOINT', 'nowhere'],
  ['LEADS_DATABASE_URL', 'var/leads.db'],
])('%s=%s is an error that names the variable', (name, value) => {
  expect(() => parseEnvironment({ [name]: value })).toThrow(EnvironmentError)
  expect(() => parseEnvironment({ [name]: value })).toThrow(`\n  ${name}: `)
})

test('every fault is told in one message', () => {
  const faulty = { DEPLOY_ENV: 'live', PORT: 'x', LEADS_DATABASE_URL: 'x' }
  let message = ''
  try {
    parseEnvironment(faulty)
  } catch (error) {
    message = String(error)
  }
  expect(message).toContain('.env.example')
  for (const name of Object.keys(faulty)) expect(message).toContain(`  ${name}: `)
})

test('a token without a repository it could open is an error', () => {
  expect(() => parseEnvironment({ PRISMIC_ACCESS_TOKEN: 'x' })).toThrow('PRISMIC_REPOSITORY: is missing')
  expect(() =>
    parseEnvironment({ PRISMIC_ACCESS_TOKEN: 'x', PRISMIC_ENDPOINT: 'http://localhost/api/v2' }),
  ).not.toThrow()
})

test('.env.example documents each variable, and its values can be used', () => {
  const ofTheMachine = ['PATH', 'HOME', 'LANG', 'TZ', 'CI', 'NODE_ENV', 'NODE_OPTIONS']
  const ours = buildVariables.filter((name) => !ofTheMachine.includes(name) && !name.startsWith('GATSBY_'))
  const example = readFileSync(join(__dirname, '../../.env.example'), 'utf8')
  const documented = new Map(
    [...example.matchAll(/^# ([A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
  )
  expect([...documented.keys()].sort()).toEqual([...ours].sort())
  expect(() => parseEnvironment(Object.fromEntries(documented))).not.toThrow()
})
