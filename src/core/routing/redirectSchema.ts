import { z } from 'zod'
import { localeByCode, locales, type UrlCode } from '../../../locales.config'
import { brand } from '../brand'
import { normalizePath, patternFinding } from './pathPattern'
import { redirectsByFirstSegment, resolveRedirect, type Redirect } from './redirects'

/*
 * What a redirect must be. The content check, the build and the server parse redirects by this schema, so that a
 * server never meets a redirect that the check has let through.
 */

const scopes: readonly Redirect['locale'][] = ['all', ...locales.map(({ urlCode }) => urlCode)]

/** An address is sent as a header, which holds printable ASCII only; a browser asks for a path in the same form. */
const isAddressText = (text: string): boolean => /^[\x21-\x7e]*$/.test(text)
const encodedForm = (text: string): string => encodeURI(text.trim())

function sourceFinding(source: string): string | undefined {
  if (source === '') return 'the source is empty: give the path that is left, "/prices"'
  const finding = patternFinding(source)
  if (finding) return finding
  if (/[?#]/.test(source))
    return `"${source}" has a query or hash, by which no redirect is found: give the path only`
  if (!isAddressText(source)) return `"${source}" is not written as in an address: "${encodedForm(source)}"`
  return undefined
}

const isPath = (target: string): boolean => target.startsWith('/')

/** The part of a target in which `:param` and `*` are filled in. */
const fillable = (target: string): string => target.split(/[?#]/, 1)[0] ?? ''

function targetFinding(target: string): string | undefined {
  if (target === '')
    return 'the target is empty: give a path without the locale ("/pricing") or an address ("https://…")'
  if (target.startsWith('//')) return `"${target}" begins with two slashes: a path begins with one`
  if (!isPath(target) && !/^https?:\/\//.test(target))
    return `"${target}" must start with "/", or with "https://" for an address of another host`
  if (!isAddressText(target)) return `"${target}" is not written as in an address: "${encodedForm(target)}"`
  if (!isPath(target) && !URL.canParse(target)) return `"${target}" is not an address`
  if (/\*./.test(fillable(target))) return `"${target}" has "*" before its end`
  return undefined
}

function localeFinding(value: unknown): string {
  const named = typeof value === 'string' ? localeByCode(value) : undefined
  const advice = named ? `write "${named.urlCode}", the url code` : `write one of ${scopes.join(', ')}`
  return `"${String(value)}" is no locale of the site: ${advice}`
}

const parametersOf = (text: string): string[] =>
  [...text.matchAll(/:([A-Za-z_]\w*)/g)].map(([, name = '']) => name)

/** What a target wants to be filled with and its source does not give. */
function unfilledFinding({ source, target }: Pick<Redirect, 'source' | 'target'>): string | undefined {
  if (sourceFinding(source) ?? targetFinding(target)) return undefined
  const given = parametersOf(source)
  const missing = parametersOf(fillable(target)).find((name) => !given.includes(name))
  if (missing !== undefined)
    return `"${target}" wants ":${missing}", which the source "${source}" does not have`
  if (fillable(target).endsWith('*') && !source.endsWith('*'))
    return `"${target}" ends with "*", which the source "${source}" does not have`
  return undefined
}

const checkedText = (findingOf: (text: string) => string | undefined): z.ZodType<string> =>
  z.string().superRefine((text, context) => {
    const message = findingOf(text)
    if (message) context.addIssue({ code: 'custom', message })
  })

/** One redirect. Each issue names its field and says how to mend it. */
export const redirectSchema: z.ZodType<Redirect> = z
  .object({
    source: checkedText(sourceFinding),
    target: checkedText(targetFinding),
    permanent: z.boolean(),
    locale: z.enum(scopes, { error: ({ input }) => localeFinding(input) }),
  })
  .superRefine((redirect, context) => {
    const message = unfilledFinding(redirect)
    if (message) context.addIssue({ code: 'custom', message, path: ['target'] })
  })

/** As many as a browser follows before it gives up. */
const maximumSteps = 20

/** A path that the source matches: `/blog/:slug/*` → `/blog/slug/rest`. */
const examplePath = (source: string): string =>
  source.replace(/:([A-Za-z_]\w*)/g, '$1').replace(/\*$/, 'rest')

/** The path on this site that a location leads to; undefined for another host. */
function pathOnSite(location: string): string | undefined {
  const path = location.startsWith(`${brand.siteOrigin}/`)
    ? location.slice(brand.siteOrigin.length)
    : location
  return path.startsWith('/') ? normalizePath(path) : undefined
}

/** The way from a path through the redirects, when it never ends. */
function endlessWay(start: string, candidates: (path: string) => readonly Redirect[]): string[] | undefined {
  const way = [start]
  for (let path = start; way.length - 1 <= maximumSteps;) {
    const target = resolveRedirect(candidates(path), path)
    const next = target && pathOnSite(target.location)
    // The server shows the page when a redirect leads to the path itself.
    if (next === undefined || next === path) return undefined
    if (way.includes(next)) return [...way, next]
    way.push(next)
    path = next
  }
  return [...way.slice(0, 4), '…']
}

/** The redirects that lead back to themselves, alone or through others, by their place in the list. */
export function endlessRedirects(redirects: readonly Redirect[]): { index: number; message: string }[] {
  const candidates = redirectsByFirstSegment(redirects)
  const own = new Set(redirects.map(({ locale }) => locale))
  // The redirects for all locales lead the same way in every locale that has none.
  const sample = locales.map(({ urlCode }) => urlCode).filter((urlCode) => own.has(urlCode))
  const other = locales.find(({ urlCode }) => !own.has(urlCode))
  const everywhere: UrlCode[] = [...(other ? [other.urlCode] : []), ...sample]
  return redirects.flatMap((redirect, index) => {
    if (redirect.source === redirect.target)
      return [
        { index, message: `"${redirect.source}" leads to itself: delete the redirect or change its target` },
      ]
    for (const urlCode of redirect.locale === 'all' ? everywhere : [redirect.locale]) {
      const start = normalizePath(`/${urlCode}${examplePath(redirect.source)}`)
      const applied = candidates(start).find((candidate) => resolveRedirect([candidate], start))
      const way = applied === redirect ? endlessWay(start, candidates) : undefined
      if (way) return [{ index, message: `this redirect never ends: ${way.join(' → ')}` }]
    }
    return []
  })
}

/** A list of redirects, which must also end. */
export const redirectsSchema: z.ZodType<Redirect[]> = z
  .array(redirectSchema)
  .superRefine((redirects, context) => {
    for (const { index, message } of endlessRedirects(redirects)) {
      context.addIssue({ code: 'custom', message, path: [index, 'target'] })
    }
  })
