import { localeCookie } from '../../../locales.config'
import { localeChoice, localeSegments } from './localeSegments'
import type { AddressRules } from './siteManifest'
import { indexNames, pageEndings } from './writtenAddress'

/** A path as a browser writes it into an address: `/en/café` → `/en/caf%C3%A9`; what is escaped stays. */
const escaped = (path: string): string => new URL(path, 'http://localhost').pathname

/** The rules for the addresses of a site with these pages. */
export const addressRules = (pages: Iterable<string>): AddressRules => ({
  pages: [...new Set([...pages].map(escaped))].sort(),
  localeSegments: localeSegments(),
  pageEndings: [...pageEndings],
  indexNames: [...indexNames],
  localeChoice: localeChoice(localeCookie),
})
