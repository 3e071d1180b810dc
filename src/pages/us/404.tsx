import { NotFoundView } from '../../templates/NotFound'
import { codePageHead } from '../../us/codePageHead'
import { notFound } from '../../us/not-found'

export default function UsNotFound() {
  return <NotFoundView document={notFound} />
}

export const Head = codePageHead(notFound)
