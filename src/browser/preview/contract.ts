import { z } from 'zod'

/** What the server tells a page about a preview (server/previews), and where. */

/** `?path=/en/pricing`: the page at a path with the drafts of the preview that the cookie names. */
export const previewedPagePath = '/api/preview/page'

/** In front of the address of a locale's file (`/forms-data/en.json`): the same file with the drafts. */
export const previewedFilesPath = '/api/preview/files'

/** `?token=…`: the configured repository, when the token is one of its previews; 404 otherwise. */
export const previewRepositoryPath = '/api/preview/repository'

export const previewRepository = z.object({
  name: z.string(),
  /** Of its content API: `https://…/api/v2`. */
  endpoint: z.string(),
})

export type PreviewRepository = z.infer<typeof previewRepository>

const draft = z.object({
  id: z.string(),
  type: z.string(),
  lang: z.string(),
  title: z.string(),
  /** Where its first page is; absent when it has none. */
  path: z.string().optional(),
  /** Addresses of further pages, of other markets. */
  paths: z.array(z.string()),
})

/** A document that differs from what is published. */
export type PreviewedDraft = z.infer<typeof draft>

const page = z.object({
  componentChunkName: z.string(),
  path: z.string(),
  result: z.object({
    data: z.record(z.string(), z.unknown()).optional(),
    pageContext: z.looseObject({ locale: z.string() }),
  }),
})

export const previewedPage = z.object({
  /** Absent when no page is at the path, with the drafts. */
  page: page.optional(),
  /** The site data of the path's locale. */
  site: z.looseObject({ urlCode: z.string() }),
  drafts: z.array(draft),
  /** What an editor should correct in the drafts, a sentence each. */
  findings: z.array(z.string()),
  /** Name of the Prismic repository whose toolbar is shown; absent in previews of the embedded one. */
  toolbar: z.string().optional(),
})

export type PreviewedPage = z.infer<typeof previewedPage>

/** The body of every error response, as of the rest of the API. */
export const previewError = z.object({ message: z.string() })
