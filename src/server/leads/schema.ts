import { z } from 'zod'
import { locales, type UrlCode } from '../../../locales.config'
import { emailProblem } from '../../forms/emailAddress'
import {
  leadFieldNames,
  leadFormIds,
  leadLimits,
  type LeadErrorCode,
  type LeadFieldName,
  type LeadFormId,
} from '../../forms/leadContract'
import { pagePath } from './pagePath'

/** An accepted lead. */
export type Lead = {
  form: LeadFormId
  locale: UrlCode
  /** Path of the page it was sent from, on this site. */
  page: string
  fields: { email: string } & Partial<Record<LeadFieldName, string>>
}

/** Why a posted form is no lead. The message names fields, never values. */
export type LeadFault = { code: LeadErrorCode; message: string }

const urlCodes = locales.map((locale) => locale.urlCode)

/** Line breaks and tabs belong in a message only; other control characters nowhere. */
const singleLine = /^[^\p{Cc}]*$/u
const multiLine = /^(?:[^\p{Cc}]|[\n\r\t])*$/u

const fits = (name: string, value: string): boolean =>
  name === 'message'
    ? value.length <= leadLimits.message && multiLine.test(value)
    : value.length <= leadLimits.field && singleLine.test(value)

const leadSchema = z.object({
  form: z.enum(leadFormIds),
  locale: z.enum(urlCodes),
  page: z.string().transform((value, context) => {
    const path = pagePath(value)
    if (path !== undefined) return path
    context.addIssue({ code: 'custom', message: 'is not a page of this site' })
    return z.NEVER
  }),
  email: z
    .string()
    .trim()
    .refine((value) => emailProblem(value) === undefined),
  fields: z.partialRecord(z.enum(leadFieldNames), z.string().trim()).superRefine((fields, context) => {
    for (const [name, value] of Object.entries(fields)) {
      if (!fits(name, value))
        context.addIssue({ code: 'custom', path: [name], message: 'is too long or malformed' })
    }
  }),
})

/** Parses what a form sent (its honeypot already taken out) into a lead, or gives the fault the visitor is told. */
export function parseLead(values: Record<string, string>): { lead: Lead } | { fault: LeadFault } {
  const { form, locale, page, email, ...fields } = values
  const result = leadSchema.safeParse({ form, locale, page, email, fields })
  if (!result.success) return { fault: faultOf(result.error.issues) }
  const { email: address, ...lead } = result.data
  const filled = Object.entries(lead.fields).filter(([, value]) => value !== '')
  return { lead: { ...lead, fields: { email: address, ...Object.fromEntries(filled) } } }
}

/** The fault to tell first: what a visitor can put right comes before what only a broken form can cause. */
function faultOf(issues: readonly z.core.$ZodIssue[]): LeadFault {
  const names = new Set(issues.map(({ path }) => String(path.at(-1))))
  if (names.has('email'))
    return { code: 'INVALID_EMAIL', message: 'The e-mail address is missing or malformed.' }
  if (names.has('form'))
    return { code: 'UNKNOWN_FORM', message: 'The form is missing or not one of this site.' }
  if (names.has('locale')) return { code: 'UNKNOWN_LOCALE', message: 'The locale is missing or unknown.' }
  // The name came from outside, so it is not repeated.
  if (issues.some(({ code }) => code === 'unrecognized_keys')) {
    return { code: 'UNKNOWN_FIELD', message: 'The form has a field that is not known.' }
  }
  return {
    code: 'INVALID_FIELD',
    message: `Missing, too long or malformed: ${[...names].sort().join(', ')}.`,
  }
}
