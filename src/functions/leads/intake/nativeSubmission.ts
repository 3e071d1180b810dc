import { z } from 'zod'
import { locales } from '../../../../locales.config'
import {
  adsAllowedField,
  consentTextField,
  earlierHoneypotField,
  formField,
  honeypotField,
  leadFormIds,
  localeField,
  marketingConsentField,
  marketingConsentTextField,
  pageField,
} from '../../../leads/model/contract'
import { leadProperties, objectTypeIdOf } from '../../../leads/model/properties'
import { answersAmong } from '../leadFields'
import { consentTextSchema } from '../leadText'
import type { PostedValues } from './nativeForm'
import { pagePath } from './pagePath'
import { digestOf, type PostedForm } from './submission'
import { malformed, submissionErrorOf, type SubmissionError } from './submissionError'
import { visitOfPage } from './visit'

/** A form that is sent again within this time is the same submission, in milliseconds. */
const repeatWindow = 10 * 60 * 1000

const optionalConsentText = z
  .string()
  .default('')
  .transform((text) => text.trim() || undefined)
  .pipe(consentTextSchema.optional())

/** A browser posts a line break as two characters, and counts it as one against the field's `maxLength`. */
const answer = z.string().transform((text) => text.replace(/\r\n?/g, '\n'))

const formSchema = z.object({
  form: z.enum(leadFormIds),
  locale: z.enum(locales.map(({ urlCode }) => urlCode)),
  page: z.string().transform((value, context) => {
    const path = pagePath(value)
    if (path !== undefined) return path
    context.addIssue({ code: 'custom', message: 'is not a page of this site' })
    return z.NEVER
  }),
  wantsMarketing: z.string().default('').transform(Boolean),
  marketingText: optionalConsentText,
  consentText: optionalConsentText,
  fields: z.partialRecord(z.enum(leadProperties), answer),
})

/**
 * Parses the values of a native form, or returns the error. Campaign and partner are those of the page's own address; the
 * campaign counts only where the application has set `adsAllowedField` and the browser sends no Global Privacy Control. The
 * server makes the idempotency key: from the posted values and a window of ten minutes, so that a form sent twice in a
 * row is stored once.
 */
export function parseNativeForm(
  native: PostedValues,
  { receivedAt, hasPrivacyControl }: { receivedAt: number; hasPrivacyControl: boolean },
): { posted: PostedForm } | { error: SubmissionError } {
  const {
    [formField]: form,
    [localeField]: locale,
    [pageField]: page,
    [honeypotField]: trap = '',
    [earlierHoneypotField]: earlierTrap = '',
    [marketingConsentField]: wantsMarketing,
    [marketingConsentTextField]: marketingText,
    [consentTextField]: consentText,
    [adsAllowedField]: allowed,
    ...rest
  } = native
  const values = { form, locale, page, wantsMarketing, marketingText, consentText, fields: rest }
  const result = formSchema.safeParse(values)
  if (!result.success) return { error: submissionErrorOf(result.error.issues) }
  const { fields, ...parsed } = result.data
  const answers = answersAmong(
    parsed.form,
    leadProperties.flatMap((name) => {
      const value = fields[name]
      return value === undefined ? [] : [{ objectTypeId: objectTypeIdOf(name), name, value }]
    }),
  )
  if ('malformed' in answers) return { error: malformed(answers.malformed) }

  const adsAllowed = allowed === 'true' && !hasPrivacyControl
  const digest = digestOf(Object.entries(values))
  const keyAt = (time: number): string => `native:${digest}:${Math.floor(time / repeatWindow)}`
  return {
    posted: {
      form: parsed.form,
      locale: parsed.locale,
      page: parsed.page,
      answers: { values: answers.values, marketingConsent: parsed.wantsMarketing },
      consentTextsOfPage: {
        ...(parsed.consentText && { consent: parsed.consentText }),
        ...(parsed.marketingText && { marketing: parsed.marketingText }),
      },
      visit: visitOfPage(parsed.page, receivedAt, adsAllowed),
      adsAllowed,
      submittedAt: receivedAt,
      envelope: {
        key: keyAt(receivedAt),
        // A second click may be in the next window.
        earlierKey: keyAt(receivedAt - repeatWindow),
        digest,
        trap: trap || earlierTrap,
      },
    },
  }
}
