import { createContext, useContext, type ReactNode } from 'react'
import type { Words } from '../../words/model/wordsFor'
import type { InvoiceGeneratorWordKey } from '../model/generatorWordKeys'
import type { Invoice } from '../model/invoice'
import type { InvoiceExports } from './loadExports'
import type { DocumentWords } from './useDocumentWords'

export type InvoiceWords = Words<InvoiceGeneratorWordKey>

/** What the steps of the invoice generator share. */
export type InvoiceEditing = {
  /** As it is typed. */
  invoice: Invoice
  /** As it is shown: with its dates. */
  shown: Invoice
  change: (update: (invoice: Invoice) => Invoice) => void
  words: InvoiceWords
  /** Leads the focus to the name of the step, when the part of it that had it goes. */
  focusStep: () => void
  /** What is wrong at a field, once the invoice was checked. */
  problemAt: (path: string) => string | undefined
  /** False in prerendered HTML: names of countries and currencies come from the browser. */
  isReady: boolean
  /** The code of files and checks; undefined until it has come. */
  exports: InvoiceExports | undefined
  /** The words on the invoice, in its language; undefined until they have come. */
  documentWords: DocumentWords | undefined
}

const InvoiceContext = createContext<InvoiceEditing | undefined>(undefined)
const WordsContext = createContext<InvoiceWords | undefined>(undefined)

type InvoiceProviderProps = { value: InvoiceEditing; children: ReactNode }

/** Gives the invoice that is edited to the parts of the tool. */
export const InvoiceProvider = ({ value, children }: InvoiceProviderProps) => (
  <WordsContext.Provider value={value.words}>
    <InvoiceContext.Provider value={value}>{children}</InvoiceContext.Provider>
  </WordsContext.Provider>
)

/** The invoice that is edited. Throws outside of the tool. */
export function useInvoice(): InvoiceEditing {
  const editing = useContext(InvoiceContext)
  if (!editing) throw new Error('useInvoice needs the invoice generator around it')
  return editing
}

/** The words of the tool, for parts that must not be rendered with each change of the invoice. */
export function useInvoiceWords(): InvoiceWords {
  const words = useContext(WordsContext)
  if (!words) throw new Error('useInvoiceWords needs the invoice generator around it')
  return words
}
