import { z } from 'zod'
import { locales } from '../../../../locales.config'
import { partnerOf, touchOf } from '../../../attribution/touch'
import { brand } from '../../../brand'
import {
  consentTextField,
  emailField,
  formField,
  honeypotField,
  leadFieldNames,
  leadFormIds,
  localeField,
  marketingConsentField,
  marketingConsentTextField,
  pageField,
  type LeadConsent,
} from '../../../leads/contract'
import { emailError } from '../../../leads/emailAddress'
import { leadFields } from '../../../leads/rules'
import { leadFieldsSchema } from '../leadFields'
import { consentTextSchema, isFieldText } from '../leadText'
import type { PostedValues } from './nativeForm'
import { pagePath } from './pagePath'
import { digestOf, type Submission } from './submission'
import { submissionErrorOf, type SubmissionError } from './submissionError'

/** A form that is sent again within this time is the same submission, in milliseconds. */
const repeatWindow = 10 * 60 * 1000

const optionalConsentText = z
  .string()
  .default('')
  .transform((text) => text.trim() || undefined)
  .pipe(consentTextSchema.optional())

/** A browser posts a line break as two characters, and counts it as one against the field's `maxLength`. */
const answer = z.string().transform((text) => text.replace(/\r\n?/g, '\n').trim())

const formSchema = z.object({
  form: z.enum(leadFormIds),
  locale: z.enum(locales.map(({ urlCode }) => urlCode)),
  page: z.string().transform((value, context) => {
    const path = pagePath(value)
    if (path !== undefined) return path
    context.addIssue({ code: 'custom', message: 'is not a page of this site' })
    return z.NEVER
  }),
  email: z
    .string()
    .trim()
    .refine((value) => emailError(value) === undefined),
  wantsMarketing: z.string().default('').transform(Boolean),
  marketingText: optionalConsentText,
  consentText: optionalConsentText,
  fields: z.partialRecord(z.enum(leadFieldNames), answer).superRefine((fields, context) => {
    for (const [name, value] of Object.entries(fields)) {
      if (!isFieldText(name, value))
        context.addIssue({ code: 'custom', path: [name], message: 'is too long or malformed' })
    }
  }),
})

type NativeForm = z.infer<typeof formSchema>

/**
 * Parses the values of a native form into a submission, or returns the error. The fields follow the same rules as in
 * the browser, with campaign and partner from the page's own address; the consents are those to the texts shown with
 * the form. The server makes the idempotency key: from the posted values and a window of ten minutes, so that a form
 * sent twice in a row is stored once.
 */
export function parseNativeForm(
  posted: PostedValues,
  receivedAt: number,
): { submission: Submission } | { error: SubmissionError } {
  const {
    [formField]: form,
    [localeField]: locale,
    [pageField]: page,
    [emailField]: email,
    [honeypotField]: trap = '',
    [marketingConsentField]: wantsMarketing,
    [marketingConsentTextField]: marketingText,
    [consentTextField]: consentText,
    ...rest
  } = posted
  const values = { form, locale, page, email, wantsMarketing, marketingText, consentText, fields: rest }
  const result = formSchema.safeParse(values)
  if (!result.success) return { error: submissionErrorOf(result.error.issues) }
  const native = result.data
  const fields = leadFieldsSchema.safeParse(fieldsOf(native, receivedAt))
  if (!fields.success) return { error: submissionErrorOf(fields.error.issues) }

  const consent = consentOf(native)
  const digest = digestOf(Object.entries(values))
  const keyAt = (time: number): string => `native:${digest}:${Math.floor(time / repeatWindow)}`
  return {
    submission: {
      lead: {
        form: native.form,
        locale: native.locale,
        page: native.page,
        fields: fields.data,
        // Only the application knows the title of a page.
        context: { pageUri: brand.siteOrigin + native.page, pageName: native.page },
        ...(consent && { consent }),
        submittedAt: receivedAt,
      },
      key: keyAt(receivedAt),
      // A second click may be in the next window.
      earlierKey: keyAt(receivedAt - repeatWindow),
      digest,
      trap,
    },
  }
}

function fieldsOf({ form, locale, page, email, fields, ...consent }: NativeForm, now: number): unknown {
  const { search } = new URL(page, brand.siteOrigin)
  const partner = partnerOf(search)
  return leadFields({
    form,
    values: { ...fields, email },
    locale,
    page,
    attribution: touchOf({ search, host: brand.parentDomain, now }),
    ...(partner && { partner }),
    marketingConsent: consent.wantsMarketing && consent.marketingText !== undefined,
    now,
  })
}

/** A ticked box without a text is a consent to nothing, so it is none. */
function consentOf({ consentText, marketingText, wantsMarketing }: NativeForm): LeadConsent | undefined {
  if (!consentText) return undefined
  return {
    consentToProcess: true,
    text: consentText,
    communications: marketingText ? [{ value: wantsMarketing, text: marketingText }] : [],
  }
}
