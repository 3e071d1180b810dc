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
import { faultOf, type LeadFault } from './leadFault'
import type { PostedValues } from './nativeForm'
import { pagePath } from './pagePath'
import { digestOf, type Submission } from './submission'

/** Time within which the same form, sent again, is the same submission, in milliseconds. */
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
 * Parses what a form posted without the application into a submission, or gives the fault to tell. The fields come
 * from the same rules as in the browser, with what the page's own address says of campaign and partner; the answers
 * to the texts of §3.6 from the texts that stood at the form. The server names the submission itself: by what was
 * posted and a time of ten minutes, so that a form sent twice in a row is taken once.
 */
export function parseNativeForm(
  posted: PostedValues,
  receivedAt: number,
): { submission: Submission } | { fault: LeadFault } {
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
  if (!result.success) return { fault: faultOf(result.error.issues) }
  const native = result.data
  const fields = leadFieldsSchema.safeParse(fieldsOf(native, receivedAt))
  if (!fields.success) return { fault: faultOf(fields.error.issues) }

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
      // A second press may fall into the next ten minutes.
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

/** A tick beside no text is a consent to nothing, so it is none. */
function consentOf({ consentText, marketingText, wantsMarketing }: NativeForm): LeadConsent | undefined {
  if (!consentText) return undefined
  return {
    consentToProcess: true,
    text: consentText,
    communications: marketingText ? [{ value: wantsMarketing, text: marketingText }] : [],
  }
}
