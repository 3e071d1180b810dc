import { SlicePageView } from '../../templates/SlicePage'
import { codePageHead } from '../../us/codePageHead'
import { forAgencies } from '../../us/for-agencies'

export default function UsForAgencies() {
  return <SlicePageView document={forAgencies} />
}

export const Head = codePageHead(forAgencies)
