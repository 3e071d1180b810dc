/** Addresses of the media library in the data of documents: stored without a host, given over HTTP as Prismic gives them. */
import { isRecord } from '../src/core/values/record'
import type { Json } from './json'

/** The path of the library, of the site and of the content API. */
const mediaPath = '/media/'

/**
 * A copy of a value with an absolute address of every picture and file of the library; what has none is not copied.
 * `origin` is what `/media/` is below. A link that an editor typed as an address (`link_type` "Web") stays as it is.
 */
export function withMediaOrigin(value: Json, origin: string): Json {
  if (Array.isArray(value)) {
    const changed = value.map((entry) => withMediaOrigin(entry, origin))
    return changed.some((entry, index) => entry !== value[index]) ? changed : value
  }
  if (!isRecord(value)) return value
  let changed = value
  for (const [name, entry] of Object.entries(value)) {
    const other = withMediaOrigin(entry, origin)
    if (other !== entry) changed = { ...changed, [name]: other }
  }
  const { url, link_type: kind } = value
  if (typeof url !== 'string' || !url.startsWith(mediaPath) || kind === 'Web') return changed
  return { ...changed, url: `${origin}${url}` }
}
