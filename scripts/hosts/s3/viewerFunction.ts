import path from 'node:path'
import { transform } from '@swc/core'
import { build, type Plugin } from 'esbuild'
import { localeCookieAge } from '../../../locales.config'
import { brand } from '../../../src/core/brand'
import { aliasHosts } from '../../../src/core/brand/aliasHosts'
import { activeTestsCookie } from '../../../src/core/routing/pathTests'
import { pathWithinLocale } from '../../../src/core/routing/pathWithinLocale'
import type { SiteManifest } from '../../../src/core/routing/siteManifest'
import { thirdPartyProxyPath } from '../../../src/functions/thirdPartyProxy'
import type { ViewerRules } from './viewerRequest'

/** The most that CloudFront takes, in bytes. */
const largestFunction = 10_240

/** What the function knows of a site. */
export const viewerRules = ({
  routes,
  redirects,
  functions,
  addresses,
  pathTests = [],
}: SiteManifest): ViewerRules => ({
  aliases: [...aliasHosts],
  origin: brand.siteOrigin,
  functions: functions.length > 0 ? ['/api/*', thirdPartyProxyPath, ...functions] : [],
  redirects,
  wildcards: routes.filter(({ status }) => status === 200).map(({ path: pattern }) => pattern),
  tests: pathTests,
  segments: addresses.localeSegments,
  languages: addresses.localeChoice.languages,
  defaultMarket: addresses.localeChoice.default,
  cookie: addresses.localeChoice.cookie,
  cookieAge: localeCookieAge,
  testsCookie: activeTestsCookie,
  names: [
    ...new Set(
      addresses.pages
        .filter((page) => pathWithinLocale(page) !== page)
        .flatMap((page) => pathWithinLocale(page).split('/')[1] || []),
    ),
  ],
  endings: addresses.pageEndings,
  indexNames: addresses.indexNames,
  isLowerCase: addresses.pages.every((page) => page === page.toLowerCase()),
})

/** The table of locales is not needed: only its types are. */
const onlyTypesOfLocales: Plugin = {
  name: 'only-types-of-locales',
  setup: ({ onResolve }) =>
    onResolve({ filter: /\/locales\.config$/ }, ({ resolveDir, path: file }) => ({
      path: `${path.resolve(resolveDir, file)}.ts`,
      sideEffects: false,
    })),
}

/**
 * The function for CloudFront (viewer request) as one ES5 file: redirects, wildcard pages, the choice of a market, addresses
 * that differ from a page's only in their form. Throws when it is larger than CloudFront takes.
 */
export async function viewerFunction(manifest: SiteManifest): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(__dirname, 'viewerRequest.ts')],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2017',
    define: { viewerRules: JSON.stringify(viewerRules(manifest)) },
    plugins: [onlyTypesOfLocales],
  })
  const bundled = outputFiles[0]?.text.replace(/^export \{\s*handler\s*\};$/m, '') ?? ''
  const { code } = await transform(bundled, {
    isModule: false,
    minify: true,
    jsc: {
      target: 'es5',
      loose: true,
      minify: {
        compress: { toplevel: true, top_retain: ['handler'] },
        mangle: { topLevel: true, reserved: ['handler'] },
      },
    },
  })
  const size = Buffer.byteLength(code)
  if (size > largestFunction)
    throw new Error(
      `The function for the CDN has ${size} bytes, at most ${largestFunction} are allowed: let the server answer instead, or shorten the redirects of the content.`,
    )
  return code
}
