import { homepageData } from '../../seo/structuredData/organization'
import { HomepageView } from '../../templates/Homepage'
import { codePageHead } from '../../us/codePageHead'
import { homepage } from '../../us/homepage'

export default function UsHomepage() {
  return <HomepageView document={homepage} />
}

export const Head = codePageHead(homepage, homepageData)
