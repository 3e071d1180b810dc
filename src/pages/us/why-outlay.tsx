import { WhyTheProductView } from '../../templates/WhyTheProduct'
import { codePageHead } from '../../us/codePageHead'
import { whyOutlay } from '../../us/why-outlay'

export default function UsWhyOutlay() {
  return <WhyTheProductView document={whyOutlay} />
}

export const Head = codePageHead(whyOutlay)
