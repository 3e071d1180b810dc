import type { UrlCode } from '../../../locales.config'
import type { MessagePart } from './messageParts'

/** What page creation passes to every page. */
export type PageContext = {
  /** Id of the node of the page query; absent on pages of code. */
  id?: string
  locale: UrlCode
  /** The same page in the other locales, paths by url code, this one included. */
  alternates: Partial<Record<UrlCode, string>>
  /** Names the file of the locale's site data. */
  siteDigest: string
  /** False for pages that search engines must not list. */
  indexable: boolean
  /** The path whose visitors an experiment leads to this page: the address that search engines know it by. */
  original?: string
  /**
   * The page of the default locale that says the same in every word: search engines know both by its address, and the copy
   * is in no cluster and no sitemap.
   */
  copyOf?: string
  /** The page's own message for the notification banner; absent when the locale's message applies. */
  notificationMessage?: MessagePart[]
  /**
   * What the page changes in the sign-up modal: no social proof on pricing, the partner texts on partner
   * pages.
   */
  signUp?: 'pricing' | 'partner'
  /** Locales whose page among the alternates search engines must not list; absent when there is none. */
  unlisted?: UrlCode[]
  /** The pages above this one, the homepage first; empty on a homepage. */
  trail?: TrailEntry[]
  /** Currency of the market, ISO 4217. */
  currency?: string
  /** First and last publication of the document, ISO 8601, if known. */
  published?: string
  modified?: string
}

/** A page as the trail of another names it. */
export type TrailEntry = { path: string; name: string }
