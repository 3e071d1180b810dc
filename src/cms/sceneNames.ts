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
] as const

export type SceneName = (typeof sceneNames)[number]

/** True for the name of a scene; false for `none`, an empty field and everything else. */
export const isSceneName = (value: unknown): value is SceneName =>
  (sceneNames as readonly unknown[]).includes(value)

/** The field of documents, groups and slices that names a scene. */
export const sceneField = 'scene'
