import type { Content } from '@prismicio/client'
import { graphql, type PageProps } from 'gatsby'
import styled from 'styled-components'
import type { PageContext } from '../cms/pageContext'
import type { DocumentQuery, ViewProps } from '../cms/pageQuery'
import { Card } from '../components/Card'
import { Heading } from '../components/Heading'
import { LinkButton } from '../components/LinkButton'
import { PageHeader } from '../components/PageHeader'
import { Section } from '../components/Section'
import { Stack } from '../components/Stack'
import { LeadForm } from '../forms/LeadForm'
import { fill } from '../i18n/format'
import { DocumentHead } from '../seo/DocumentHead'
import { useStrings } from '../site/SiteContext'
import { SliceZone } from '../slices/SliceZone'
import { bookingPage } from './meetingBooker/bookingPage'
import { ProseField } from './sections/ProseField'
import { Split } from './sections/Split'

type MeetingBooker = Content.MeetingBookerDocument['data']

const Checks = styled.ul`
  padding-inline-start: 1.2em;

  & li + li {
    margin-block-start: var(--space-8);
  }

  & li::marker {
    content: '✓  ' / '';
    color: var(--colour-coral-strong);
  }
`

/**
 * Choosing a time with the team. The calendar is a page of its provider behind a plain link: nothing of the
 * provider is loaded here. The form is the alternative.
 */
export function MeetingBookerView({ document: { data } }: ViewProps<MeetingBooker>) {
  const { book_a_time, content_from } = useStrings()
  const booking = bookingPage(data.provider, data.meeting_slug)
  const prepare = data.prepare ?? []
  return (
    <>
      <PageHeader
        title={data.title ?? ''}
        lead={data.lead}
        align="centered"
        actions={booking && <LinkButton link={{ href: booking.href, text: book_a_time }} />}
      >
        {booking && <p>{fill(content_from, { provider: booking.provider })}</p>}
      </PageHeader>
      <Section tone="tint">
        <Split>
          <Stack gap="l">
            {data.host_text && (
              <Stack gap="s">
                <Heading level={2} size="subtitle">
                  {data.host_title}
                </Heading>
                <p>{data.host_text}</p>
              </Stack>
            )}
            {prepare.length > 0 && (
              <Stack gap="s">
                <Heading level={2} size="subtitle">
                  {data.prepare_title}
                </Heading>
                <Checks>
                  {prepare.map(({ text }, index) => (
                    <li key={index}>{text}</li>
                  ))}
                </Checks>
              </Stack>
            )}
          </Stack>
          <Card>
            <ProseField field={data.fallback} />
            <LeadForm form="demo" />
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
