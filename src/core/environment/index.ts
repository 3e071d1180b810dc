import { z } from 'zod'

/**
 * Every variable the build, the server and the scripts read, in one schema, parsed once. The build puts none of
 * them into the browser's code; what the browser may know it asks the server for. `.env.example` documents each; `buildVariables` lists what a build may see.
 */
const optionalText = z
  .string()
  .optional()
  .transform((value) => (value === '' ? undefined : value))

/** A secret that is put into a header or an address as it is. */
const secret = optionalText.pipe(
  z.string().regex(/^\S+$/, { error: 'must not contain spaces or line breaks' }).optional(),
)

/** An id that every visitor may see, put into an address as it is. */
const publicId = (error: string) =>
  optionalText.pipe(
    z
      .string()
      .regex(/^[\w-]+$/, { error })
      .optional(),
  )

const optionalUrl = optionalText.pipe(
  z.url({ protocol: /^https?$/, error: 'must be an http(s) address' }).optional(),
)

const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http(s) address' })

/** True for the address of a database whose parts can be read; whether there is one may change while the server runs. */
function isReadableAddress(address: string): boolean {
  try {
    decodeURIComponent(address)
    return address.startsWith('file:') || Boolean(new URL(address))
  } catch {
    return false
  }
}

/** A number with its limits, which its error names. `what` is what is counted: "a number of days", "a port number". */
const numberFrom = (min: number, max: number, what: string) => {
  const error = `must be ${what} from ${min} to ${max}`
  return z.coerce.number({ error }).min(min, { error }).max(max, { error })
}

/** A whole number with its limits. */
const wholeNumberFrom = (min: number, max: number, what: string) => {
  const error = `must be ${what} from ${min} to ${max}, in whole numbers`
  return z.coerce.number({ error }).int({ error }).min(min, { error }).max(max, { error })
}

const portNumber = wholeNumberFrom(0, 65_535, 'a port number')

/** Names of hosts with a comma between them, without port; a list, empty when there are none. */
const hostList = optionalText
  .pipe(
    z
      .string()
      .regex(/^\s*(?:[a-z\d.-]+|\[[\da-f:.]+\])(?:\s*,\s*(?:[a-z\d.-]+|\[[\da-f:.]+\]))*\s*$/i, {
        error: 'must be names of hosts without a port, with a comma between them: studio.example, [fd00::1]',
      })
      .optional(),
  )
  .transform((hosts) => hosts?.split(',').map((host) => host.trim().toLowerCase()) ?? [])

const formGuid = optionalText.pipe(z.guid({ error: 'must be the GUID of a HubSpot form' }).optional())

/** One HubSpot form for each form of the site; `hubspotFormVariable` names the variable of a form. */
const hubspotForms = {
  HUBSPOT_FORM_WORK_EMAIL: formGuid,
  HUBSPOT_FORM_DEMO: formGuid,
  HUBSPOT_FORM_CONTACT: formGuid,
  HUBSPOT_FORM_NEWSLETTER: formGuid,
  HUBSPOT_FORM_EBOOK: formGuid,
  HUBSPOT_FORM_WEBINAR: formGuid,
  HUBSPOT_FORM_REFERRAL: formGuid,
  HUBSPOT_FORM_PARTNER: formGuid,
  HUBSPOT_FORM_TREASURY_WAITLIST: formGuid,
  HUBSPOT_FORM_VULNERABILITY: formGuid,
  HUBSPOT_FORM_DATA_SUBJECT_REQUEST: formGuid,
  HUBSPOT_FORM_SIGN_UP: formGuid,
  HUBSPOT_FORM_QUALIFICATION: formGuid,
  HUBSPOT_FORM_MEETING: formGuid,
  HUBSPOT_FORM_INVOICE_GENERATOR: formGuid,
}

export type HubspotFormVariable = keyof typeof hubspotForms

/** The longest time that a timer of Node waits, in whole thousands of minutes. */
export const longestVerifyMinutes = 35_000

const schema = z.object({
  DEPLOY_ENV: z
    .enum(['development', 'staging', 'production'], {
      error: 'must be development, staging or production',
    })
    .default('development'),
  PORT: portNumber.default(9000),
  HOST: z.string().min(1).default('localhost'),
  SERVICE_WORKER: z.enum(['on', 'off'], { error: 'must be on or off' }).default('on'),
  FUNCTIONS: z.enum(['on', 'off'], { error: 'must be on or off' }).default('on'),
  PRISMIC_REPOSITORY: optionalText.pipe(
    z
      .string()
      .regex(/^[a-z0-9][a-z0-9-]{2,}[a-z0-9]$/, {
        error: 'must be a Prismic repository name (at least four of a-z, 0-9, -)',
      })
      .optional(),
  ),
  PRISMIC_ACCESS_TOKEN: secret,
  PRISMIC_ENDPOINT: optionalUrl,
  PRISMIC_WRITE_TOKEN: secret,
  PRISMIC_CUSTOM_TYPES_TOKEN: secret,
  CONTENT_DIR: z.string().min(1).default('content'),
  CONTENT_API: z.enum(['on', 'off'], { error: 'must be on or off' }).optional(),
  CONTENT_API_REQUESTS_PER_10_SECONDS: wholeNumberFrom(1, 2000, 'a number of requests').default(200),
  CONTENT_EDITING_SECRET: secret,
  CONTENT_EDITING_HOSTS: hostList,
  GREENHOUSE_BOARD: optionalText.pipe(
    z
      .string()
      .regex(/^[\w-]+$/, { error: 'must be a Greenhouse board token' })
      .optional(),
  ),
  GREENHOUSE_ENDPOINT: optionalUrl,
  PUBLISHER_PORT: portNumber.default(9010),
  PUBLISHER_HOST: z.string().min(1).default('localhost'),
  PUBLISHER_SECRET: secret,
  PUBLISHER_URL: optionalUrl,
  PUBLISHER_DEPLOY_COMMAND: optionalText,
  PUBLISHER_VERIFY_MINUTES: numberFrom(0, longestVerifyMinutes, 'a number of minutes').default(1440),
  LEADS_DATABASE_URL: z
    .string()
    .regex(/^(?:file:(?!:memory:|[?#]|$)|postgres(?:ql)?:\/\/)/, {
      error: 'must be file:PATH, or postgres://… for several machines (other databases are not supported)',
    })
    .refine(isReadableAddress, {
      error: 'cannot be read as an address: look for an invalid port or %…',
    })
    .default('file:var/leads.db'),
  LEADS_RETENTION_DAYS: wholeNumberFrom(1, 3650, 'a number of days').default(30),
  LEADS_PER_MINUTE: wholeNumberFrom(1, 100_000, 'a number of submissions').default(10),
  LEADS_PER_RECIPIENT_PER_HOUR: wholeNumberFrom(1, 100_000, 'a number of leads').default(30),
  LEADS_OVERALL_PER_MINUTE: wholeNumberFrom(1, 1_000_000, 'a number of leads').default(300),
  LEADS_DOUBT_MINUTES: wholeNumberFrom(0, 1440, 'a number of minutes').default(15),
  LEADS_DOUBTFUL_PER_HOUR: wholeNumberFrom(0, 100_000, 'a number of leads').default(30),
  TRUSTED_PROXIES: wholeNumberFrom(0, 10, 'a number of proxies').default(0),
  HUBSPOT_PORTAL_ID: optionalText.pipe(
    z.string().regex(/^\d+$/, { error: 'must be the number of a HubSpot account' }).optional(),
  ),
  HUBSPOT_ACCESS_TOKEN: secret,
  HUBSPOT_ENDPOINT: httpUrl.default('https://api.hsforms.com'),
  HUBSPOT_SUBSCRIPTION_TYPE_ID: optionalText.pipe(
    z.string().regex(/^\d+$/, { error: 'must be the number of a subscription type' }).optional(),
  ),
  HUBSPOT_REQUESTS_PER_10_SECONDS: wholeNumberFrom(1, 200, 'a number of requests').default(90),
  ...hubspotForms,
  // Accounts in the European data centre have their pages on meetings-eu1.hubspot.com.
  HUBSPOT_MEETINGS_ENDPOINT: httpUrl.default('https://meetings.hubspot.com'),
  CALENDLY_ENDPOINT: httpUrl.default('https://calendly.com'),
  CHILI_PIPER_ENDPOINT: z
    .string()
    .regex(/^https?:\/\/(?:\{account\}|[\w-]+)[^\s{}]*$/, {
      error: 'must be an http(s) address, in which {account} stands for the account',
    })
    .default('https://{account}.chilipiper.com'),
  HUBSPOT_SCRIPT_ENDPOINT: httpUrl.default('https://js.hs-scripts.com'),
  HUBSPOT_BANNER_ENDPOINT: httpUrl.default('https://js.hs-banner.com'),
  LAUNCHDARKLY_CLIENT_ID: publicId('must be the client-side ID of a LaunchDarkly environment'),
  LAUNCHDARKLY_ENDPOINT: httpUrl.default('https://clientsdk.eu.launchdarkly.com'),
  LAUNCHDARKLY_STREAM_ENDPOINT: httpUrl.default('https://clientstream.eu.launchdarkly.com'),
  SEGMENT_WRITE_KEY: publicId('must be the write key of a Segment source'),
  SEGMENT_CDN_ENDPOINT: httpUrl.default('https://cdn.segment.com'),
  SEGMENT_API_ENDPOINT: httpUrl.default('https://api.segment.io/v1'),
  FRESHCHAT_SCRIPT_URL: optionalText.pipe(
    z
      .url({ protocol: /^https?$/, error: 'must be the address of the script of a Freshchat account' })
      .optional(),
  ),
  FRESHCHAT_TOKEN: publicId('must be the token of a Freshchat widget'),
  TYPEFORM_ENDPOINT: optionalUrl,
  FARO_COLLECTOR_URL: optionalUrl,
  FARO_API_KEY: publicId('must be the key of a Faro collector'),
  FARO_SAMPLING_RATE: numberFrom(0, 1, 'a number').default(0.05),
  RECAPTCHA_SITE_KEY: secret,
  RECAPTCHA_SECRET_KEY: secret,
  RECAPTCHA_ENDPOINT: httpUrl.default('https://www.google.com/recaptcha'),
  RECAPTCHA_MIN_SCORE: numberFrom(0, 1, 'a number').default(0.5),
})

export type Environment = z.infer<typeof schema>

type Variables = Readonly<Record<string, string | undefined>>

/** Variables that are missing although their counterpart is set, or contradict it. Read before parsing, so that no other error hides them. */
function missingCompanions(set: Variables): string[] {
  const lines: string[] = []
  const missing = (name: string, beside: string): void =>
    void lines.push(`  ${name}: is missing although ${beside} is set`)
  if (set['PRISMIC_ACCESS_TOKEN'] && !set['PRISMIC_REPOSITORY'] && !set['PRISMIC_ENDPOINT'])
    missing('PRISMIC_REPOSITORY', 'PRISMIC_ACCESS_TOKEN')
  for (const [one, other] of [
    ['RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET_KEY'],
    ['RECAPTCHA_SECRET_KEY', 'RECAPTCHA_SITE_KEY'],
    ['FARO_API_KEY', 'FARO_COLLECTOR_URL'],
    ['FRESHCHAT_TOKEN', 'FRESHCHAT_SCRIPT_URL'],
    // They are hosts of one instance, and the usual ones those of the EU.
    ['LAUNCHDARKLY_ENDPOINT', 'LAUNCHDARKLY_STREAM_ENDPOINT'],
    ['LAUNCHDARKLY_STREAM_ENDPOINT', 'LAUNCHDARKLY_ENDPOINT'],
  ] as const) {
    if (set[one] && !set[other]) missing(other, one)
  }
  if (set['CONTENT_API'] === 'off' && set['CONTENT_EDITING_SECRET'])
    lines.push('  CONTENT_API: must not be off while CONTENT_EDITING_SECRET is set, the editor is part of it')
  return lines
}

/** What a HubSpot account needs beside its forms, and why. */
const hubspotNeeds = {
  HUBSPOT_PORTAL_ID: '',
  HUBSPOT_ACCESS_TOKEN: '',
  HUBSPOT_SUBSCRIPTION_TYPE_ID: ', and without it no marketing consent reaches HubSpot',
}

/**
 * The missing variables of the HubSpot account, a line for each. As soon as its id or its token is set, and always in
 * production, all of it is needed. None is missing on a site that names no account: it stores its leads.
 */
export function missingHubspotVariables(set: Readonly<Record<string, unknown>>): string[] {
  const isNamed = Boolean(set['HUBSPOT_PORTAL_ID'] || set['HUBSPOT_ACCESS_TOKEN'])
  if (!isNamed && set['DEPLOY_ENV'] !== 'production') return []
  const reason = isNamed
    ? 'is missing although a HubSpot account is set'
    : 'is missing: in production leads are delivered to HubSpot'
  const needs = [...Object.entries(hubspotNeeds), ...Object.keys(hubspotForms).map((name) => [name, ''])]
  return needs.flatMap(([name = '', why]) => (set[name] ? [] : [`  ${name}: ${reason}${why}`]))
}

/** Thrown with every missing or malformed variable in one message, a line for each. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError'

  constructor(lines: readonly string[]) {
    super(`The environment is not usable (see .env.example):\n${lines.join('\n')}`)
  }
}

/** What a process does beyond reading the environment, and therefore needs of it. */
export type Purpose = {
  /** It delivers leads, so the HubSpot account must be complete. A build and the listing of leads do without. */
  deliversLeads?: boolean
}

/**
 * Parses the variables. Throws an EnvironmentError that names every malformed or missing one and says what it must be.
 */
export function parseEnvironment(variables: Variables, { deliversLeads = false }: Purpose = {}): Environment {
  // An empty variable counts as not set: build scripts pass every name.
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const result = schema.safeParse(set)
  const missing = [...missingCompanions(set), ...(deliversLeads ? missingHubspotVariables(set) : [])]
  if (result.success && missing.length === 0) return result.data
  const malformed = (result.error?.issues ?? []).map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
  // A number may break two of its limits, which one sentence names.
  throw new EnvironmentError([...new Set([...malformed, ...missing])])
}

const parsed: { delivering?: Environment; other?: Environment } = {}

/** The environment of this process, parsed at the first call for each purpose. Throws as parseEnvironment does. */
export function environment(purpose: Purpose = {}): Environment {
  // Bundlers replace `process.env.X` at build time; the global is read as it is.
  return (parsed[purpose.deliversLeads ? 'delivering' : 'other'] ??= parseEnvironment(
    globalThis.process.env,
    purpose,
  ))
}

/** The name of every variable of this site. */
export const variableNames: readonly string[] = Object.keys(schema.shape)

/**
 * The variables a build runs with: Gatsby writes every variable's name into the renderer's configuration, so one
 * unrelated new name would render every page again. Variables that only the server reads are left out.
 */
export const buildVariables = [
  'PATH', 'HOME', 'LANG', 'TZ', 'CI', 'NODE_ENV', 'GATSBY_CPU_COUNT', 'GATSBY_TELEMETRY_DISABLED', 'NODE_OPTIONS',
  'DEPLOY_ENV', 'SERVICE_WORKER', 'FUNCTIONS', 'PORT', 'HOST', 'PRISMIC_REPOSITORY', 'PRISMIC_ACCESS_TOKEN', 'PRISMIC_ENDPOINT', 'CONTENT_DIR',
  'GREENHOUSE_BOARD', 'GREENHOUSE_ENDPOINT',
] as const // prettier-ignore
