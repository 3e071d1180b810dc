import type { CmsDocument, ContentProblem } from '../document'
import { problemIn, textOf } from './problem'

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    // An offset such as +01:00 is accepted as well, but knows no summer time.
    return !/^[+-]/.test(name)
  } catch {
    return false
  }
}

/** Events and webinars whose time zone is no name of the IANA database; one with a start must have a zone. */
export function eventProblems(documents: readonly CmsDocument[]): ContentProblem[] {
  return documents
    .filter(({ type }) => type === 'resource_detail')
    .flatMap((document) => {
      const zone = textOf(document.data['time_zone'])
      if (!zone) {
        return textOf(document.data['starts_at'])
          ? [problemIn(document, 'data.time_zone', 'the event starts in no time zone')]
          : []
      }
      return isTimeZone(zone)
        ? []
        : [problemIn(document, 'data.time_zone', `"${zone}" is no IANA time zone such as Europe/London`)]
    })
}
