import { ApplePayView } from '../../templates/ApplePay'
import { applePay } from '../../us/applepay'
import { codePageHead } from '../../us/codePageHead'

export default function UsApplePay() {
  return <ApplePayView document={applePay} />
}

export const Head = codePageHead(applePay)
