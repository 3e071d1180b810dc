import { z } from 'zod'

/** A field of a content model, as far as the rules read it. Groups hold their own fields. */
export type FieldModel =
  | { type: 'Group'; fields: FieldModels }
  | { type: 'Slices'; choices: readonly string[] }
  | { type: 'Select'; options: readonly string[] }
  | { type: 'StructuredText'; blocks: readonly string[]; single: boolean }
  | { type: 'Link'; customTypes: readonly string[] | undefined }
  | { type: 'UID' | 'Text' | 'Image' | 'Date' | 'Timestamp' | 'Number' | 'Boolean' | 'Embed' | 'Color' }

export type FieldModels = ReadonlyMap<string, FieldModel>
export type SliceVariation = { primary: FieldModels; items: FieldModels }

/** The models of a repository by id: document types, and slices with their variations. */
export type ContentModels = {
  types: ReadonlyMap<string, { isPage: boolean; fields: FieldModels }>
  slices: ReadonlyMap<string, ReadonlyMap<string, SliceVariation>>
}

const commaList = z
  .string()
  .optional()
  .transform((list) => list?.split(',').map((entry) => entry.trim()) ?? [])

const fieldsSchema: z.ZodType<FieldModels> = z
  .record(
    z.string(),
    z.lazy(() => fieldSchema),
  )
  .default({})
  .transform((fields) => new Map(Object.entries(fields)))

const fieldSchema: z.ZodType<FieldModel> = z.discriminatedUnion('type', [
  z
    .object({ type: z.literal('Group'), config: z.object({ fields: fieldsSchema }) })
    .transform(({ type, config }) => ({ type, fields: config.fields })),
  z
    .object({
      type: z.literal('Slices'),
      config: z.object({ choices: z.record(z.string(), z.unknown()).default({}) }),
    })
    .transform(({ type, config }) => ({ type, choices: Object.keys(config.choices) })),
  z
    .object({ type: z.literal('Select'), config: z.object({ options: z.array(z.string()).default([]) }) })
    .transform(({ type, config }) => ({ type, options: config.options })),
  z
    .object({
      type: z.literal('StructuredText'),
      config: z.object({ single: commaList, multi: commaList, labels: z.array(z.string()).default([]) }),
    })
    .transform(({ type, config: { single, multi, labels } }) => ({
      type,
      blocks: [...single, ...multi, ...(labels.length > 0 ? ['label'] : [])],
      single: multi.length === 0,
    })),
  z
    .object({ type: z.literal('Link'), config: z.object({ customtypes: z.array(z.string()).optional() }) })
    .transform(({ type, config }) => ({ type, customTypes: config.customtypes })),
  z.object({
    type: z.enum(['UID', 'Text', 'Image', 'Date', 'Timestamp', 'Number', 'Boolean', 'Embed', 'Color']),
  }),
])

const customTypeSchema = z.object({
  id: z.string(),
  format: z.string().optional(),
  json: z.record(z.string(), fieldsSchema),
})

const sharedSliceSchema = z.object({
  id: z.string(),
  variations: z.array(z.object({ id: z.string(), primary: fieldsSchema, items: fieldsSchema })),
})

/**
 * Parses the models of `customtypes/` and the slices, as Slice Machine stores them. Throws a ZodError that
 * names the place of an unknown field kind.
 */
export function parseModels(
  customTypes: readonly unknown[],
  sharedSlices: readonly unknown[],
): ContentModels {
  return {
    types: new Map(
      z
        .array(customTypeSchema)
        .parse(customTypes)
        .map(({ id, format, json }) => [
          id,
          {
            isPage: format === 'page',
            fields: new Map(Object.values(json).flatMap((tab) => [...tab])),
          },
        ]),
    ),
    slices: new Map(
      z
        .array(sharedSliceSchema)
        .parse(sharedSlices)
        .map(({ id, variations }) => [
          id,
          new Map(variations.map(({ id: variation, primary, items }) => [variation, { primary, items }])),
        ]),
    ),
  }
}
