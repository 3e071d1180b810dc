import { withCompatibleForms } from './compatibleForm'
import type { PdfDocument } from './pdfDocument'

/** All that is written in a document, to know which fonts it needs. */
export const lettersOf = ({ blocks, footer = '' }: PdfDocument): string =>
  withCompatibleForms(
    footer +
      JSON.stringify(blocks, (key, value: unknown) =>
        key === 'modules' || value instanceof Uint8Array ? undefined : value,
      ),
  )
