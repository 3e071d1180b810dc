import { locales, type UrlCode } from '../../../locales.config'
import { matchPath, normalizePath } from '../../core/routing/pathPattern'
import { resolveRedirect, type Redirect } from '../../core/routing/redirects'
import { redirectSchema } from '../../core/routing/redirectSchema'
import { findingIn, type ContentFinding } from '../cms/contentFinding'
import type { CmsDocument } from '../cms/document'
import { entriesOf, textOf } from '../cms/fields'

type Entry = { document: CmsDocument; field: string; redirect: Redirect }

/** Entries that are no redirects are left out: the build reports them. */
const entriesOfDocument = (document: CmsDocument): Entry[] =>
  entriesOf(document.data['redirects']).flatMap((entry, index): Entry[] => {
    const { data: redirect } = redirectSchema.safeParse({
      source: textOf(entry['source']).trim(),
      target: textOf(entry['target']).trim(),
      permanent: entry['permanent'] === true,
      locale: textOf(entry['locale']).trim() || 'all',
    })
    return redirect ? [{ document, field: `data.redirects.${index}`, redirect }] : []
  })

const hasPlaceholder = (text: string): boolean => /:[A-Za-z_]|\*/.test(text)
/** Addresses of files and of other hosts are not those of pages. */
const isPageAddress = (target: string): boolean => target.startsWith('/') && !/\.[a-z0-9]+$/i.test(target)

const shown = 3
const listed = (names: readonly string[]): string =>
  names.length > shown
    ? `${names.slice(0, shown).join(', ')} and ${names.length - shown} more`
    : names.join(', ')

/** What is wrong with one redirect in one locale; each kind of fault with the address it is about. */
function faultsIn(
  urlCode: UrlCode,
  redirect: Redirect,
  redirects: readonly Redirect[],
  pages: readonly string[],
): Map<'unused' | 'hides' | 'chain' | 'nowhere', string> {
  const faults = new Map<'unused' | 'hides' | 'chain' | 'nowhere', string>()
  const { source, target } = redirect
  const appliedTo = (path: string): Redirect | undefined =>
    redirects.find((one) => resolveRedirect([one], path) !== undefined)
  const start = normalizePath(`/${urlCode}${source}`)
  const isOnePath = !hasPlaceholder(source)
  if (isOnePath && appliedTo(start) !== redirect) {
    faults.set('unused', start)
    return faults
  }
  const isHidden = (path: string): boolean => {
    if (!matchPath(start, path) || appliedTo(path) !== redirect) return false
    return resolveRedirect([redirect], path)?.location !== path
  }
  const hidden = pages.filter(isHidden)
  if (hidden.length > 0) faults.set('hides', listed(hidden))
  if (hasPlaceholder(target) || !isPageAddress(target)) return faults
  const location = normalizePath(`/${urlCode}${target}`)
  const next = resolveRedirect(redirects, location)
  if (next && next.location !== location)
    faults.set('chain', `${location} and from there to ${next.location}`)
  else if (!next && !pages.some((page) => matchPath(page, location))) faults.set('nowhere', location)
  return faults
}

const messages: Record<'unused' | 'hides' | 'chain' | 'nowhere', (what: string) => string> = {
  unused: (what) => `this redirect is never used: one before it takes ${what}. Delete one of the two`,
  hides: (what) =>
    `visitors cannot reach ${what} any more, because redirects come before pages. Delete the redirect or unpublish the page`,
  chain: (what) => `this redirect leads to ${what}: give the last address as its target`,
  nowhere: (what) => `this redirect leads to ${what}, where there is no page`,
}

/**
 * Redirects that can be followed and yet are mistakes: those that lead on to another redirect or to no page, that hide a
 * page, and that are never used. `addresses` are the addresses of all pages, with `*` at the end of those that take
 * everything below them. A fault that a redirect has in several locales is named once, for the first.
 */
export function redirectFindings(
  documents: readonly CmsDocument[],
  addresses: readonly string[],
): ContentFinding[] {
  const entries = documents.filter(({ type }) => type === 'redirects').flatMap(entriesOfDocument)
  const redirects = entries.map(({ redirect }) => redirect)
  const ofLocale = new Map(
    locales.map(({ urlCode }) => [
      urlCode,
      addresses.filter((address) => address === `/${urlCode}` || address.startsWith(`/${urlCode}/`)),
    ]),
  )
  return entries.flatMap(({ document, field, redirect }) => {
    const faults = new Map<keyof typeof messages, { what: string; urlCodes: UrlCode[] }>()
    for (const [urlCode, pages] of ofLocale) {
      if (redirect.locale !== 'all' && redirect.locale !== urlCode) continue
      for (const [kind, what] of faultsIn(urlCode, redirect, redirects, pages)) {
        const known = faults.get(kind)
        if (known) known.urlCodes.push(urlCode)
        else faults.set(kind, { what, urlCodes: [urlCode] })
      }
    }
    return [...faults].map(([kind, { what, urlCodes }]) => {
      const others = urlCodes.slice(1)
      const elsewhere = others.length > 0 ? `; the same in ${listed(others)}` : ''
      return findingIn(document, field, `${messages[kind](what)}${elsewhere}`)
    })
  })
}
