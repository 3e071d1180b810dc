import { headersOf } from '../../../src/core/routing/headerRules'
import type { SiteManifest } from '../../../src/core/routing/siteManifest'
import { addressOf, type PublishedFile } from './publishedFiles'

/** What Netlify sends with a file without a rule. */
const netlifysCaching = 'public, max-age=0, must-revalidate'

type Folder = { own?: string; below: Map<string, Folder> }

const textOf = (headers: Iterable<readonly [string, string]>): string =>
  [...headers].map(([name, value]) => `  ${name}: ${value}\n`).join('')

/** The headers of a file that are not those of all files. */
function ownHeaders(
  file: PublishedFile,
  manifest: SiteManifest,
  shared: ReadonlyMap<string, string>,
): string {
  const headers = headersOf(manifest.headers, addressOf(file))
  headers.set('cache-control', file.cacheControl)
  if (file.cacheControl === netlifysCaching) headers.delete('cache-control')
  return textOf([...headers].filter(([name, value]) => shared.get(name) !== value).sort())
}

/** The headers that every file has, with the same value. */
function sharedHeaders(files: readonly PublishedFile[], manifest: SiteManifest): Map<string, string> {
  const [first, ...others] = files.map((file) => headersOf(manifest.headers, addressOf(file)))
  const shared = new Map(first)
  shared.delete('cache-control')
  for (const headers of others)
    for (const [name, value] of shared) if (headers.get(name) !== value) shared.delete(name)
  return shared
}

const values = ({ own, below }: Folder): Set<string> =>
  new Set([
    ...(own === undefined ? [] : [own]),
    ...[...below.values()].flatMap((folder) => [...values(folder)]),
  ])

/** One rule for a folder of which all files have the same headers, else rules for its parts. */
function rulesOf(folder: Folder, address: string): string[] {
  const different = values(folder)
  const [headers = ''] = different
  if (different.size === 1) {
    if (headers === '') return []
    return [`${address}${folder.below.size > 0 ? '/*' : ''}\n${headers}`]
  }
  const { own = '', below } = folder
  return [
    ...(own === '' ? [] : [`${address}\n${own}`]),
    ...[...below].flatMap(([segment, inner]) => rulesOf(inner, `${address}/${segment}`)),
  ]
}

/**
 * `_headers` for the files that Netlify sends; the function sends its own. Netlify joins the values of a header that several
 * rules give, so no two rules here give the same one to an address.
 */
export function headersFile(manifest: SiteManifest, files: readonly PublishedFile[]): string {
  const shared = sharedHeaders(files, manifest)
  const root: Folder = { below: new Map() }
  for (const file of files) {
    let folder = root
    for (const segment of encodeURI(addressOf(file)).split('/').slice(1).filter(Boolean)) {
      const inner = folder.below.get(segment) ?? { below: new Map<string, Folder>() }
      folder.below.set(segment, inner)
      folder = inner
    }
    folder.own = ownHeaders(file, manifest, shared)
  }
  const rules = [...root.below].flatMap(([segment, folder]) => rulesOf(folder, `/${segment}`))
  const own = root.own ? [`/\n${root.own}`] : []
  return [`/*\n${textOf(shared)}`, ...own, ...rules].join('\n')
}
