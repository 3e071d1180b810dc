import { SlicePageView } from '../../templates/SlicePage'
import { codePageHead } from '../../us/codePageHead'
import { forRetail } from '../../us/for-retail'

export default function UsForRetail() {
  return <SlicePageView document={forRetail} />
}

export const Head = codePageHead(forRetail)
