import { z } from 'zod'
import { leadLimits } from '../../leads/model/contract'

/** Line breaks and tabs belong in a message only; other control characters nowhere. */
const singleLine = /^[^\p{Cc}]*$/u
const multiLine = /^(?:[^\p{Cc}]|[\n\r\t])*$/u

/** True for a value that a field may have: its length, and no control characters. */
export const isFieldText = (name: string, value: string): boolean =>
  name === 'message'
    ? value.length <= leadLimits.message && multiLine.test(value)
    : value.length <= leadLimits.field && singleLine.test(value)

/** A text of one line, up to the length of a field. */
export const lineSchema = z.string().max(leadLimits.field).regex(singleLine)

/** A consent text shown with a form. It must not be empty: consent to nothing is no consent. */
export const consentTextSchema = z.string().trim().min(1).max(leadLimits.consentText).regex(multiLine)
