/** The body of a submission (integrations.md §1.1, "Request body"). */
import { isIP } from 'node:net'
import { z } from 'zod'
import { consentFaults } from './consent'
import { faultOf, type SubmissionFault } from './errors'
import { fieldSchema } from './field'
import { fieldFaults, type HubspotForm } from './form'

const contextSchema = z.strictObject({
  hutk: z.string().optional(),
  ipAddress: z.string().optional(),
  pageUri: z.string().optional(),
  pageName: z.string().optional(),
  pageId: z.string().optional(),
  sfdcCampaignId: z.string().optional(),
  goToWebinarWebinarKey: z.string().optional(),
})

// What HubSpot does about keys it does not know is not documented; the stand-in refuses them, so that they are noticed.
const submissionSchema = z.strictObject({
  fields: z.array(fieldSchema),
  submittedAt: z.union([z.string().regex(/^\d{1,15}$/), z.int().min(0)]).optional(),
  context: contextSchema.optional(),
  legalConsentOptions: z.json().optional(),
  skipValidation: z.boolean().optional(),
})

export type Submission = z.infer<typeof submissionSchema>

/** `message` says what is wrong as a whole; shape faults have no error type of their own. */
export type ParsedSubmission = { submission: Submission } | { faults: SubmissionFault[]; message: string }

type Account = {
  form: HubspotForm
  /** Sent with a token to the endpoint for servers. */
  isSecure: boolean
  /** True for a token of HubSpot's cookie that its tracking code has made. */
  knowsVisitor: (hutk: string) => boolean
}

/** Checks a body as HubSpot does and gives it, or everything that is wrong with it. */
export function parseSubmission(body: unknown, { form, isSecure, knowsVisitor }: Account): ParsedSubmission {
  const result = submissionSchema.safeParse(body)
  if (!result.success) {
    const faults = result.error.issues
      .filter(({ path }) => path[0] === 'context')
      .map(({ message }) => faultOf('INVALID_METADATA', `Error in 'context'. ${message}`))
    return { faults, message: `Invalid input JSON: ${z.prettifyError(result.error)}` }
  }
  const submission = result.data
  const { fields, context, legalConsentOptions, skipValidation } = submission
  const faults = [
    ...(skipValidation ? [] : fieldFaults(fields, form, isSecure)),
    ...contextFaults(context ?? {}, knowsVisitor),
    ...(legalConsentOptions === undefined ? [] : consentFaults(legalConsentOptions)),
  ]
  return faults.length > 0 ? { faults, message: 'The request is not valid' } : { submission }
}

function contextFaults(
  { hutk, ipAddress, pageUri }: z.infer<typeof contextSchema>,
  knowsVisitor: Account['knowsVisitor'],
): SubmissionFault[] {
  const faults: SubmissionFault[] = []
  if (hutk !== undefined && !(/^[0-9a-f]{32}$/.test(hutk) && knowsVisitor(hutk))) {
    faults.push(faultOf('INVALID_HUTK', "Error in 'context.hutk'. No visitor has this token"))
  }
  if (ipAddress !== undefined && isIP(ipAddress) === 0) {
    faults.push(faultOf('INVALID_IP_ADDRESS', "Error in 'context.ipAddress'. It is no IP address"))
  }
  if (pageUri !== undefined && !isWebAddress(pageUri)) {
    faults.push(faultOf('INVALID_PAGE_URI', "Error in 'context.pageUri'. It is no web address"))
  }
  return faults
}

const isWebAddress = (text: string): boolean =>
  URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol)
