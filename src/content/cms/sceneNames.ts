import { isRecord } from '../../core/values/record'

/** The pictures of the product that a page can show, by the name that documents and code use. */
export const sceneNames = [
  'card_issue',
  'card_controls',
  'receipt_capture',
  'expense_list',
  'approval',
  'invoice_inbox',
  'payment_run',
  'subscriptions',
  'cash_overview',
  'month_close',
  'mileage',
  'reports',
  'wallet_payment',
  'team_budgets',
  'companies',
  'reimbursement',
  'large_card',
  'invoice_document',
] as const

export type SceneName = (typeof sceneNames)[number]

/** True for the name of a scene; false for `none`, an empty field and everything else. */
export const isSceneName = (value: unknown): value is SceneName =>
  (sceneNames as readonly unknown[]).includes(value)

/** A scene with the path of the field that names it. */
export type PlacedScene = { path: string; name: SceneName }

/**
 * The scenes that the fields called `scene` of a document name, in their order, with the path of each field. A picture
 * takes the place of a scene, so one beside a field `image` that is filled is not shown.
 */
export function scenesIn(value: unknown, path = 'data'): PlacedScene[] {
  if (Array.isArray(value)) return value.flatMap((entry, index) => scenesIn(entry, `${path}.${index}`))
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([key, entry]): PlacedScene[] => {
    if (key !== 'scene') return scenesIn(entry, `${path}.${key}`)
    const hasPicture = isRecord(value['image']) && Boolean(value['image']['url'])
    return isSceneName(entry) && !hasPicture ? [{ path: `${path}.scene`, name: entry }] : []
  })
}
