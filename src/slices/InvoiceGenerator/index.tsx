import type { Content } from '@prismicio/client'
import { useToolWords } from '../../content/site/RelatedDataContext'
import { Island } from '../../design/hydration/Island'
import { InvoiceGenerator } from '../../tools/invoiceGenerator/screens/InvoiceGenerator'
import type { SliceProps } from '../sliceProps'
import { SliceSection } from '../SliceSection'

/** The free invoice generator under a title. */
export default function InvoiceGeneratorSlice({
  slice: { primary },
}: SliceProps<Content.InvoiceGeneratorSlice>) {
  const props = { words: useToolWords('invoice-generator') }
  return (
    <SliceSection title={primary.title} lead={primary.lead}>
      <Island name="invoice-generator" props={props}>
        <InvoiceGenerator {...props} />
      </Island>
    </SliceSection>
  )
}
