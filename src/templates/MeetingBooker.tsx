import type { Content } from '@prismicio/client'
import { graphql, type PageProps } from 'gatsby'
import type { PageContext } from '../content/cms/pageContext'
import type { DocumentQuery, ViewProps } from '../content/cms/pageQuery'
import { fill } from '../core/i18n/fill'
import { Card } from '../design/components/Card'
import { Heading } from '../design/components/Heading'
import { PageHeader } from '../design/components/PageHeader'
import { Section } from '../design/components/Section'
import { Stack } from '../design/components/Stack'
import { useVisitMemory } from '../design/hydration/browserCode'
import { LeadForm } from '../leads/forms/LeadForm'
import { isMeetingSlug } from '../leads/meetings/bookingPage'
import { expectedGuest } from '../leads/meetings/guest'
import { leadValuesOf } from '../leads/model/flowAnswers'
import { DocumentHead } from '../seo/DocumentHead'
import { CheckList } from '../slices/CheckList'
import { SliceZone } from '../slices/SliceZone'
import { Calendar } from './meetingBooker/Calendar'
import { calendarTexts } from './meetingBooker/texts'
import { ProseField } from './sections/ProseField'
import { Split } from './sections/Split'

type MeetingBooker = Content.MeetingBookerDocument['data']

/**
 * Choosing a time with the team: the calendar of a provider, which is loaded only with the visitor's permission, and a form
 * of our own for everybody who would rather not, or whose browser cannot show it.
 */
export function MeetingBookerView({ document: { data } }: ViewProps<MeetingBooker>) {
  const { provider, meeting_slug: slug, host_title, host_text, prepare_title, fallback } = data
  const prepare = data.prepare ?? []
  // Only a visitor who comes from another page of this visit has said something, so it is in no prerendered HTML.
  const guest = expectedGuest()
  useVisitMemory()
  return (
    <>
      <PageHeader title={data.title ?? ''} lead={data.lead} align="centered" />
      <Section>
        <Split wide="first">
          {provider && slug && isMeetingSlug(provider, slug) && (
            <Calendar provider={provider} slug={slug} texts={calendarTexts(data)} />
          )}
          <Stack gap="l">
            {host_text && (
              <Stack gap="s">
                <Heading level={2} size="subtitle">
                  {host_title}
                </Heading>
                <p>{host_text}</p>
              </Stack>
            )}
            {prepare.length > 0 && (
              <Stack gap="s">
                <Heading level={2} size="subtitle">
                  {prepare_title}
                </Heading>
                <CheckList items={prepare.map(({ text }) => text ?? '')} />
              </Stack>
            )}
          </Stack>
        </Split>
      </Section>
      <Section tone="tint">
        <Split>
          <Stack>
            {data.form_title && (
              <Heading level={2} size="subtitle">
                {data.form_title}
              </Heading>
            )}
            <ProseField field={fallback} />
          </Stack>
          <Card>
            {guest && guest.shown.length > 0 && (
              <p>{fill(data.sent_text ?? '', { answers: guest.shown.join('; ') })}</p>
            )}
            <LeadForm form="meeting" hidden={leadValuesOf(guest?.answers ?? {})} email={guest?.email} />
          </Card>
        </Split>
      </Section>
      <SliceZone slices={data.slices} />
    </>
  )
}

export default function MeetingBookerPage({ data }: PageProps<DocumentQuery<MeetingBooker>, PageContext>) {
  return <MeetingBookerView document={data.document.localized} />
}

export const Head = DocumentHead

export const query = graphql`
  query MeetingBooker($id: String!, $locale: String!) {
    document: prismicMeetingBooker(id: { eq: $id }) {
      localized(locale: $locale)
    }
  }
`
