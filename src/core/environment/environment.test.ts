import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildVariables, EnvironmentError, parseEnvironment, variableNames } from '.'

it('without a single variable the defaults of an embedded site apply', () => {
  expect(parseEnvironment({})).toMatchObject({
    DEPLOY_ENV: 'development',
    HOST: 'localhost',
    PORT: 9000,
    CONTENT_DIR: 'content',
    LEADS_DATABASE_URL: 'file:var/leads.db',
  })
  expect(parseEnvironment({}).PRISMIC_REPOSITORY).toBeUndefined()
})

it('values are parsed, an empty optional one counts as absent, unknown ones are left out', () => {
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

it.each([
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
  ['CALENDLY_ENDPOINT', 'calendly.com'],
  ['CHILI_PIPER_ENDPOINT', 'https://{tenant}.chilipiper.com'],
  ['LAUNCHDARKLY_CLIENT_ID', 'a/b'],
  ['LAUNCHDARKLY_ENDPOINT', 'clientsdk.eu.launchdarkly.com'],
  ['LAUNCHDARKLY_STREAM_ENDPOINT', 'ws://localhost'],
  ['SEGMENT_WRITE_KEY', 'a b'],
  ['SEGMENT_CDN_ENDPOINT', 'cdn.segment.com'],
  ['SEGMENT_API_ENDPOINT', 'api.segment.io/v1'],
  ['HUBSPOT_SCRIPT_ENDPOINT', '//js.hs-scripts.com'],
  ['HUBSPOT_BANNER_ENDPOINT', 'js.hs-banner.com'],
  ['FARO_COLLECTOR_URL', 'collect'],
  ['FARO_API_KEY', 'a/b'],
  ['LEADS_DATABASE_URL', 'var/leads.db'],
  ['LEADS_DATABASE_URL', 'libsql://leads.example?authToken=x'],
  ['LEADS_DATABASE_URL', 'https://leads.example'],
  ['LEADS_DATABASE_URL', 'file:'],
  ['LEADS_DATABASE_URL', 'file::memory:'],
  ['LEADS_DATABASE_URL', 'file:100%/leads.db'],
  ['LEADS_DATABASE_URL', 'postgres://u:p@db:99999/leads'],
  ['LEADS_DATABASE_URL', 'postgres://u:p%zz@db/leads'],
])('%s=%s is an error that names the variable', (name, value) => {
  expect(() => parseEnvironment({ [name]: value })).toThrow(EnvironmentError)
  expect(() => parseEnvironment({ [name]: value })).toThrow(`\n  ${name}: `)
})

it.each([
  'file:var/leads.db',
  'file:///var/leads.db',
  'postgres://u:p@db/leads',
  'postgresql://db/leads',
  'postgres:///leads?host=/run/postgresql',
])('LEADS_DATABASE_URL=%s can be used', (url) => {
  expect(parseEnvironment({ LEADS_DATABASE_URL: url }).LEADS_DATABASE_URL).toBe(url)
})

it('every error is in one message', () => {
  const malformed = { DEPLOY_ENV: 'live', PORT: 'x', LEADS_DATABASE_URL: 'x', RECAPTCHA_SITE_KEY: 'x' }
  let message = ''
  try {
    parseEnvironment(malformed)
  } catch (error) {
    message = String(error)
  }
  expect(message).toContain('.env.example')
  for (const name of ['DEPLOY_ENV', 'PORT', 'LEADS_DATABASE_URL', 'RECAPTCHA_SECRET_KEY'])
    expect(message).toContain(`  ${name}: `)
})

it('a token without a repository it could open is an error', () => {
  expect(() => parseEnvironment({ PRISMIC_ACCESS_TOKEN: 'x' })).toThrow('PRISMIC_REPOSITORY: is missing')
  expect(() =>
    parseEnvironment({ PRISMIC_ACCESS_TOKEN: 'x', PRISMIC_ENDPOINT: 'http://localhost/api/v2' }),
  ).not.toThrow()
})

describe('numbers', () => {
  const defaults: Readonly<Record<string, unknown>> = parseEnvironment({})
  const numeric = variableNames.filter((name) => typeof defaults[name] === 'number')

  const refusalOf = (name: string, value: string): string => {
    try {
      parseEnvironment({ [name]: value })
    } catch (error) {
      return String(error)
    }
    return ''
  }

  it.each(numeric)('%s: its error names both limits, once, and both can be used', (name) => {
    const limits = new RegExp(`\\n  ${name}: must be [\\w ]+ from ([\\d.]+) to ([\\d.]+)(?:,|$)`, 'm')
    const [, min = '', max = ''] = limits.exec(refusalOf(name, 'x')) ?? []
    expect([min, max]).not.toContain('')
    for (const value of ['x', '-1', '1e9', '-0.5', String(Number(max) + 1), String(Number(max) + 0.5)]) {
      const message = refusalOf(name, value)
      expect([value, limits.exec(message)?.slice(1)]).toEqual([value, [min, max]])
      expect(message.split('\n')).toHaveLength(2)
    }
    for (const value of [min, max])
      expect(parseEnvironment({ [name]: value })).toHaveProperty(name, Number(value))
  })

  it('the limit of HubSpot is named', () => {
    expect(refusalOf('HUBSPOT_REQUESTS_PER_10_SECONDS', '900')).toContain(
      'HUBSPOT_REQUESTS_PER_10_SECONDS: must be a number of requests from 1 to 200',
    )
  })
})

describe('the content API', () => {
  it('names of hosts are a list in lower case, without ports and addresses', () => {
    const hosts = (value: string) => parseEnvironment({ CONTENT_EDITING_HOSTS: value }).CONTENT_EDITING_HOSTS
    expect(hosts('Studio.example, [fd00::1]')).toEqual(['studio.example', '[fd00::1]'])
    expect(hosts('')).toEqual([])
    for (const value of ['http://studio.example', 'studio.example:9000', '*', 'a b'])
      expect(() => hosts(value)).toThrow('CONTENT_EDITING_HOSTS: must be names of hosts')
  })

  it('cannot be off where its editor is opened by a secret', () => {
    expect(() => parseEnvironment({ CONTENT_API: 'off', CONTENT_EDITING_SECRET: 'x' })).toThrow(
      'CONTENT_API: must not be off',
    )
  })
})

it('.env.example documents each variable, and its values can be used', () => {
  const example = readFileSync(join(__dirname, '../../../.env.example'), 'utf8')
  const documented = new Map(
    [...example.matchAll(/^# ([A-Z_0-9]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
  )
  expect([...documented.keys()].sort()).toEqual([...variableNames].sort())
  expect(() => parseEnvironment(Object.fromEntries(documented))).not.toThrow()
})

it('a build sees no variable of the server: its values cannot reach the browser', () => {
  const seen = new Set<string>(buildVariables)
  for (const name of variableNames.filter((name) =>
    /^(HUBSPOT|RECAPTCHA|LEADS|LAUNCHDARKLY|SEGMENT|FARO)_/.test(name),
  )) {
    expect(seen).not.toContain(name)
  }
})

describe('a process that delivers leads', () => {
  const linesOf = (variables: Record<string, string>): string[] => {
    try {
      parseEnvironment(variables, { deliversLeads: true })
      return []
    } catch (error) {
      return String(error).split('\n').slice(1)
    }
  }
  const needed = variableNames.filter(
    (name) =>
      name.startsWith('HUBSPOT_FORM_') ||
      ['HUBSPOT_PORTAL_ID', 'HUBSPOT_ACCESS_TOKEN', 'HUBSPOT_SUBSCRIPTION_TYPE_ID'].includes(name),
  )

  it('learns of malformed and missing variables in one message', () => {
    const lines = linesOf({ DEPLOY_ENV: 'production', PORT: 'abc', HUBSPOT_PORTAL_ID: 'abc' })
    expect(lines).toHaveLength(1 + needed.length)
    for (const name of ['PORT', ...needed])
      expect(lines.filter((line) => line.startsWith(`  ${name}: `))).toHaveLength(1)
  })

  it('needs the subscription that marketing consent is for', () => {
    expect(linesOf({ HUBSPOT_PORTAL_ID: '1' })).toContain(
      '  HUBSPOT_SUBSCRIPTION_TYPE_ID: is missing although a HubSpot account is set, and without it no marketing consent reaches HubSpot',
    )
  })

  it('is checked though the process has read its environment for something else before', async () => {
    const env = jest.replaceProperty(process, 'env', { DEPLOY_ENV: 'production' })
    await jest.isolateModulesAsync(async () => {
      const { environment } = await import('.')
      expect(environment().DEPLOY_ENV).toBe('production')
      expect(() => environment({ deliversLeads: true })).toThrow('HUBSPOT_PORTAL_ID: is missing')
      expect(environment()).toBe(environment())
    })
    env.restore()
  })

  it('needs no account outside production, and a build needs none at all', () => {
    expect(linesOf({ DEPLOY_ENV: 'staging' })).toEqual([])
    expect(() => parseEnvironment({ DEPLOY_ENV: 'production' })).not.toThrow()
  })
})

it.each([
  ['HUBSPOT_PORTAL_ID', 'abc'],
  ['HUBSPOT_FORM_DEMO', 'no-guid'],
  ['HUBSPOT_REQUESTS_PER_10_SECONDS', '0'],
  ['RECAPTCHA_MIN_SCORE', '1.1'],
  ['FARO_SAMPLING_RATE', '1.01'],
  ['FARO_SAMPLING_RATE', '-0.1'],
  ['FARO_SAMPLING_RATE', '5 %'],
  ['LEADS_RETENTION_DAYS', '0'],
  ['TRUSTED_PROXIES', '-1'],
  ['HUBSPOT_ACCESS_TOKEN', 'pat\n-1'],
])('%s=%s is an error that names the variable', (name, value) => {
  expect(() => parseEnvironment({ [name]: value })).toThrow(`\n  ${name}: `)
})

it('one key of reCAPTCHA without the other is an error', () => {
  expect(() => parseEnvironment({ RECAPTCHA_SITE_KEY: 'x' })).toThrow('RECAPTCHA_SECRET_KEY: is missing')
  expect(() => parseEnvironment({ RECAPTCHA_SECRET_KEY: 'x' })).toThrow('RECAPTCHA_SITE_KEY: is missing')
})

it('a key of an observability collector without its address is an error', () => {
  expect(() => parseEnvironment({ FARO_API_KEY: 'x' })).toThrow('FARO_COLLECTOR_URL: is missing')
})

it('one host of another LaunchDarkly instance without the other is an error', () => {
  const host = 'https://launchdarkly.example'
  expect(() => parseEnvironment({ LAUNCHDARKLY_ENDPOINT: host })).toThrow(
    'LAUNCHDARKLY_STREAM_ENDPOINT: is missing',
  )
  expect(() => parseEnvironment({ LAUNCHDARKLY_STREAM_ENDPOINT: host })).toThrow(
    'LAUNCHDARKLY_ENDPOINT: is missing',
  )
})
