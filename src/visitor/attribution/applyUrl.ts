import { partsOfAddress } from '../../core/routing/query'
import { queryThatMayLeave } from './mayLeave'
import { containsEmailAddress } from './touch'

/** The parameter by which the job board knows where an applicant comes from. */
const sourceParameter = 'gh_src'

/**
 * The address of a job's application form with the source that brought the visitor (`latest_gh_src` of the visit). The
 * rest of the address stays as the board wrote it; a source that is in it already is not replaced, one that looks like an
 * e-mail address is left out. Without consent to advertisement (`adsAllowed`) it has no source.
 */
export function applyUrl(href: string, source: string | undefined, adsAllowed: boolean): string {
  const { path, search, hash } = partsOfAddress(href)
  if (!adsAllowed) return path + queryThatMayLeave(search, false) + hash
  if (!source || containsEmailAddress(source)) return href
  if (new URLSearchParams(search).has(sourceParameter)) return href
  const separator = search === '' ? '?' : /[?&]$/.test(search) ? '' : '&'
  return `${path}${search}${separator}${sourceParameter}=${encodeURIComponent(source)}${hash}`
}
