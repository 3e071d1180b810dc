import type { EinvoiceWords } from './toSemantic'

/** Words of a file, in English. */
export const fixtureWords: EinvoiceWords = {
  exemption: {
    AE: 'Reverse charge',
    K: 'Intra-Community supply',
    G: 'Export outside the EU',
    O: 'Not subject to VAT',
  },
  allowance: 'Discount',
  charge: 'Charge',
}
