import { ApplePayView } from '../../templates/ApplePay'
import { codePageHead } from '../../us/codePageHead'
import { applePay } from '../../us/applepay'

export default function UsApplePay() {
  return <ApplePayView document={applePay} />
}

export const Head = codePageHead(applePay)
