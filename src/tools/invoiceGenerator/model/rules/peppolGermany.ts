import type { SemanticInvoice } from '../semantic'
import type { Rule } from './rule'
import { xrechnungRules } from './xrechnung'

/** The addresses of seller and buyer are in Germany. */
export const isWithinGermany = (i: SemanticInvoice): boolean =>
  i.seller.address?.country === 'DE' && i.buyer.address?.country === 'DE'

/** Of XRechnung, but not asked by Peppol: the specification, and the date of delivery as information. */
const notOfPeppol = ['BR-DE-21', 'BR-DE-TMP-32']

/** `BR-DE-1` is DE-R-001, `BR-DE-23-a` DE-R-023-1, `BR-TMP-2` DE-R-T02. */
function peppolId(id: string): string {
  if (id === 'BR-TMP-2') return 'DE-R-T02'
  const [number = '', part] = id.replace('BR-DE-', '').split('-')
  const variant = part === undefined ? '' : part === 'a' ? '-1' : '-2'
  return `DE-R-${number.padStart(3, '0')}${variant}`
}

/** Peppol asks the rules of XRechnung of invoices between German parties, under ids of its own (DE-R-…). */
export const germanRules: readonly Rule[] = xrechnungRules
  .filter(({ id }) => !notOfPeppol.includes(id))
  .map((rule) => ({
    ...rule,
    id: peppolId(rule.id),
    broken: (invoice) => (isWithinGermany(invoice) ? rule.broken(invoice) : []),
  }))
