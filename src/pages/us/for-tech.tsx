import { SlicePageView } from '../../templates/SlicePage'
import { codePageHead } from '../../us/codePageHead'
import { forTech } from '../../us/for-tech'

export default function UsForTech() {
  return <SlicePageView document={forTech} />
}

export const Head = codePageHead(forTech)
