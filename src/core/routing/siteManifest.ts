import { z } from 'zod'
import { locales, type UrlCode } from '../../../locales.config'
import type { LocaleChoice } from './localeSegments'
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
 * What leads addresses as people write them to the page they can only mean. A host that runs code calls `addressCorrector`
 * (correctAddress.ts) with it; another one writes its own rules from it.
 */
export type AddressRules = {
  /** The paths of all pages but error and wildcard pages, escaped as in an address, sorted. */
  pages: string[]
  /** What a first segment in lower case and with `-` for `_` means: `en-gb` → `en`; two markets where the languages decide. */
  localeSegments: Record<string, UrlCode[]>
  /** Endings of file names that are left out: `html`. */
  pageEndings: string[]
  /** File names that mean their folder, with and without an ending: `index`. */
  indexNames: string[]
  /** The market of a visitor at `/` and at an address without a market; such a redirect is a 302, others are 301. */
  localeChoice: LocaleChoice
}

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
  /** Paths served by the HTTP application of `src/functions`. */
  functions: string[]
  addresses: AddressRules
  /** Experiments between whole pages, of which every page is built; absent without any. */
  pathTests?: PathTest[] | undefined
}

/** Where the adapter writes the manifest, relative to the root of the project. */
export const siteManifestFile = 'build/site-manifest.json'

const path = z.string().startsWith('/')

const urlCode = z.enum(locales.map((locale) => locale.urlCode))

const addressRulesSchema = z.object({
  pages: z.array(path),
  localeSegments: z.record(z.string(), z.array(urlCode).min(1)),
  pageEndings: z.array(z.string().min(1)),
  indexNames: z.array(z.string().min(1)),
  localeChoice: z.object({
    cookie: z.string().min(1),
    languages: z.record(z.string(), urlCode),
    default: urlCode,
  }),
}) satisfies z.ZodType<AddressRules>

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
  addresses: addressRulesSchema,
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
