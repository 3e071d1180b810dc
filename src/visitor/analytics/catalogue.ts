import type { BillingCycle } from '../../product/pricing/billing'
import type { ConsentCategory } from '../consent/state'

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

/**
 * Every event of the site with its properties, named by object and past participle. The comment of an event says when it
 * happens.
 */
export type EventCatalogue = {
  /** The application has started on a page, or has opened another one. `path` is without query; `title` the page's. */
  'Page viewed': { path: string; title: string }
  /** Opening a page of the site takes more than a second. `path` is that of the page the visitor waits for. */
  'Page delayed': { path: string }
  /** A control or link without its own event was pressed, chosen or switched. `label` as on the page, at most 100 characters. */
  'Element used': { kind: InteractionKind; surface: Surface; label: string }
  /** A link in the notification banner was followed. `target` is its address without query and hash. */
  'Notification banner clicked': { target: string }
  /** The visitor sees a variant of an experiment for the first time. */
  'Experiment viewed': { experiment: string; bucket: string }

  /** The first input in a form. */
  'Form started': { form: string }
  /** The server has taken a form. `externalId` is a random id in hex digits, shared by all tracking of this submission. */
  'Form submitted': { form: string; email: string; referral: boolean; externalId: string }
  /** The bot protection kept a form from being sent. `unavailable`: it has not loaded; `refused`: it takes the visitor for a bot. */
  'Form blocked': { form: string; reason: 'unavailable' | 'refused' }
  /** The sign-up modal opens, for an address with `signup=open` or a press. `variant` is that of its experiment. */
  'Sign-up modal shown': { variant?: string; trigger: 'address' | 'request' }
  /** The visitor closes the sign-up modal. */
  'Sign-up modal dismissed': NoProperties
  /**
   * A visitor begins a sign-up or demo form, with the address of a company: for advertisers, with their own ids. The address
   * is not reported. `externalId` as in `Form submitted`.
   */
  'Ad conversion started': {
    form: string
    externalId: string
    fbc?: string
    fbp?: string
    ttclid?: string
    li_fat_id?: string
  }

  /** A flow of the interactive demo was started, gone on with or finished. `progress` from 0 to 1. */
  'Interactive demo used': { status: FlowStatus; flow: string; progress?: number }
  /** The demo was opened on a screen that is too small for it. */
  'Interactive demo gate shown': NoProperties
  /** A step of the invoice generator was reached. */
  'Invoice generator used': { step: InvoiceGeneratorStep }
  /** Something was entered or pressed in the VAT calculator. */
  'VAT calculator used': { action: VatCalculatorAction }
  /** Something was done with an expense report. */
  'Expense report used': { action: ExpenseAction }
  /** The expense policy builder was started, gone on with or finished. */
  'Expense policy builder used': { status: FlowStatus }
  /**
   * The ROI calculator was started (the first assumption was changed), gone on with (another one was changed) or finished (the
   * result was downloaded or shared, reported once).
   */
  'ROI calculator used': { status: FlowStatus }
  /** The qualification flow was started, a question answered, an outcome reached. `step` is the question or the outcome. */
  'Qualification used': { status: FlowStatus; step?: string }

  /** The calendar of a meeting was requested, shown, or answered with a booking. */
  'Meeting booker used': { status: FlowStatus; provider: string }
  /** The calendar of a meeting is not shown. `slow`: nothing came in time; `blocked`: it cannot be reached. */
  'Meeting booker failed': { provider: string; reason: 'blocked' | 'slow' }

  /** Another billing cycle was chosen. */
  'Billing cycle chosen': { cycle: BillingCycle }
  /** The slider of the pricing page has another value. `value` in its unit: users in a month. */
  'Pricing slider moved': { value: number }
  /** An explanation in the comparison was pressed; passing over it with the pointer or the focus does not count. */
  'Pricing tooltip opened': { tooltip: string }
  /** A plan was chosen by its button, or is the result of the plan picker. */
  'Plan picked': { plan: string; cycle: BillingCycle }

  /** A webinar was opened from a list. */
  'Webinar opened': { webinar: string }
  /** An event was opened from a list. */
  'Event opened': { event: string }
  /** A partner was opened from a list. */
  'Partner opened': { partner: string }
  /** A resource was opened from a list. */
  'Resource opened': { resource: string }
  /** The chat was opened. */
  'Chat opened': NoProperties
  /** The survey was opened. */
  'Survey opened': { survey: string }

  /** `track` was called with a name that is not in this catalogue: a mistake in the code. */
  'unknown analytics call': { name: string }
}

export type EventName = keyof EventCatalogue

/** Events of tools that no code of the site reports yet; a test compares the list with the code. */
export const notReportedYet = [] as const satisfies EventName[]

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
