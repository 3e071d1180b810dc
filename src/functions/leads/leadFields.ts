import { z } from 'zod'
import type { Answers } from '../../leads/model/answerErrors'
import type { LeadField, LeadFormId } from '../../leads/model/contract'
import { normaliseEmail } from '../../leads/model/emailAddress'
import { answersOf } from '../../leads/model/forms'
import {
  leadProperties,
  objectTypeIdOf,
  propertyPatterns,
  propertyValues,
  type LeadProperty,
} from '../../leads/model/properties'
import { isFieldText } from './leadText'

/** A value of a posted form under the name of a property. */
export const postedFieldSchema = z.strictObject({
  objectTypeId: z.enum(['0-1', '0-2']),
  name: z.enum(leadProperties),
  value: z.string(),
})

/**
 * The answers among the posted fields of a form, trimmed and without empty ones, or the names of those that are given
 * twice, too long or malformed. A property that the form does not ask for is left out: the server adds what page and form
 * add, whatever a page of an earlier release or somebody else posts.
 */
export function answersAmong(
  form: LeadFormId,
  fields: readonly LeadField[],
): { values: Answers['values'] } | { malformed: LeadProperty[] } {
  const taken = answersOf(form)
  const values: Partial<Record<LeadProperty, string>> = {}
  const malformed = new Set<LeadProperty>()
  for (const field of fields) {
    if (!taken.has(field.name)) continue
    const value = field.name === 'email' ? normaliseEmail(field.value) : field.value.trim()
    if (Object.hasOwn(values, field.name) || !isValid({ ...field, value })) malformed.add(field.name)
    values[field.name] = value
  }
  if (malformed.size > 0) return { malformed: [...malformed] }
  const filledIn = Object.entries(values).filter(([, value]) => value !== '')
  return { values: { email: '', ...Object.fromEntries(filledIn) } }
}

function isValid({ objectTypeId, name, value }: LeadField): boolean {
  if (objectTypeId !== objectTypeIdOf(name) || !isFieldText(name, value)) return false
  if (value === '') return true
  if (propertyPatterns[name]?.test(value) === false) return false
  const known = propertyValues[name]
  if (!known) return true
  const values = name === 'features_of_interest' ? value.split(';') : [value]
  return new Set(values).size === values.length && values.every((one) => known.includes(one))
}

/** The values of a lead by property. */
export const valuesOf = (fields: readonly LeadField[]): Partial<Record<LeadProperty, string>> =>
  Object.fromEntries(fields.map(({ name, value }) => [name, value]))
