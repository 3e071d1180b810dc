import type { Content } from '@prismicio/client'
import type { UrlCode } from '../../../locales.config'
import type { CmsDocument } from './document'
import { textOf } from './fields'
import type { ProductScreens } from './productScreens'
import { scenesIn, type PlacedScene, type SceneName } from './sceneNames'
import type { ShownScreens } from './sceneWords'

type Category = NonNullable<Content.IntegrationDocument['data']['category']>

/** What the product shows of the systems of a category: the scene beside the title of an integration. */
export const integrationScenes: Readonly<Record<Category, SceneName>> = {
  accounting: 'month_close',
  hr: 'team_budgets',
  travel: 'expense_list',
  identity: 'companies',
}

const isCategory = (value: unknown): value is Category =>
  typeof value === 'string' && Object.hasOwn(integrationScenes, value)

/** The scenes that the page of a document shows: that of its kind, and those its fields name. */
export function scenesOf({ type, data }: Pick<CmsDocument, 'type' | 'data'>): PlacedScene[] {
  const named = scenesIn(data)
  const category = data['category']
  return type === 'integration' && isCategory(category)
    ? [{ path: 'data.category', name: integrationScenes[category] }, ...named]
    : named
}

/**
 * The system that the pictures of a page name: that of an accounting integration, without the name it had before;
 * undefined where it is the first one of the market.
 */
export const ledgerOf = ({ type, data }: Pick<CmsDocument, 'type' | 'data'>): string | undefined =>
  type === 'integration' && data['category'] === 'accounting'
    ? textOf(data['partner_name']).replace(/ \(.*$/, '') || undefined
    : undefined

/**
 * The market whose companies use an accounting system of one country: its accounts and its currency are shown with the
 * system, whatever the market of the page.
 */
const homeMarkets: Readonly<Record<string, UrlCode>> = {
  DATEV: 'de',
  'Exact Online': 'nl',
  Fortnox: 'se',
  Holded: 'es',
  Spiris: 'se',
  Twinfield: 'nl',
  'Visma e-conomic': 'da',
}

/** The market whose accounts the pictures of a page show when they are not those of the market of the page. */
export const homeMarketOf = (document: Pick<CmsDocument, 'type' | 'data'>): UrlCode | undefined => {
  const ledger = ledgerOf(document)
  return ledger !== undefined && Object.hasOwn(homeMarkets, ledger) ? homeMarkets[ledger] : undefined
}

/** The product screens of the market of an accounting system, and its currency. */
export type LedgerMarket = { screens: ProductScreens; currency: string }

const isSameLedger = (name: string, ledger: string): boolean => name === ledger || name === `Visma ${ledger}`

/**
 * The screens of a market on a page about an accounting system: with its name, and with the accounts and the currency of
 * its country. A system that is not that of the country's example company is shown without account numbers.
 */
export function withLedger(
  screens: ProductScreens,
  ledger: string | undefined,
  currency: string,
  home: LedgerMarket | undefined,
): ShownScreens {
  if (ledger === undefined) return screens
  const named = { ...screens, texts: { ...screens.texts, ledger } }
  if (isSameLedger(ledger, screens.texts.ledger)) return named
  const source = home?.screens ?? screens
  const hasAccounts = home !== undefined && isSameLedger(ledger, home.screens.texts.ledger)
  const categories = Object.fromEntries(
    Object.entries(source.categories).map(([kind, { account, spentBefore }]) => [
      kind,
      { spentBefore, ...(hasAccounts ? { account } : {}) },
    ]),
  ) as NonNullable<ShownScreens['closed']>['categories']
  return { ...named, closed: { currency: home?.currency ?? currency, categories } }
}
