import { SlicePageView } from '../../templates/SlicePage'
import { codePageHead } from '../../us/codePageHead'
import { referral } from '../../us/referral'

export default function UsReferral() {
  return <SlicePageView document={referral} />
}

export const Head = codePageHead(referral)
