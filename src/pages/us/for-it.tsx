import { SlicePageView } from '../../templates/SlicePage'
import { codePageHead } from '../../us/codePageHead'
import { forIt } from '../../us/for-it'

export default function UsForIt() {
  return <SlicePageView document={forIt} />
}

export const Head = codePageHead(forIt)
