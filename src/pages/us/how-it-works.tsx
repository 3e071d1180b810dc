import { SlicePageView } from '../../templates/SlicePage'
import { codePageHead } from '../../us/codePageHead'
import { howItWorks } from '../../us/how-it-works'

export default function UsHowItWorks() {
  return <SlicePageView document={howItWorks} />
}

export const Head = codePageHead(howItWorks)
