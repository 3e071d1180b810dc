/** The legal part of a submission: consent, or a legitimate interest. */
import { z } from 'zod'
import { hubspotError, type HubspotError } from './errors'

const subscriptionTypeId = z.int().min(1)

const legalConsentSchema = z.union([
  z.strictObject({
    consent: z.strictObject({
      consentToProcess: z.boolean().default(false),
      text: z.string().default(''),
      communications: z
        .array(z.strictObject({ value: z.boolean(), subscriptionTypeId, text: z.string().default('') }))
        .default([]),
    }),
  }),
  z.strictObject({
    legitimateInterest: z.strictObject({
      value: z.boolean().default(false),
      subscriptionTypeId,
      legalBasis: z.string(),
      text: z.string().default(''),
    }),
  }),
])

const isEmpty = (text: string): boolean => text.trim() === ''

/** HubSpot's errors about `legalConsentOptions`. */
export function consentErrors(options: unknown): HubspotError[] {
  const result = legalConsentSchema.safeParse(options)
  if (!result.success) {
    return [
      hubspotError(
        'INVALID_LEGAL_OPTION_FORMAT',
        `Error in 'legalConsentOptions'. ${z.prettifyError(result.error)}`,
      ),
    ]
  }
  const errors: HubspotError[] = []
  if ('legitimateInterest' in result.data) {
    const { value, text } = result.data.legitimateInterest
    if (!value)
      errors.push(hubspotError('MISSING_PROCESSING_CONSENT', 'The legitimate interest must be true'))
    if (isEmpty(text)) errors.push(hubspotError('MISSING_LEGITIMATE_INTEREST_TEXT', 'Its text is missing'))
    return errors
  }
  const { consentToProcess, text, communications } = result.data.consent
  if (!consentToProcess)
    errors.push(hubspotError('MISSING_PROCESSING_CONSENT', 'consentToProcess must be true'))
  if (isEmpty(text)) errors.push(hubspotError('MISSING_PROCESSING_CONSENT_TEXT', 'The text is missing'))
  if (communications.some((communication) => isEmpty(communication.text))) {
    errors.push(hubspotError('MISSING_COMMUNICATION_CONSENT_TEXT', 'The text of a communication is missing'))
  }
  if (
    new Set(communications.map((communication) => communication.subscriptionTypeId)).size <
    communications.length
  ) {
    errors.push(hubspotError('DUPLICATE_SUBSCRIPTION_TYPE_ID', 'A subscription type is given twice'))
  }
  return errors
}
