import { z } from 'zod'

/** The models of the repository, as far as the editor renders forms from them. */

export type Field = {
  type: string
  config: {
    label?: string | null | undefined
    options?: string[] | undefined
    single?: string | undefined
    multi?: string | undefined
    /** Of a link: `document` when it leads to documents only. */
    select?: string | null | undefined
    /** Of a link: the types that it leads to, strings or objects with the fields to fetch. */
    customtypes?: unknown[] | undefined
    allowText?: boolean | undefined
    /** Of a link: that it may open in a new tab. */
    allowTargetBlank?: boolean | undefined
    /** Of rich text: the labels that words may have. */
    labels?: string[] | undefined
    /** Of slices: by id. */
    choices?: Record<string, unknown> | undefined
    /** Of a group. */
    fields?: Fields | undefined
  }
}
export type Fields = { [name: string]: Field }

const field: z.ZodType<Field> = z.lazy(() =>
  z.looseObject({
    type: z.string(),
    config: z
      .looseObject({
        label: z.string().nullish(),
        options: z.array(z.string()).optional(),
        single: z.string().optional(),
        multi: z.string().optional(),
        select: z.string().nullish(),
        customtypes: z.array(z.unknown()).optional(),
        allowText: z.boolean().optional(),
        allowTargetBlank: z.boolean().optional(),
        labels: z.array(z.string()).optional(),
        choices: z.record(z.string(), z.unknown()).optional(),
        fields: z.record(z.string(), field).optional(),
      })
      .default({}),
  }),
)

const customType = z.looseObject({
  id: z.string(),
  label: z.string().nullish(),
  repeatable: z.boolean().default(true),
  json: z.record(z.string(), z.record(z.string(), field)),
})

export type CustomType = z.infer<typeof customType>

const variation = z.looseObject({
  id: z.string(),
  name: z.string().default(''),
  primary: z.record(z.string(), field).nullish(),
  items: z.record(z.string(), field).nullish(),
})
const sharedSlice = z.looseObject({
  id: z.string(),
  name: z.string(),
  description: z.string().nullish(),
  variations: z.array(variation).min(1),
})

export type SharedSlice = z.infer<typeof sharedSlice>

export type Models = { types: Map<string, CustomType>; slices: Map<string, SharedSlice> }

/** Parses the models of a repository. Throws a ZodError for a faulty one. */
export function parseModels(customTypes: readonly unknown[], slices: readonly unknown[]): Models {
  return {
    types: new Map(customTypes.map((model) => customType.parse(model)).map((model) => [model.id, model])),
    slices: new Map(slices.map((model) => sharedSlice.parse(model)).map((model) => [model.id, model])),
  }
}

/** The name of a field for people. */
export const labelOf = (name: string, { config: { label } }: Field): string =>
  label || name.replaceAll('_', ' ')
