import { useMemo } from 'react'
import { Button } from '../../../design/components/Button'
import { Actions, Notice } from '../../controls/layout'
import { useCommonWords } from '../../words/CommonWordsContext'
import { invoiceView } from '../exports/invoiceView'
import type { Calculation } from '../model/calculate'
import type { Invoice } from '../model/invoice'
import { useInvoiceWords } from './InvoiceContext'
import { InvoiceSheet, SheetPlaceholder } from './InvoiceSheet'
import { countryName } from './names'
import { Paper } from './paperStyle'
import type { DocumentWordsState } from './useDocumentWords'

type InvoicePreviewProps = {
  invoice: Invoice
  calculation: Calculation
  words: DocumentWordsState
  /** False in prerendered HTML: dates and amounts are written as the browser does. */
  isReady: boolean
}

/** The invoice as it will be, in its own language. */
export function InvoicePreview({ invoice, calculation, words: documentWords, isReady }: InvoicePreviewProps) {
  const words = useInvoiceWords()
  const { try_again } = useCommonWords()
  const { words: texts, hasFailed, retry } = documentWords
  const view = useMemo(
    () =>
      texts && isReady
        ? invoiceView(invoice, calculation, {
            words: texts,
            countryName: (code) => countryName(invoice.language, code),
          })
        : undefined,
    [invoice, calculation, texts, isReady],
  )
  return (
    <>
      {hasFailed ? (
        <Notice $tone="problem" role="alert">
          <p>{words.language_missing}</p>
          <Actions>
            <Button variant="secondary" onClick={retry}>
              {try_again}
            </Button>
          </Actions>
        </Notice>
      ) : null}
      <Paper>{view ? <InvoiceSheet view={view} invoice={invoice} /> : <SheetPlaceholder />}</Paper>
    </>
  )
}
