/** The body of a submission (HubSpot, "Submit data to a form"). */
import { isIP } from 'node:net'
import { z } from 'zod'
import { consentErrors } from './consent'
import { hubspotError, type HubspotError } from './errors'
import { fieldSchema } from './field'
import { fieldErrors, type HubspotForm } from './form'

const contextSchema = z.strictObject({
  hutk: z.string().optional(),
  ipAddress: z.string().optional(),
  pageUri: z.string().optional(),
  pageName: z.string().optional(),
  pageId: z.string().optional(),
  sfdcCampaignId: z.string().optional(),
  goToWebinarWebinarKey: z.string().optional(),
})

// HubSpot does not document what unknown keys do; the stand-in refuses them, so that they are noticed.
const submissionSchema = z.strictObject({
  fields: z.array(fieldSchema),
  submittedAt: z.union([z.string().regex(/^\d{1,15}$/), z.int().min(0)]).optional(),
  context: contextSchema.optional(),
  legalConsentOptions: z.json().optional(),
  skipValidation: z.boolean().optional(),
})

export type Submission = z.infer<typeof submissionSchema>

/** `message` describes the whole; errors of the structure have no `errorType`. */
export type ParsedSubmission = { submission: Submission } | { errors: HubspotError[]; message: string }

type Account = {
  form: HubspotForm
  /** Sent with a token to the endpoint for servers. */
  isSecure: boolean
  /** True for a token of HubSpot's cookie that its tracking code has issued. */
  knowsVisitor: (hutk: string) => boolean
}

/** Checks a body as HubSpot does. Gives the submission or all its errors. */
export function parseSubmission(body: unknown, { form, isSecure, knowsVisitor }: Account): ParsedSubmission {
  const result = submissionSchema.safeParse(body)
  if (!result.success) {
    const errors = result.error.issues
      .filter(({ path }) => path[0] === 'context')
      .map(({ message }) => hubspotError('INVALID_METADATA', `Error in 'context'. ${message}`))
    return { errors, message: `Invalid input JSON: ${z.prettifyError(result.error)}` }
  }
  const submission = result.data
  const { fields, context, legalConsentOptions, skipValidation } = submission
  const errors = [
    ...(skipValidation ? [] : fieldErrors(fields, form, isSecure)),
    ...contextErrors(context ?? {}, knowsVisitor),
    ...(legalConsentOptions === undefined ? [] : consentErrors(legalConsentOptions)),
  ]
  return errors.length > 0 ? { errors, message: 'The request is not valid' } : { submission }
}

function contextErrors(
  { hutk, ipAddress, pageUri }: z.infer<typeof contextSchema>,
  knowsVisitor: Account['knowsVisitor'],
): HubspotError[] {
  const errors: HubspotError[] = []
  if (hutk !== undefined && !(/^[0-9a-f]{32}$/.test(hutk) && knowsVisitor(hutk))) {
    errors.push(hubspotError('INVALID_HUTK', "Error in 'context.hutk'. No visitor has this token"))
  }
  if (ipAddress !== undefined && isIP(ipAddress) === 0) {
    errors.push(hubspotError('INVALID_IP_ADDRESS', "Error in 'context.ipAddress'. It is no IP address"))
  }
  if (pageUri !== undefined && !isWebAddress(pageUri)) {
    errors.push(hubspotError('INVALID_PAGE_URI', "Error in 'context.pageUri'. It is no web address"))
  }
  return errors
}

const isWebAddress = (text: string): boolean =>
  URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol)
