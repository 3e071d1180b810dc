import type { CategoryKind, MerchantKind, TeamKind } from './productScreens'

/** How the example company pays: with a card, from a colleague's pocket, on request, against an invoice, each month. */
export type PaymentKind = 'card' | 'private' | 'request' | 'invoice' | 'subscription'

/**
 * One payment as every picture and the demo show it. `day` counts from the day of the pictures: of the payment, of the
 * arrival of an invoice, of the renewal of a subscription. `due` is that of an invoice.
 */
export type Payment = { kind: PaymentKind; team: TeamKind; category: CategoryKind; day: number; due?: number }

/**
 * What each merchant was paid for: one person, one kind and one day, so that no two pictures contradict each other. A
 * picture of another kind of payment needs another merchant.
 */
export const payments = {
  restaurant: { kind: 'card', team: 'sales', category: 'meals', day: 0 },
  train: { kind: 'card', team: 'sales', category: 'travel', day: -1 },
  office: { kind: 'card', team: 'sales', category: 'office', day: -6 },
  hotel: { kind: 'card', team: 'operations', category: 'travel', day: -3 },
  taxi: { kind: 'card', team: 'marketing', category: 'travel', day: -4 },
  photos: { kind: 'card', team: 'marketing', category: 'marketing', day: -2 },
  screen: { kind: 'card', team: 'product', category: 'equipment', day: -1 },
  parking: { kind: 'card', team: 'operations', category: 'travel', day: -5 },
  courier: { kind: 'card', team: 'finance', category: 'office', day: -7 },
  private_bus: { kind: 'private', team: 'operations', category: 'travel', day: -1 },
  private_tools: { kind: 'private', team: 'operations', category: 'office', day: -2 },
  private_flowers: { kind: 'private', team: 'operations', category: 'office', day: -3 },
  computer: { kind: 'request', team: 'product', category: 'equipment', day: 0 },
  supplier_print: { kind: 'invoice', team: 'operations', category: 'marketing', day: 0, due: 14 },
  supplier_freight: { kind: 'invoice', team: 'operations', category: 'office', day: 0, due: 21 },
  supplier_cleaning: { kind: 'invoice', team: 'operations', category: 'office', day: -1, due: 28 },
  supplier_agency: { kind: 'invoice', team: 'marketing', category: 'marketing', day: -3, due: 7 },
  supplier_energy: { kind: 'invoice', team: 'operations', category: 'office', day: -4, due: 5 },
  supplier_legal: { kind: 'invoice', team: 'finance', category: 'office', day: -6, due: 21 },
  supplier_it: { kind: 'invoice', team: 'product', category: 'equipment', day: -7, due: 9 },
  app_sales: { kind: 'subscription', team: 'sales', category: 'software', day: 12 },
  app_design: { kind: 'subscription', team: 'marketing', category: 'software', day: 6 },
  app_ads: { kind: 'subscription', team: 'marketing', category: 'marketing', day: 28 },
  app_video: { kind: 'subscription', team: 'operations', category: 'software', day: 19 },
  app_storage: { kind: 'subscription', team: 'product', category: 'software', day: 24 },
} as const satisfies Record<MerchantKind, Payment>

/** The merchants of one kind of payment. */
export type MerchantOf<Kind extends PaymentKind> = {
  [Name in MerchantKind]: (typeof payments)[Name]['kind'] extends Kind ? Name : never
}[MerchantKind]

/** The invoices that arrived on the day of the pictures; they are new, so that no payment run has them. */
export const newInvoices: readonly MerchantOf<'invoice'>[] = ['supplier_print', 'supplier_freight']

/** The card payments with one person's card. */
export const cardPaymentsOf = (team: TeamKind): MerchantKind[] =>
  (Object.keys(payments) as MerchantKind[]).filter(
    (name) => payments[name].kind === 'card' && payments[name].team === team,
  )
