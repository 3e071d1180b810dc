/** The fields of content models, as far as the data of a document is checked against them. */
import { z } from 'zod'
import { isRecord } from '../src/core/values/record'
import type { Model } from './repository'

/** A field of a model. What `config` holds depends on the type. */
export type Field = { type: string; config: FieldConfig }
export type FieldConfig = z.infer<typeof configSchema>
export type Fields = Readonly<Record<string, Field>>

const configSchema = z
  .object({
    /** Of a group. */
    fields: z.lazy((): z.ZodType<Record<string, Field>> => fieldsSchema).optional(),
    /** Of a slice zone. */
    choices: z.record(z.string(), z.unknown()).optional(),
    /** Of an image. */
    thumbnails: z.array(z.object({ name: z.string() })).optional(),
    /** Of a link: it is a list. */
    repeat: z.boolean().optional(),
  })
  .default({})

const fieldSchema: z.ZodType<Field> = z.object({ type: z.string(), config: configSchema })
const fieldsSchema: z.ZodType<Record<string, Field>> = z.record(z.string(), fieldSchema)

const customTypeSchema = z.object({
  id: z.string(),
  json: z.record(z.string(), fieldsSchema),
})
const variationSchema = z.object({
  id: z.string(),
  primary: fieldsSchema.default({}),
  items: fieldsSchema.default({}),
})
const sharedSliceSchema = z.object({ id: z.string(), variations: z.array(variationSchema) })

/** The fields of a variation of a slice. */
export type SliceFields = { primary: Fields; items: Fields }

/** All fields of a custom type, of all its tabs. Throws a ZodError for an invalid model. */
export const fieldsOfType = (model: Model): Fields =>
  Object.assign({}, ...Object.values(customTypeSchema.parse(model).json)) as Fields

/** The variations of a shared slice by their id. Throws a ZodError for an invalid model. */
export const variationsOf = (model: Model): ReadonlyMap<string, SliceFields> =>
  new Map(sharedSliceSchema.parse(model).variations.map((variation) => [variation.id, variation]))

/** What is wrong with a model that is to be stored; nothing for a usable one. */
export function modelProblems(kind: 'customtypes' | 'slices', value: unknown): string[] {
  const identity =
    kind === 'customtypes'
      ? z.object({
          id: z.string().regex(/^[\w-]+$/, '"id" may have letters, digits, _ and -.'),
          repeatable: z.boolean({ error: '"repeatable" must be true or false.' }),
          status: z.boolean({ error: '"status" must be true or false.' }),
          json: z.record(z.string(), fieldsSchema),
        })
      : z.object({
          id: z.string().regex(/^[\w-]+$/, '"id" may have letters, digits, _ and -.'),
          type: z.literal('SharedSlice', '"type" must be "SharedSlice".'),
          // The name of the folder of its code.
          name: z
            .string()
            .regex(/^[A-Z]\w*$/, '"name" must begin with a capital letter: letters and digits.'),
          variations: z.array(variationSchema).min(1, '"variations" is empty.'),
        })
  const result = identity.safeParse(value)
  if (result.success) return []
  return result.error.issues.map(({ path, message }) =>
    path.length > 1 || !message.startsWith('"') ? `${path.join('.') || 'The model'}: ${message}` : message,
  )
}

/** The slices that a slice zone takes: shared ones by their id. */
export const sharedChoices = ({ choices = {} }: FieldConfig): string[] =>
  Object.entries(choices).flatMap(([id, choice]) =>
    isRecord(choice) && choice['type'] === 'SharedSlice' ? [id] : [],
  )
