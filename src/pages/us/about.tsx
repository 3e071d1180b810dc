import { AboutView } from '../../templates/About'
import { codePageHead } from '../../us/codePageHead'
import { about } from '../../us/about'

export default function UsAbout() {
  return <AboutView document={about} />
}

export const Head = codePageHead(about)
