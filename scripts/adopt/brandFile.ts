import { z } from 'zod'
import { defaultLocale, localeByUrlCode, locales, type Locale } from '../../locales.config'
import { planIds } from '../../src/content/cms/plans'
import { accentColours, colours, darkColours, type ColourName } from '../../src/design/theme/colours'
import { contrast, contrastRules } from '../../src/design/theme/contrast'
import type { Identity } from './rename'

const line = z.string().trim().min(1, 'is empty')

const host = z
  .string()
  .regex(
    /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/,
    'is not a host: write it in small letters, without https:// and path, such as www.brand.example',
  )

const amount = z
  .number('is not a number: write 12.5 for twelve and a half')
  .nonnegative('is less than 0')
  .refine((value) => Number.isInteger(Math.round(value * 1e6) / 1e4), 'has more than two decimals')

const currencies = new Set(Intl.supportedValuesOf('currency'))

const prices = z.strictObject(
  {
    currency: z
      .string('is missing: name the currency of the prices, such as EUR')
      .refine((code) => currencies.has(code), 'is not a currency code such as EUR'),
    plans: z.strictObject(
      Object.fromEntries(
        planIds.map((id) => [id, z.strictObject({ monthly: amount, yearly: amount })]),
      ) as Record<(typeof planIds)[number], z.ZodObject<{ monthly: typeof amount; yearly: typeof amount }>>,
    ),
  },
  {
    error: ({ input }) =>
      input === undefined ? 'is missing: every market that is kept needs its prices' : undefined,
  },
)

const entity = z
  .strictObject(
    {
      name: line,
      legalForm: line,
      address: line,
      city: line,
      country: line,
      phone: line,
      /** What the law of the market demands besides: register, tax number, managers. */
      imprint: z.array(z.strictObject({ label: line, value: line })),
    },
    {
      error: ({ input }) =>
        input === undefined ? 'is missing: every market that is kept needs its legal entity' : undefined,
    },
  )
  .refine(
    ({ name, legalForm }) => name.endsWith(` ${legalForm}`),
    'the name does not end with the legal form: "Brand GmbH" and "GmbH"',
  )

const hex = z.string().regex(/^#[0-9a-f]{6}$/, 'is not a colour such as #12312a, in small letters')
const tone = z.partialRecord(z.enum(Object.keys(colours) as [ColourName, ...ColourName[]]), hex).optional()

/** The colours of each tone after an adoption. */
export function tonesOf(given: Colours): Record<keyof Colours, Record<ColourName, string>> {
  const paper = { ...colours, ...given.paper }
  const dark = { ...darkColours, ...given.dark }
  return {
    paper,
    dark: { ...paper, ...dark },
    accent: { ...paper, ...dark, ...ownAccentColours(), ...given.accent },
  }
}

/** What the accent tone does not share with the dark one. */
export const ownAccentColours = (): Partial<Record<ColourName, string>> =>
  Object.fromEntries(
    Object.entries(accentColours).filter(([name, value]) => darkColours[name as ColourName] !== value),
  )

const coloursSchema = z
  .strictObject({ paper: tone, dark: tone, accent: tone })
  .superRefine((given, context) => {
    for (const [name, values] of Object.entries(tonesOf(given))) {
      for (const { colour, ground, least } of contrastRules) {
        const ratio = contrast(values[colour], values[ground])
        if (ratio >= least) continue
        context.addIssue({
          code: 'custom',
          path: [name],
          message: `${colour} ${values[colour]} on ${ground} ${values[ground]} has a contrast of ${ratio.toFixed(2)}:1, at least ${least}:1 is needed (WCAG AA)`,
        })
      }
    }
  })

type Colours = { [tone in 'paper' | 'dark' | 'accent']?: Partial<Record<ColourName, string>> | undefined }

const marketSchema = z.strictObject({ entity, prices })

const schema = z.strictObject({
  name: z
    .string()
    .regex(
      /^[\p{Lu}][\p{L}\p{N} ]*[\p{L}\p{N}]$/u,
      'begins with a capital letter and has letters, digits and spaces only',
    ),
  slug: z
    .string()
    .regex(/^[a-z][a-z0-9]{2,}$/, 'has three or more small letters and digits, a letter first')
    .optional(),
  hosts: z.strictObject({ site: host, app: host, blog: host, email: host.optional() }),
  markets: z.record(z.string(), marketSchema),
  /** What the plans are called, in every language. */
  planNames: z.strictObject(
    Object.fromEntries(planIds.map((id) => [id, line])) as Record<(typeof planIds)[number], typeof line>,
  ),
  colours: coloursSchema,
})

export type BrandFile = z.infer<typeof schema>
export type MarketFacts = z.infer<typeof marketSchema>

/** The domain of two labels or more that all hosts end with; undefined when there is none. */
export function sharedDomain(hosts: readonly string[]): string | undefined {
  const [first = '', ...others] = hosts
  const labels = first.split('.')
  const domains = labels.map((_, index) => labels.slice(index).join('.'))
  return domains.find(
    (domain) =>
      domain.includes('.') && others.every((other) => other === domain || other.endsWith(`.${domain}`)),
  )
}

/** The part of a legal name before its legal form: what documents of several markets share. */
export const nameWithoutForm = ({ name, legalForm }: MarketFacts['entity']): string =>
  name.slice(0, -legalForm.length).trim()

/** What only the markets together tell. */
function marketProblems(markets: Readonly<Record<string, unknown>>): string[] {
  const codes = Object.keys(markets)
  const kept = codes.flatMap((code) => localeByUrlCode(code) ?? [])
  const unknown = codes.filter((code) => !localeByUrlCode(code))
  const known = locales.map(({ urlCode }) => urlCode).join(', ')
  const standard = defaultLocale().urlCode
  const withoutPrimary = kept.filter(
    ({ isPrimary, contentLanguage }) => !isPrimary && !kept.some(({ code }) => code === contentLanguage),
  )
  return [
    ...unknown.map((code) => `markets.${code}: there is no market "${code}". Markets: ${known}`),
    ...(codes.includes(standard)
      ? []
      : [`markets: "${standard}" is missing. It is the default market, so keep it`]),
    ...withoutPrimary.map(
      ({ urlCode, contentLanguage }) =>
        `markets.${urlCode}: it reads its texts from the market of ${contentLanguage}: keep that one too`,
    ),
  ]
}

/** Markets of one content language share its documents, which name the entity by the same words and the form of the market. */
function entityProblems(file: BrandFile): string[] {
  const primary = keptLocales(file).filter(({ isPrimary }) => isPrimary)
  return keptLocales(file).flatMap(({ urlCode, contentLanguage }) => {
    const shared = primary.find(({ code }) => code === contentLanguage)
    const [own, other] = [file.markets[urlCode], file.markets[shared?.urlCode ?? urlCode]]
    if (!own || !other || nameWithoutForm(own.entity) === nameWithoutForm(other.entity)) return []
    return [
      `markets.${urlCode}.entity: "${own.entity.name}" and "${other.entity.name}" may differ in their legal form only, since both markets share documents`,
    ]
  })
}

function hostProblems({ hosts: { site, app, blog } }: BrandFile): string[] {
  const problems = sharedDomain([site, app, blog])
    ? []
    : ['hosts: site, app and blog share no domain, so that no cookie could be read by all']
  return new Set([site, app, blog]).size === 3
    ? problems
    : [...problems, 'hosts: two of site, app and blog are the same']
}

const issueText = ({ path, message }: { path: readonly PropertyKey[]; message: string }): string =>
  `${path.length > 0 ? path.map(String).join('.') : 'the file'}: ${message}`

/** The file of a brand, or everything that must be corrected in it. */
export function parseBrandFile(value: unknown): { file: BrandFile } | { problems: string[] } {
  const parsed = schema.safeParse(value)
  const markets = z.object({ markets: z.record(z.string(), z.unknown()) }).safeParse(value)
  const problems = [
    ...(parsed.success ? [] : parsed.error.issues.map(issueText)),
    ...(markets.success ? marketProblems(markets.data.markets) : []),
    ...(parsed.success ? [...entityProblems(parsed.data), ...hostProblems(parsed.data)] : []),
  ]
  return parsed.success && problems.length === 0 ? { file: parsed.data } : { problems }
}

/** The markets that are kept, in the order of the table. */
export const keptLocales = ({ markets }: BrandFile): Locale[] =>
  locales.filter(({ urlCode }) => Object.hasOwn(markets, urlCode))

/** The slug of a name: its letters and digits, in small letters without accents. */
const slugOf = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')

/** What the file says about names and hosts. */
export function identityOf({ name, slug = slugOf(name), hosts }: BrandFile): Identity {
  const parentDomain = sharedDomain([hosts.site, hosts.app, hosts.blog]) ?? hosts.site
  return {
    name,
    slug,
    siteHost: hosts.site,
    appHost: hosts.app,
    blogHost: hosts.blog,
    parentDomain,
    emailDomain: hosts.email ?? parentDomain,
  }
}
