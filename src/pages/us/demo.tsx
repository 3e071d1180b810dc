import { DemoView } from '../../templates/Demo'
import { codePageHead } from '../../us/codePageHead'
import { demo } from '../../us/demo'

export default function UsDemo() {
  return <DemoView document={demo} />
}

export const Head = codePageHead(demo)
