import { GdprView } from '../../templates/Gdpr'
import { codePageHead } from '../../us/codePageHead'
import { gdpr } from '../../us/gdpr'

export default function UsGdpr() {
  return <GdprView document={gdpr} />
}

export const Head = codePageHead(gdpr)
