import { z } from 'zod'

/** One field of a submission. */
export const fieldSchema = z.strictObject({
  objectTypeId: z.enum(['0-1', '0-2']),
  name: z.string().min(1),
  value: z.string(),
})

export type SubmittedField = z.infer<typeof fieldSchema>
