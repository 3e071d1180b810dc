import { SlicePageView } from '../../templates/SlicePage'
import { codePageHead } from '../../us/codePageHead'
import { spendControls } from '../../us/spend-controls'

export default function UsSpendControls() {
  return <SlicePageView document={spendControls} />
}

export const Head = codePageHead(spendControls)
