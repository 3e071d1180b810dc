import { AboutView } from '../../templates/About'
import { about } from '../../us/about'
import { codePageHead } from '../../us/codePageHead'

export default function UsAbout() {
  return <AboutView document={about} />
}

export const Head = codePageHead(about)
