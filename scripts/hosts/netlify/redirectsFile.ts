import { brand } from '../../../src/core/brand'
import { aliasHosts } from '../../../src/core/brand/aliasHosts'
import type { SiteManifest } from '../../../src/core/routing/siteManifest'
import { overlap } from '../pathExpression'
import { redirectTable, type HostRedirect } from '../redirectTable'

/** What an address is passed to that nothing else answers, where the function has no path of its own. */
const functionAddress = '/.netlify/functions/site'

/** The part of a redirect's pattern or location that stands for the rest of a path. */
const locationOf = ({ location }: HostRedirect): string =>
  location((parameter) => (parameter === '*' ? ':splat' : `:${parameter}`))

const isPlain = (text: string): boolean => /^[\x21-\x7E]+$/.test(text)

/**
 * `_redirects`, of which the first rule that matches applies, each also where there is a file. Netlify adds the query of the
 * visitor to every location, so redirects that must not have it, or only with a part of it, are left to the function; without
 * functions to the page that says that there is nothing. With `passesOn` every address without a file is passed to the function.
 */
export function redirectsFile(manifest: SiteManifest, { passesOn }: { passesOn: boolean }): string {
  const { exact, patterns } = redirectTable(manifest)
  const usable = (redirect: HostRedirect): boolean =>
    redirect.takesQuery && isPlain(redirect.source) && isPlain(locationOf(redirect))
  // Those before it apply first, and only the function knows where they lead.
  const leftToFunction: string[] = exact.filter((redirect) => !usable(redirect)).map(({ source }) => source)
  const rules = exact.filter(usable)
  for (const redirect of patterns) {
    const isUsable = 'location' in redirect && usable(redirect)
    if (isUsable && !leftToFunction.some((source) => overlap(source, redirect.source))) rules.push(redirect)
    else leftToFunction.push(redirect.source)
  }
  const hasFunctions = manifest.functions.length > 0
  const pages = hasFunctions ? [] : manifest.routes.filter(({ status }) => status !== 500)
  const lines = [
    ...aliasHosts.flatMap((host) =>
      ['https', 'http'].map((scheme) => `${scheme}://${host}/*  ${brand.siteOrigin}/:splat  301!`),
    ),
    ...rules.map((redirect) => `${redirect.source}  ${locationOf(redirect)}  ${redirect.status}!`),
    ...pages
      .filter(({ path }) => path.endsWith('/*'))
      .map(({ path, file, status }) => `${path}  /${file.replace(/\/index\.html$/, '.html')}  ${status}`),
    ...(hasFunctions && passesOn ? [`/*  ${functionAddress}  200`] : []),
  ]
  return `# Written by "npm run hosts -- netlify" from build/site-manifest.json.\n${lines.join('\n')}\n`
}
