import { LegalView } from '../../templates/Legal'
import { codePageHead } from '../../us/codePageHead'
import { legal } from '../../us/legal'

export default function UsLegal() {
  return <LegalView document={legal} />
}

export const Head = codePageHead(legal)
