import { SlicePageView } from '../../templates/SlicePage'
import { codePageHead } from '../../us/codePageHead'
import { featuresPage } from '../../us/features'

export default function UsFeatures() {
  return <SlicePageView document={featuresPage} />
}

export const Head = codePageHead(featuresPage)
