/** Documents as the repository stores them: the document format of Prismic's API, one file each. */
import { z } from 'zod'
import { isRecord } from '../src/core/values/record'
import type { Json, JsonObject } from './json'

const text = z.string({ error: 'must be a text' }).min(1, 'must not be empty')
const documentSchema = z.object(
  {
    id: text,
    uid: text.nullable().default(null),
    url: z.string().nullable().default(null),
    type: text,
    tags: z.array(z.string()).default([]),
    /** Null until the document is published for the first time. */
    first_publication_date: z.string().nullable().default(null),
    last_publication_date: z.string().nullable().default(null),
    slugs: z.array(z.string()).default([]),
    linked_documents: z.array(z.custom<Json>()).default([]),
    lang: text,
    alternate_languages: z
      .array(z.object({ id: text, uid: text.optional(), type: text, lang: text }))
      .default([]),
    data: z.custom<JsonObject>(isRecord, 'must be an object'),
  },
  { error: 'must be an object' },
)

/** A document as stored. `href` is missing: it contains the origin and the ref, so it is added when served. */
export type StoredDocument = z.infer<typeof documentSchema>

/** Parses one document. Gives the document or all findings, each naming the property. */
export function parseDocument(value: unknown): { document: StoredDocument } | { findings: string[] } {
  const result = documentSchema.safeParse(value)
  if (result.success) return { document: result.data }
  return {
    findings: result.error.issues.map(({ path, message }) =>
      path.length === 0 ? `A document ${message}.` : `"${path.join('.')}" ${message}.`,
    ),
  }
}
