import type { ConsentCategory } from '../consent/state'
import type { BillingCycle } from '../pricing/billing'

/** Values of event properties. */
export type InvoiceGeneratorStep =
  | 'email submitted'
  | 'get invoice'
  | 'invoice details'
  | 'invoice items'
  | 'new invoice'
  | 'notes'
  | 'pdf downloaded'
  | 'preview'
  | 'recipient details'
  | 'your company details'
export type ExpenseAction = 'added' | 'deleted' | 'pdf generated' | 'shared or downloaded' | 'preview opened'
export type VatCalculatorAction = 'amount' | 'calculate' | 'delete' | 'VAT % amount'
export type InteractionKind = 'button' | 'checkbox' | 'icon' | 'link' | 'option' | 'radio' | 'switch' | 'tab'
export type FlowStatus = 'started' | 'interacted' | 'completed'

/** The part of the site in which an event happened. */
export type Surface =
  | 'header'
  | 'footer'
  | 'homepage'
  | 'sticky navigation'
  | 'pricing'
  | 'contact us'
  | 'interactive demo'
  | 'invoice generator'
  | 'VAT calculator'
  | 'expense report generator'
  | 'expense policy builder'
  | 'ROI calculator'
  | 'qualification'
  | 'webinars'
  | 'events'
  | 'partners'
  | 'resources'
  | 'careers'
  | 'wallet'
  | 'sign-up modal'
  | 'page'

type NoProperties = Record<string, never>

/** Every event of the site with its properties, named by object and past participle. */
export type EventCatalogue = {
  /** `path` without query. */
  'Page viewed': { path: string; title: string }
  /** Opening `path` has taken more than a second. */
  'Page delayed': { path: string }
  /** Any control that was pressed, chosen or switched and has no event of its own; `label` as on the page. */
  'Element used': { kind: InteractionKind; surface: Surface; label: string }
  'Notification banner clicked': { target: string }
  'Experiment viewed': { experiment: string; bucket: string }

  'Form started': { form: string }
  /** `externalId` is a random id in hex digits, shared by all tracking of this submission. */
  'Form submitted': { form: string; email: string; referral: boolean; externalId: string }
  'Form blocked': { form: string; reason: 'unavailable' | 'refused' }
  'Sign-up modal shown': { variant?: string; trigger: 'address' | 'request' }
  'Sign-up modal dismissed': NoProperties
  /** A visitor starts a sign-up or demo form: for advertisers, with their own ids. */
  'Ad conversion started': {
    form: string
    externalId: string
    fbc?: string
    fbp?: string
    ttclid?: string
    li_fat_id?: string
  }

  /** `progress` from 0 to 1. */
  'Interactive demo used': { status: FlowStatus; flow: string; progress?: number }
  'Interactive demo gate shown': NoProperties
  'Invoice generator used': { step: InvoiceGeneratorStep }
  'VAT calculator used': { action: VatCalculatorAction }
  'Expense report used': { action: ExpenseAction }
  'Expense policy builder used': { status: FlowStatus }
  'ROI calculator used': { status: FlowStatus }
  'Qualification used': { status: FlowStatus; step?: string }

  /** The calendar of a meeting was asked for, shown, or answered with a booking. */
  'Meeting booker used': { status: FlowStatus; provider: string }
  /** `slow`: nothing came in time; `blocked`: it cannot be reached. */
  'Meeting booker failed': { provider: string; reason: 'blocked' | 'slow' }

  'Billing cycle chosen': { cycle: BillingCycle }
  /** `value` in the unit of the slider: users in a month. */
  'Pricing slider moved': { value: number }
  /** An explanation in the comparison was pressed; passing over it with the pointer or the focus does not count. */
  'Pricing tooltip opened': { tooltip: string }
  /** A plan was chosen by its button, or is the result of the plan picker. */
  'Plan picked': { plan: string; cycle: BillingCycle }

  'Webinar opened': { webinar: string }
  'Event opened': { event: string }
  'Partner opened': { partner: string }
  'Resource opened': { resource: string }
  'Chat opened': NoProperties
  'Survey opened': { survey: string }

  /** `track` was called with a name that is not in this catalogue. */
  'unknown analytics call': { name: string }
}

export type EventName = keyof EventCatalogue

/** The consent that an event requires before it is sent; also the list of names at run time. */
export const eventCategories = {
  'Page viewed': 'analytics',
  'Page delayed': 'analytics',
  'Element used': 'analytics',
  'Notification banner clicked': 'analytics',
  'Experiment viewed': 'analytics',
  'Form started': 'analytics',
  'Form submitted': 'analytics',
  'Form blocked': 'analytics',
  'Sign-up modal shown': 'analytics',
  'Sign-up modal dismissed': 'analytics',
  'Ad conversion started': 'advertisement',
  'Interactive demo used': 'analytics',
  'Interactive demo gate shown': 'analytics',
  'Invoice generator used': 'analytics',
  'VAT calculator used': 'analytics',
  'Expense report used': 'analytics',
  'Expense policy builder used': 'analytics',
  'ROI calculator used': 'analytics',
  'Qualification used': 'analytics',
  'Meeting booker used': 'analytics',
  'Meeting booker failed': 'analytics',
  'Billing cycle chosen': 'analytics',
  'Pricing slider moved': 'analytics',
  'Pricing tooltip opened': 'analytics',
  'Plan picked': 'analytics',
  'Webinar opened': 'analytics',
  'Event opened': 'analytics',
  'Partner opened': 'analytics',
  'Resource opened': 'analytics',
  'Chat opened': 'analytics',
  'Survey opened': 'analytics',
  'unknown analytics call': 'analytics',
} as const satisfies Record<EventName, ConsentCategory>
