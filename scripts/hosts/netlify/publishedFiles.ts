import path from 'node:path'
import type { SiteManifest } from '../../../src/core/routing/siteManifest'
import { uploadPlan } from '../s3/uploadPlan'

/** A file that Netlify serves: the path that it is published at, and its file in `public/`. */
export type PublishedFile = { path: string; file: string; cacheControl: string }

/** The file of a page in `public/`: `/en/pricing` → `en/pricing/index.html`. */
export const fileOfPage = (page: string): string => path.posix.join(decodeURI(page).slice(1), 'index.html')

/** True for a file that Netlify must not send by itself, because what is sent depends on the visitor, or has another status than 200. */
export function isSentByFunction({ functions, routes, pathTests = [] }: SiteManifest, file: string): boolean {
  if (functions.length === 0) return false
  return (
    // The market at `/`.
    file === 'index.html' ||
    routes.some((route) => route.file === file && route.status !== 200) ||
    routes.some((route) => route.file === file && route.status === 200 && /[:*]/.test(route.path)) ||
    pathTests.some(({ pages }) => fileOfPage(pages.original) === file)
  )
}

/**
 * The files that Netlify serves, in the order of their upload. A page is `en/pricing.html`: Netlify would lead the address of
 * a folder to one with a slash at its end.
 */
export const publishedFiles = (manifest: SiteManifest, publicDir: string): PublishedFile[] =>
  uploadPlan(manifest, publicDir).flatMap((object) => {
    if (!('file' in object) || isSentByFunction(manifest, object.file)) return []
    const published =
      object.file === 'index.html' ? object.file : object.file.replace(/\/index\.html$/, '.html')
    return [{ path: published, file: object.file, cacheControl: object.cacheControl }]
  })

/** The address at which a published file is requested: `en/pricing.html` → `/en/pricing`. */
export const addressOf = ({ path: published, file }: PublishedFile): string =>
  file === 'index.html'
    ? '/'
    : `/${file.endsWith('/index.html') ? published.slice(0, -'.html'.length) : published}`
