import type { GlobalStringKey } from '../../content/site/globalStrings'
import { fill } from '../../core/i18n/fill'
import { answerErrorStrings, type AnswerError } from './answerErrorStrings'

/** Why an answer cannot be accepted, in the words of the page; a missing answer is asked for by the `label` of its field. */
export const answerErrorText = (
  error: AnswerError,
  strings: Readonly<Record<GlobalStringKey, string>>,
  label?: string,
): string =>
  error === 'MISSING_FIELD' && label !== undefined
    ? fill(strings.fill_in_field, { field: label })
    : strings[answerErrorStrings[error]]
