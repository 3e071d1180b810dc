import { z } from 'zod'
import { defaultLocale, localeOfPath } from '../../../../locales.config'
import { earlierHoneypotField, leadFormIds, leadLimits } from '../../../leads/model/contract'
import { answersAmong, postedFieldSchema } from '../leadFields'
import { consentTextSchema, lineSchema } from '../leadText'
import { maxTokenLength } from './captcha'
import { pathOnHost } from './pagePath'
import { digestOf, type PostedForm } from './submission'
import { malformed, submissionErrorOf, type SubmissionError } from './submissionError'
import { usableVisit, visitOfPage, visitSchema } from './visit'

/** How far a visitor's clock may be ahead of the server's, and how far behind, in milliseconds. */
const clockLead = 5 * 60 * 1000
const clockLag = 24 * 60 * 60 * 1000

// HubSpot refuses leads without the first consent, and two communications for one subscription.
const consentSchema = z.strictObject({
  consentToProcess: z.literal(true),
  text: consentTextSchema,
  communications: z.array(z.strictObject({ value: z.boolean(), text: consentTextSchema })).max(1),
})

const requestSchema = z.strictObject({
  formData: z.strictObject({
    fields: z.array(postedFieldSchema),
    context: z.strictObject({
      hutk: lineSchema.optional(),
      // Room for the origin in front of the longest page; what is too long of the query is cut off later.
      pageUri: z.string().max(4 * leadLimits.page),
      pageName: lineSchema.trim(),
    }),
    formId: z.enum(leadFormIds),
    submittedAt: z.int().nonnegative(),
    legalConsentOptions: z.strictObject({ consent: consentSchema }).optional(),
  }),
  visit: visitSchema.optional(),
  adsAllowed: z.literal(true).optional(),
  captchaResponse: z.string().max(maxTokenLength).optional(),
  botTrap: z.strictObject({
    // Pages of an earlier release name it so.
    [earlierHoneypotField]: z.string().default(''),
    content: z.string().default(''),
    elapsed: z.number().nonnegative(),
  }),
})

export type JsonSubmissionOptions = {
  /** The hosts of this site's pages (`host:port`). */
  hosts: ReadonlySet<string>
  /** The idempotency key, already checked. */
  key: string
  /** In milliseconds since 1970. */
  receivedAt: number
  /** The browser sends the Global Privacy Control with the request. */
  hasPrivacyControl: boolean
}

/**
 * Parses the JSON that the application posts, or returns the error. A malformed visitor token is left out, since HubSpot
 * refuses leads with one; an implausible time is replaced by the server's.
 */
export function parseJsonSubmission(
  body: unknown,
  { hosts, key, receivedAt, hasPrivacyControl }: JsonSubmissionOptions,
): { posted: PostedForm } | { error: SubmissionError } {
  const result = requestSchema.safeParse(body)
  if (!result.success) return { error: submissionErrorOf(result.error.issues) }
  const { formData, visit, captchaResponse, botTrap } = result.data
  const adsAllowed = result.data.adsAllowed === true && !hasPrivacyControl
  const { fields, context, formId: form, legalConsentOptions } = formData

  const page = pathOnHost(context.pageUri, hosts)
  if (page === undefined) return { error: malformed(['pageUri']) }
  const answers = answersAmong(form, fields)
  if ('malformed' in answers) return { error: malformed(answers.malformed) }

  const { values } = answers
  const consent = legalConsentOptions?.consent
  const [communication] = consent?.communications ?? []
  const { hutk } = context
  const byName = Object.entries(values).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return {
    posted: {
      form,
      locale: (localeOfPath(page) ?? defaultLocale()).urlCode,
      page,
      answers: { values, marketingConsent: communication?.value ?? false },
      consentTextsOfPage: {
        ...(consent && { consent: consent.text }),
        ...(communication && { marketing: communication.text }),
      },
      visit: { ...visitOfPage(page, receivedAt, adsAllowed), ...usableVisit(visit, adsAllowed) },
      adsAllowed,
      ...(adsAllowed && hutk && /^[0-9a-f]{32}$/i.test(hutk) && { hutk }),
      submittedAt: isPlausible(formData.submittedAt, receivedAt) ? formData.submittedAt : receivedAt,
      envelope: {
        key,
        // Between two attempts of one submission HubSpot's token may appear, the visitor decide about advertisement, and the
        // bot protection come or fail, so the digest has nothing that depends on them.
        digest: digestOf([form, page.split('?', 1), byName, visit?.partner, consent?.communications]),
        trap: botTrap.content || botTrap[earlierHoneypotField],
        ...(captchaResponse && { token: captchaResponse }),
        elapsed: botTrap.elapsed,
      },
    },
  }
}

const isPlausible = (submittedAt: number, receivedAt: number): boolean =>
  submittedAt <= receivedAt + clockLead && submittedAt >= receivedAt - clockLag
