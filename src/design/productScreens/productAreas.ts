import type { CSSProperties } from 'react'
import { iconNames, type IconName } from '../theme/icons/names'

/** The navigation of the product, in pictures and in the demo, in the order of its labels. */
export const productAreas = [
  'overview',
  'cards',
  'expenses',
  'invoices',
  'subscriptions',
  'reports',
  'accounting',
] as const
export type ProductArea = (typeof productAreas)[number]

export const areaIcons: Readonly<Record<ProductArea, IconName>> = {
  overview: 'wallet',
  cards: 'card',
  expenses: 'receipt',
  invoices: 'invoice',
  subscriptions: 'sync',
  reports: 'chart',
  accounting: 'bank',
}

/** Names an icon of the sprite that every page has, for the style of a picture. */
export const spriteIcon = (name: IconName): CSSProperties =>
  ({ '--i': iconNames.indexOf(name) }) as CSSProperties
