import { SlicePageView } from '../../templates/SlicePage'
import { codePageHead } from '../../us/codePageHead'
import { forFinance } from '../../us/for-finance'

export default function UsForFinance() {
  return <SlicePageView document={forFinance} />
}

export const Head = codePageHead(forFinance)
