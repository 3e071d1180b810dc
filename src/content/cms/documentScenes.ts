import type { Content } from '@prismicio/client'
import type { CmsDocument } from './document'
import { textOf } from './fields'
import { scenesIn, type PlacedScene, type SceneName } from './sceneNames'

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
