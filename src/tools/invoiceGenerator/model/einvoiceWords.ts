import type { Words } from '../../words/model/wordsFor'
import type { EinvoiceWords } from './toSemantic'

type Key = 'note_AE' | 'note_K' | 'note_G' | 'note_O' | 'allowance' | 'charge'

/** What an electronic invoice takes of the words on an invoice, in its language. */
export const einvoiceWords = (words: Words<Key>): EinvoiceWords => ({
  exemption: { AE: words.note_AE, K: words.note_K, G: words.note_G, O: words.note_O },
  allowance: words.allowance,
  charge: words.charge,
})
