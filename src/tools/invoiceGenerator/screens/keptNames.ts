/** Parts of an e-invoice that the form has no field for, as a visitor calls them. */
import type { Kept } from '../model/opened/kept'
import type { InvoiceWords } from './InvoiceContext'

/** How many terms or elements of a part are named; a file can have thousands. */
const maxNames = 20

/** A part with its terms or elements: `attachments (BG-24)`. */
export function nameOfKept({ part, names }: Kept, words: InvoiceWords): string {
  const shown = names.length > maxNames ? [...names.slice(0, maxNames), '…'] : names
  return `${words[`lost_${part}`]} (${shown.join(', ')})`
}
