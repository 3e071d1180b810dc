import { FaqView } from '../../templates/Faq'
import { codePageHead } from '../../us/codePageHead'
import { questions } from '../../us/faq'

export default function UsFaq() {
  return <FaqView document={questions} />
}

export const Head = codePageHead(questions)
