import { SlicePageView } from '../../templates/SlicePage'
import { codePageHead } from '../../us/codePageHead'
import { forMarketing } from '../../us/for-marketing'

export default function UsForMarketing() {
  return <SlicePageView document={forMarketing} />
}

export const Head = codePageHead(forMarketing)
