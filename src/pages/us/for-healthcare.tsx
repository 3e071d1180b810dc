import { SlicePageView } from '../../templates/SlicePage'
import { codePageHead } from '../../us/codePageHead'
import { forHealthcare } from '../../us/for-healthcare'

export default function UsForHealthcare() {
  return <SlicePageView document={forHealthcare} />
}

export const Head = codePageHead(forHealthcare)
