/** The steps of the invoice generator. */
import type { InvoiceGeneratorStep } from '../../../visitor/analytics/catalogue'
import { fieldAt } from '../model/fields'
import { isEmptyLine } from '../model/invoice'
import type { InvoiceWork } from '../model/work'

/** The steps, in their order. In a wide window the preview is beside the form and no step. */
export const steps = ['seller', 'buyer', 'details', 'items', 'notes', 'preview', 'get'] as const
export type Step = (typeof steps)[number]

/** What a step is called in analytics. */
export const eventOfStep: Readonly<Record<Step, InvoiceGeneratorStep>> = {
  seller: 'your company details',
  buyer: 'recipient details',
  details: 'invoice details',
  items: 'invoice items',
  notes: 'notes',
  preview: 'preview',
  get: 'get invoice',
}

/** The step with the field at a path. */
export const stepOfPath = (path: string): Step => fieldAt(path)?.step ?? 'details'

/** Whether a step has what an invoice needs of it. */
export function isDone(step: Step, work: InvoiceWork): boolean {
  const { invoice } = work
  switch (step) {
    case 'seller':
      return invoice.seller.name.trim() !== '' && invoice.seller.address.city.trim() !== ''
    case 'buyer':
      return invoice.buyer.name.trim() !== '' && invoice.buyer.address.city.trim() !== ''
    case 'details':
      return invoice.number.trim() !== ''
    case 'items':
      return invoice.lines.some((line) => !isEmptyLine(line))
    case 'notes':
      return invoice.notes.trim() !== ''
    default:
      return false
  }
}
