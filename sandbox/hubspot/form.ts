/** A form as an account defines it, and what it finds wrong with the fields it is sent. */
import { faultOf, type SubmissionFault } from './errors'
import type { SubmittedField } from './field'

export type FormField = {
  objectTypeId: '0-1' | '0-2'
  name: string
  /** The only values it takes; several are joined with ";". */
  values?: readonly string[]
}

export type HubspotForm = {
  /** Without a list every field is taken. */
  fields?: readonly FormField[]
  /** Names of fields that must have a value. */
  required?: readonly string[]
  /** CAPTCHA was switched on in HubSpot: no submission by API can pass any more. */
  captcha?: boolean
  /** Answered with; without it the answer is an inline message. */
  redirectUri?: string
}

const maxFields = 1000
const maxValueLength = 65_536

/**
 * Faults of the fields. The secure endpoint (`isSecure`) also takes fields that the form does not have.
 */
export function fieldFaults(
  fields: readonly SubmittedField[],
  form: HubspotForm,
  isSecure: boolean,
): SubmissionFault[] {
  if (form.captcha) {
    return [faultOf('FORM_HAS_RECAPTCHA_ENABLED', 'The form asks for a CAPTCHA, which an API cannot solve')]
  }
  if (fields.length > maxFields) {
    return [faultOf('MAX_NUMBER_OF_SUBMITTED_VALUES_EXCEEDED', `More than ${maxFields} fields`)]
  }
  const missing = (form.required ?? [])
    .filter((name) => !fields.some((field) => field.name === name && field.value !== ''))
    .map((name) => faultOf('REQUIRED_FIELD', `Error in 'fields.${name}'. The field is required`))
  return [...missing, ...fields.flatMap((field) => valueFaults(field, form, isSecure))]
}

function valueFaults(
  { objectTypeId, name, value }: SubmittedField,
  form: HubspotForm,
  isSecure: boolean,
): SubmissionFault[] {
  const at = `Error in 'fields.${name}'.`
  if (value.length > maxValueLength) return [faultOf('INPUT_TOO_LARGE', `${at} The value is too long`)]
  if (name === 'email' && value !== '' && !isEmail(value)) {
    return [faultOf('INVALID_EMAIL', `${at} The value is no e-mail address`)]
  }
  if (!form.fields) return []
  const sameName = form.fields.filter((field) => field.name === name)
  const definition = sameName.find((field) => field.objectTypeId === objectTypeId)
  if (!definition) {
    const isUnknown = sameName.length === 0
    return isUnknown && isSecure
      ? []
      : [
          faultOf(
            'FIELD_NOT_IN_FORM_DEFINITION',
            `${at} The form has no such field of object ${objectTypeId}`,
          ),
        ]
  }
  const { values } = definition
  return !values || value === '' || value.split(';').every((part) => values.includes(part))
    ? []
    : [faultOf('VALUE_NOT_IN_FIELD_DEFINITION', `${at} The value is not one of the options`)]
}

function isEmail(value: string): boolean {
  const at = value.lastIndexOf('@')
  const domain = value.slice(at + 1)
  return at > 0 && value.length <= 254 && /^[^\s@.]+(\.[^\s@.]+)+$/.test(domain)
}
