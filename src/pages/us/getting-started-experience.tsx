import { SlicePageView } from '../../templates/SlicePage'
import { codePageHead } from '../../us/codePageHead'
import { gettingStartedExperience } from '../../us/getting-started-experience'

export default function UsGettingStartedExperience() {
  return <SlicePageView document={gettingStartedExperience} />
}

export const Head = codePageHead(gettingStartedExperience)
