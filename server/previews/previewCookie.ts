import { z } from 'zod'

/** Prismic's name of the cookie that a preview is kept in. */
export const previewCookie = 'io.prismic.preview'

const cookieSchema = z.record(z.string(), z.union([z.object({ preview: z.string().min(1) }), z.unknown()]))

/**
 * The ref of the preview of a repository in a cookie's value, `{"_tracker":…,"<repository>.prismic.io":{"preview":"<ref>"}}`,
 * encoded or not (the format of Prismic's toolbar). Undefined when the cookie names no preview of this repository.
 */
export function previewRefOf(value: string, repository: string): string | undefined {
  for (const text of [value, decoded(value)]) {
    try {
      const entry = cookieSchema.parse(JSON.parse(text))[`${repository}.prismic.io`]
      const found = z.object({ preview: z.string().min(1) }).safeParse(entry)
      if (found.success) return found.data.preview
    } catch {
      // The other form, or garbage.
    }
  }
  return undefined
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
