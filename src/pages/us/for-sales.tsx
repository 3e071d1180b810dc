import { SlicePageView } from '../../templates/SlicePage'
import { codePageHead } from '../../us/codePageHead'
import { forSales } from '../../us/for-sales'

export default function UsForSales() {
  return <SlicePageView document={forSales} />
}

export const Head = codePageHead(forSales)
