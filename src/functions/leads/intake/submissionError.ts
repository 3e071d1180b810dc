import type { z } from 'zod'
import type { LeadErrorCode } from '../../../leads/model/contract'

/** Why a posted body is no lead. The message names fields, never values. */
export type SubmissionError = { code: LeadErrorCode; message: string }

/**
 * The error to report first: one that a visitor can correct comes before one that only a broken form can cause.
 * Messages only contain names of our own schema, since all other names came from outside.
 */
export function submissionErrorOf(issues: readonly z.core.$ZodIssue[]): SubmissionError {
  const names = new Set(issues.map(({ path }) => nameOf(path)))
  if (names.has('form') || names.has('formId'))
    return { code: 'UNKNOWN_FORM', message: 'The form is missing or not one of this site.' }
  if (names.has('locale')) return { code: 'UNKNOWN_LOCALE', message: 'The locale is missing or unknown.' }
  if (issues.some(isUnknownField))
    return { code: 'UNKNOWN_FIELD', message: 'The form has a field that is not known.' }
  return malformed([...names])
}

/** The error of values that are missing, too long or malformed. An e-mail address has its own code. */
export const malformed = (names: readonly string[]): SubmissionError =>
  names.includes('email')
    ? { code: 'INVALID_EMAIL', message: 'The e-mail address is malformed.' }
    : { code: 'INVALID_FIELD', message: `Missing, too long or malformed: ${names.toSorted().join(', ')}.` }

/** The last name of a path; entries of a list go by the list's name. */
const nameOf = (path: readonly PropertyKey[]): string =>
  String(path.findLast((part) => typeof part === 'string') ?? 'body')

/** A key that is in no schema, or a field of the lead whose name is unknown. */
const isUnknownField = (issue: z.core.$ZodIssue): boolean =>
  issue.code === 'unrecognized_keys' || (issue.code === 'invalid_value' && issue.path.at(-1) === 'name')
