import { matchesAny } from '../../core/routing/pathPattern'
import { pathWithinLocale } from '../../core/routing/pathWithinLocale'

/** Pages without the chat: tools and flows that should not be interrupted. Patterns of the path without its locale. */
export const pathsWithoutChat = [
  '/explore-product',
  '/explore-product-2',
  '/expense-report-roi-calculator',
  '/for-construction-companies',
  '/qualification',
] as const

/** True for the path of a page that never shows the chat, in every locale. */
export const hidesChat = (path: string): boolean => matchesAny(pathsWithoutChat, pathWithinLocale(path))
