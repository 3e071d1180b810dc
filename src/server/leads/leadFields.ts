import { z } from 'zod'
import type { LeadField } from '../../leads/contract'
import { emailError } from '../../leads/emailAddress'
import { leadProperties, objectTypeIdOf, propertyValues, type LeadProperty } from '../../leads/properties'
import { isFieldText } from './leadText'

/**
 * The fields of a lead as HubSpot accepts them, trimmed and without empty ones: known properties of the right object,
 * each once, and a valid e-mail address. Errors are reported under the property's name.
 */
export const leadFieldsSchema = z
  .array(
    z.strictObject({
      objectTypeId: z.enum(['0-1', '0-2']),
      name: z.enum(leadProperties),
      value: z.string().trim(),
    }),
  )
  .transform((fields) => fields.filter(({ value }) => value !== ''))
  .superRefine((fields, context) => {
    const addError = (name: LeadProperty, message: string): void =>
      context.addIssue({ code: 'custom', path: [name], message })
    const seen = new Set<LeadProperty>()
    for (const field of fields) {
      if (seen.has(field.name)) addError(field.name, 'is given twice')
      seen.add(field.name)
      if (!isValid(field)) addError(field.name, 'is too long or malformed')
    }
    if (!seen.has('email')) addError('email', 'is missing')
  })

function isValid({ objectTypeId, name, value }: LeadField): boolean {
  if (objectTypeId !== objectTypeIdOf(name) || !isFieldText(name, value)) return false
  if (name === 'email') return emailError(value) === undefined
  const known = propertyValues[name]
  if (!known) return true
  const values = name === 'features_of_interest' ? value.split(';') : [value]
  return new Set(values).size === values.length && values.every((one) => known.includes(one))
}

/** The values of a lead by property. */
export const valuesOf = (fields: readonly LeadField[]): Partial<Record<LeadProperty, string>> =>
  Object.fromEntries(fields.map(({ name, value }) => [name, value]))
