import { z } from 'zod'
import { defaultLocale, localeOfPath } from '../../../../locales.config'
import { brand } from '../../../brand'
import { leadFormIds, leadLimits, type LeadRequest } from '../../../leads/contract'
import { leadFieldsSchema } from '../leadFields'
import { consentTextSchema, lineSchema } from '../leadText'
import { maxTokenLength } from './captcha'
import { faultOf, type LeadFault } from './leadFault'
import { pathOnHost } from './pagePath'
import { digestOf, type Submission } from './submission'

/** Bounds around the server's clock within which a visitor's clock is believed, in milliseconds. */
const clockLead = 5 * 60 * 1000
const clockLag = 24 * 60 * 60 * 1000

// HubSpot refuses leads without the first consent, and two answers about its one subscription.
const consentSchema = z.strictObject({
  consentToProcess: z.literal(true),
  text: consentTextSchema,
  communications: z.array(z.strictObject({ value: z.boolean(), text: consentTextSchema })).max(1),
})

const requestSchema = z.strictObject({
  formData: z.strictObject({
    fields: leadFieldsSchema,
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
  captchaResponse: z.string().max(maxTokenLength).optional(),
  botTrap: z.strictObject({ website: z.string(), elapsed: z.number().nonnegative() }),
}) satisfies z.ZodType<LeadRequest>

export type JsonSubmissionOptions = {
  /** The hosts that pages of this site have (`host:port`). */
  hosts: ReadonlySet<string>
  /** Value of the header that names the submission, already checked. */
  key: string
  /** In milliseconds since 1970. */
  receivedAt: number
}

/**
 * Parses what the application posts (§7) into a submission, or gives the fault to answer. The page keeps its path
 * and gets the site's public origin; a visitor token of HubSpot that is none is left out, since HubSpot refuses
 * leads with one; a time that cannot be right is replaced by the server's.
 */
export function parseJsonSubmission(
  body: unknown,
  { hosts, key, receivedAt }: JsonSubmissionOptions,
): { submission: Submission } | { fault: LeadFault } {
  const result = requestSchema.safeParse(body)
  if (!result.success) return { fault: faultOf(result.error.issues) }
  const { formData, captchaResponse, botTrap } = result.data
  const { fields, context, formId: form, legalConsentOptions } = formData

  const page = pathOnHost(context.pageUri, hosts)
  if (page === undefined)
    return { fault: { code: 'INVALID_FIELD', message: 'Missing, too long or malformed: pageUri.' } }

  const consent = legalConsentOptions?.consent
  const pageUri = brand.siteOrigin + page
  const { hutk, pageName } = context
  const byName = fields.toSorted((a, b) => (a.name < b.name ? -1 : 1))
  return {
    submission: {
      lead: {
        form,
        locale: (localeOfPath(page) ?? defaultLocale()).urlCode,
        page,
        fields,
        context: { ...(hutk && /^[0-9a-f]{32}$/i.test(hutk) && { hutk }), pageUri, pageName },
        ...(consent && { consent }),
        submittedAt: isBelievable(formData.submittedAt, receivedAt) ? formData.submittedAt : receivedAt,
      },
      key,
      // HubSpot's token may appear between two attempts of one submission, so it makes no other one of it.
      digest: digestOf([form, pageUri, pageName, byName.map(({ name, value }) => [name, value]), consent]),
      trap: botTrap.website,
      ...(captchaResponse && { token: captchaResponse }),
      elapsed: botTrap.elapsed,
    },
  }
}

const isBelievable = (submittedAt: number, receivedAt: number): boolean =>
  submittedAt <= receivedAt + clockLead && submittedAt >= receivedAt - clockLag
