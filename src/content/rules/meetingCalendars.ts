import { isMeetingSlug } from '../../leads/meetings/bookingPage'
import { isMeetingProvider } from '../../leads/meetings/contract'
import { type ContentFinding, findingIn } from '../cms/contentFinding'
import type { CmsDocument } from '../cms/document'
import { fieldText } from './fieldText'

/**
 * Meeting bookers whose calendar cannot be shown: the page then has its form only. Without a provider and a slug that is
 * meant so. A provider that does not exist is reported as a wrong option of the select.
 */
export function meetingCalendarFindings(documents: readonly CmsDocument[]): ContentFinding[] {
  return documents
    .filter(({ type }) => type === 'meeting_booker')
    .flatMap((document) => {
      const provider = fieldText(document.data['provider'])
      const slug = fieldText(document.data['meeting_slug'])
      if (provider === '' && slug !== '')
        return [findingIn(document, 'data.provider', 'the slug has no provider: choose one')]
      if (!isMeetingProvider(provider) || isMeetingSlug(provider, slug)) return []
      const wanted =
        provider === 'chili_piper'
          ? 'the account and the path of the booking page, such as outlay/router/demo'
          : 'the path of the booking page, such as team/meet-us'
      return [findingIn(document, 'data.meeting_slug', `"${slug}" shows no calendar: enter ${wanted}`)]
    })
}
