import { type ContentFinding, findingIn } from '../cms/contentFinding'
import type { CmsDocument } from '../cms/document'
import { fieldText } from './fieldText'

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    // An offset such as +01:00 is accepted as well, but has no summer time.
    return !/^[+-]/.test(name)
  } catch {
    return false
  }
}

/** Events and webinars whose time zone is no name of the IANA database; one with a start must have a zone. */
export function eventFindings(documents: readonly CmsDocument[]): ContentFinding[] {
  return documents
    .filter(({ type }) => type === 'resource_detail')
    .flatMap((document) => {
      const zone = fieldText(document.data['time_zone'])
      if (!zone) {
        return fieldText(document.data['starts_at'])
          ? [findingIn(document, 'data.time_zone', 'the event starts in no time zone')]
          : []
      }
      return isTimeZone(zone)
        ? []
        : [findingIn(document, 'data.time_zone', `"${zone}" is no IANA time zone such as Europe/London`)]
    })
}
