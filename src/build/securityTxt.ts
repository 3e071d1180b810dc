import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Node, NodePluginArgs } from 'gatsby'
import { defaultLocale } from '../../locales.config'
import { brand } from '../core/brand'
import { absolute } from '../seo/hreflang'

/** Where RFC 9116 has programs and people look for it. */
const file = '/.well-known/security.txt'

/** The page that says how weaknesses are reported and what the reporter can expect. */
const policyPath = `/${defaultLocale().urlCode}/security`

/**
 * The first day of the month, eleven months on: RFC 9116 recommends less than a year, and builds of one month are the same.
 */
const expiryOf = (now: Date): string =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 11, 1)).toISOString()

/** The text of security.txt (RFC 9116). `hasPage` says which pages the site has: without the policy it is not named. */
export const securityText = (now: Date, hasPage: (path: string) => boolean): string =>
  [
    `Contact: mailto:${brand.securityEmail}`,
    `Expires: ${expiryOf(now)}`,
    'Preferred-Languages: en',
    `Canonical: ${absolute(file)}`,
    ...(hasPage(policyPath) ? [`Policy: ${absolute(policyPath)}`] : []),
    '',
  ].join('\n')

/** Writes it to `public`. */
export function writeSecurityTxt({ getNodesByType }: Pick<NodePluginArgs, 'getNodesByType'>): void {
  const pages = new Set((getNodesByType('SitePage') as (Node & { path: string })[]).map((page) => page.path))
  const target = path.join('public', file)
  mkdirSync(path.dirname(target), { recursive: true })
  writeFileSync(
    target,
    securityText(new Date(), (page) => pages.has(page)),
  )
}
