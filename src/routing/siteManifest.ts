import { z } from 'zod'
import type { PathTest } from './pathTests'
import type { Redirect } from './redirects'
import { redirectsSchema } from './redirectSchema'

/** Headers the host sends with every path that matches; with `extensions`, only when it ends in one of them, in any case. */
export type HeaderRule = {
  path: string
  extensions?: string[] | undefined
  headers: { key: string; value: string }[]
}

/**
 * A page of the build: its path or wildcard pattern, the file under `public/` and the status of the response.
 */
export type RouteRule = { path: string; file: string; status: 200 | 404 | 500 }

/**
 * The one host-neutral description of the built site, written by the local Gatsby adapter and read by the
 * site's server; the configuration of other hosts can be made from it.
 */
export type SiteManifest = {
  version: 1
  /** Wildcard and error pages only; every other page is found by its file. More specific patterns come first. */
  routes: RouteRule[]
  redirects: Redirect[]
  headers: HeaderRule[]
  /** Paths served by the HTTP application of `src/server`. */
  functions: string[]
  /** Experiments between whole pages, of which every page is built; absent without any. */
  pathTests?: PathTest[] | undefined
}

/** Where the adapter writes the manifest, relative to the root of the project. */
export const siteManifestFile = 'build/site-manifest.json'

const path = z.string().startsWith('/')

const siteManifestSchema = z.object({
  version: z.literal(1),
  routes: z.array(
    z.object({
      path,
      file: z.string().min(1),
      status: z.union([z.literal(200), z.literal(404), z.literal(500)]),
    }),
  ),
  redirects: redirectsSchema,
  headers: z.array(
    z.object({
      path,
      extensions: z
        .array(z.string().regex(/^[a-z0-9]+$/))
        .min(1)
        .optional(),
      headers: z.array(z.object({ key: z.string().min(1), value: z.string() })),
    }),
  ),
  functions: z.array(path),
  pathTests: z
    .array(z.object({ name: z.string().min(1), pages: z.object({ original: path }).catchall(path) }))
    .optional(),
}) satisfies z.ZodType<SiteManifest>

/**
 * A value as a manifest, for the build that writes it and the server that reads it. Throws an Error that names every
 * unusable part.
 */
export function parseSiteManifest(value: unknown): SiteManifest {
  const result = siteManifestSchema.safeParse(value)
  if (!result.success) throw new Error(z.prettifyError(result.error))
  return result.data
}
