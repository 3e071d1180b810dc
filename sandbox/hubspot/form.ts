/** A form as an account defines it, and its errors about submitted fields. */
import { hubspotError, type HubspotError } from './errors'
import type { SubmittedField } from './field'

export type FormField = {
  objectTypeId: '0-1' | '0-2'
  name: string
  /** The only accepted values; several are joined with ";". */
  values?: readonly string[]
}

export type HubspotForm = {
  /** Without a list every field is accepted. */
  fields?: readonly FormField[]
  /** Names of fields that must have a value. */
  required?: readonly string[]
  /** CAPTCHA was switched on in HubSpot: it refuses every submission by API. */
  captcha?: boolean
  /** The address in the response; without it the response is an inline message. */
  redirectUri?: string
}

const maxFields = 1000
const maxValueLength = 65_536

/**
 * HubSpot's errors about the fields. The secure endpoint (`isSecure`) also accepts fields that the form does not have.
 */
export function fieldErrors(
  fields: readonly SubmittedField[],
  form: HubspotForm,
  isSecure: boolean,
): HubspotError[] {
  if (form.captcha) {
    return [
      hubspotError('FORM_HAS_RECAPTCHA_ENABLED', 'The form asks for a CAPTCHA, which an API cannot solve'),
    ]
  }
  if (fields.length > maxFields) {
    return [hubspotError('MAX_NUMBER_OF_SUBMITTED_VALUES_EXCEEDED', `More than ${maxFields} fields`)]
  }
  const missing = (form.required ?? [])
    .filter((name) => !fields.some((field) => field.name === name && field.value !== ''))
    .map((name) => hubspotError('REQUIRED_FIELD', `Error in 'fields.${name}'. The field is required`))
  return [...missing, ...fields.flatMap((field) => valueErrors(field, form, isSecure))]
}

function valueErrors(
  { objectTypeId, name, value }: SubmittedField,
  form: HubspotForm,
  isSecure: boolean,
): HubspotError[] {
  const at = `Error in 'fields.${name}'.`
  if (value.length > maxValueLength) return [hubspotError('INPUT_TOO_LARGE', `${at} The value is too long`)]
  if (name === 'email' && value !== '' && !isEmail(value)) {
    return [hubspotError('INVALID_EMAIL', `${at} The value is no e-mail address`)]
  }
  if (!form.fields) return []
  const sameName = form.fields.filter((field) => field.name === name)
  const definition = sameName.find((field) => field.objectTypeId === objectTypeId)
  if (!definition) {
    const isUnknown = sameName.length === 0
    return isUnknown && isSecure
      ? []
      : [
          hubspotError(
            'FIELD_NOT_IN_FORM_DEFINITION',
            `${at} The form has no such field of object ${objectTypeId}`,
          ),
        ]
  }
  const { values } = definition
  return !values || value === '' || value.split(';').every((part) => values.includes(part))
    ? []
    : [hubspotError('VALUE_NOT_IN_FIELD_DEFINITION', `${at} The value is not one of the options`)]
}

function isEmail(value: string): boolean {
  const at = value.lastIndexOf('@')
  const domain = value.slice(at + 1)
  return at > 0 && value.length <= 254 && /^[^\s@.]+(\.[^\s@.]+)+$/.test(domain)
}
