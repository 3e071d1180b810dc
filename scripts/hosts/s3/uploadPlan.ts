import { cacheControlOf } from '../../../server/caching'
import { contentType } from '../../../server/staticFiles'
import { filesBelow } from '../../../src/core/releases/releaseFiles'
import { headersOf } from '../../../src/core/routing/headerRules'
import type { SiteManifest } from '../../../src/core/routing/siteManifest'
import { redirectTable } from '../redirectTable'

/** An object of the storage, with the headers that it is sent with. */
export type PlannedObject = {
  key: string
  contentType: string
  cacheControl: string
} & (
  | {
      /** The file in `public/`. */
      file: string
      contentEncoding?: 'gzip'
    }
  | {
      /** An empty object that leads on, `x-amz-website-redirect-location`; the storage sends 301. */
      websiteRedirectLocation: string
    }
)

const isServed = (file: string): boolean =>
  file.split('/').every((name, index) => !name.startsWith('.') || (index === 0 && name === '.well-known'))

/** The files of `public/` that visitors get, without the compressed copies of others. */
function publicFiles(publicDir: string): { files: string[]; gzipped: ReadonlySet<string> } {
  const all = filesBelow(publicDir).filter(isServed)
  const known = new Set(all)
  const isCopy = (file: string): boolean => /\.(?:br|gz)$/.test(file) && known.has(file.slice(0, -3))
  return {
    files: all.filter((file) => !isCopy(file)).sort(),
    gzipped: new Set(all.filter((file) => known.has(`${file}.gz`))),
  }
}

/** The address of a file: that of its folder for an `index.html`. */
const keyOf = (file: string): string => file.replace(/(?<=.)\/index\.html$/, '')

/**
 * The order in which objects are uploaded: what nothing refers to yet, what pages refer to, the data of pages and pages, and
 * last what leads to them. So no page names a file that is not there yet.
 */
function stepOf(object: PlannedObject): number {
  if (!('file' in object)) return 3
  if (object.cacheControl.includes('immutable')) return 0
  return object.file.endsWith('.html') || object.file.startsWith('page-data/') ? 2 : 1
}

/**
 * All objects of a site, in the order of their upload. Pages have the key of their address, so the storage needs no rules for
 * them; `gzip` takes the compressed copy of each file, for a storage without a CDN that compresses.
 */
export function uploadPlan(
  manifest: SiteManifest,
  publicDir: string,
  { gzip = false }: { gzip?: boolean } = {},
): PlannedObject[] {
  const { files, gzipped } = publicFiles(publicDir)
  const originals = new Set(manifest.pathTests?.map(({ pages }) => pages.original))
  const cacheControl = (address: string): string =>
    originals.has(address)
      ? 'private, no-cache'
      : (headersOf(manifest.headers, address).get('cache-control') ?? cacheControlOf(address))
  const objects = files.map((file): PlannedObject => {
    const isCompressed = gzip && gzipped.has(file)
    return {
      key: keyOf(file),
      contentType: contentType(file),
      cacheControl: cacheControl(`/${keyOf(file)}`),
      file: isCompressed ? `${file}.gz` : file,
      ...(isCompressed && { contentEncoding: 'gzip' }),
    }
  })
  const keys = new Set(objects.map(({ key }) => key))
  const redirects = redirectTable(manifest).exact.map(({ source, location }): PlannedObject => ({
    key: decodeURI(source.slice(1)),
    contentType: contentType('redirect.html'),
    cacheControl: cacheControlOf(source),
    websiteRedirectLocation: location(String),
  }))
  return [...objects, ...redirects.filter(({ key }) => !keys.has(key))].sort((a, b) => stepOf(a) - stepOf(b))
}
