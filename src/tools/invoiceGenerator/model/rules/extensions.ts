/**
 * What extensions of the norm add to the totals: payments for a third party (XRechnung Extension, BG-DEX-09; Factur-X
 * EXTENDED, BT-179) and the logistics services of Factur-X EXTENDED (BG-X-42), which are charges.
 */
import { sumOf, zero, type Decimal } from '../../../numbers/model/decimal'
import type { OpaqueElement, SemanticAdjustment, SemanticInvoice } from '../semantic'
import { amount } from './rule'

const specificationOf = ({ specification }: SemanticInvoice): string => specification?.toLowerCase() ?? ''

/** Whether an invoice keeps to the extension of XRechnung. */
export const isXrechnungExtension = (i: SemanticInvoice): boolean =>
  specificationOf(i).includes(':kosit:extension:xrechnung')

/** Whether an invoice keeps to the profile EXTENDED of Factur-X and ZUGFeRD. */
export const isFacturXExtended = (i: SemanticInvoice): boolean =>
  /(?:factur-x|zugferd).*:extended/.test(specificationOf(i))

const elementsOf = ({ opaque = [] }: SemanticInvoice, name: string): OpaqueElement[] =>
  opaque.flatMap(({ element }) => (element.name === name ? [element] : []))

const textIn = (element: OpaqueElement, name: string): string | undefined =>
  element.children.find((child) => child.name === name)?.text

/** What is paid through the seller to others, which is part of the amount due alone. */
export function thirdPartyTotal(i: SemanticInvoice): Decimal {
  if (isXrechnungExtension(i))
    return sumOf(elementsOf(i, 'PrepaidPayment').map((payment) => amount(textIn(payment, 'PaidAmount'))))
  if (isFacturXExtended(i))
    return sumOf(
      elementsOf(i, 'SpecifiedFinancialAdjustment').map((one) => amount(textIn(one, 'ActualAmount'))),
    )
  return zero
}

/** Charges for logistics services, with their VAT. */
export const logisticsCharges = (i: SemanticInvoice): readonly SemanticAdjustment[] =>
  isFacturXExtended(i)
    ? elementsOf(i, 'SpecifiedLogisticsServiceCharge').map((charge) => {
        const tax = charge.children.find(({ name }) => name === 'AppliedTradeTax')
        return {
          amount: textIn(charge, 'AppliedAmount'),
          category: tax && textIn(tax, 'CategoryCode'),
          rate: tax && textIn(tax, 'RateApplicablePercent'),
        }
      })
    : []

/** How far a total may be from its parts: a hundredth for each part in Factur-X EXTENDED. */
export const slackOf = (i: SemanticInvoice, parts: number): Decimal =>
  isFacturXExtended(i) ? amount('0.01').times(parts) : zero
