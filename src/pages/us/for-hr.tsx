import { SlicePageView } from '../../templates/SlicePage'
import { codePageHead } from '../../us/codePageHead'
import { forHr } from '../../us/for-hr'

export default function UsForHr() {
  return <SlicePageView document={forHr} />
}

export const Head = codePageHead(forHr)
