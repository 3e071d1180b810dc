import { SlicePageView } from '../../templates/SlicePage'
import { codePageHead } from '../../us/codePageHead'
import { press } from '../../us/press'

export default function UsPress() {
  return <SlicePageView document={press} />
}

export const Head = codePageHead(press)
