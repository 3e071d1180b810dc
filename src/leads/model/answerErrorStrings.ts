import type { GlobalStringKey } from '../../content/site/globalStrings'

/** Why an answer cannot be accepted. */
export type AnswerError = 'MISSING_FIELD' | 'INVALID_EMAIL' | 'NON_WORK_EMAIL' | 'INVALID_PHONE'

/** The global string of each. Apart from the checks, which a page does not need before a form is used. */
export const answerErrorStrings = {
  MISSING_FIELD: 'required_field',
  INVALID_EMAIL: 'invalid_email',
  NON_WORK_EMAIL: 'must_be_company_email',
  INVALID_PHONE: 'invalid_phone',
} as const satisfies Record<AnswerError, GlobalStringKey>
