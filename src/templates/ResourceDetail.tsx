import { asDate, type Content } from '@prismicio/client'
import { graphql, type PageProps } from 'gatsby'
import styled from 'styled-components'
import type { PageContext } from '../cms/pageContext'
import type { DocumentQuery, ViewProps } from '../cms/pageQuery'
import { Card } from '../components/Card'
import { Grid } from '../components/Grid'
import { Heading } from '../components/Heading'
import { Icon } from '../components/Icon'
import { Lead } from '../components/Lead'
import { LinkButton } from '../components/LinkButton'
import { PageHeader } from '../components/PageHeader'
import { Section } from '../components/Section'
import { Stack } from '../components/Stack'
import { LeadForm } from '../forms/LeadForm'
import { formatMoment } from '../i18n/format'
import { documentHead } from '../seo/DocumentHead'
import { eventData } from '../seo/structuredData/event'
import { useLocale } from '../site/SiteContext'
import { SliceZone } from '../slices/SliceZone'
import { formatMinutes } from '../i18n/formatMinutes'
import { TitledSection } from './sections/TitledSection'

type ResourceDetail = Content.ResourceDetailDocument['data']

const formSectionId = 'take-part'

const Facts = styled.ul`
  display: flex;
  flex-direction: column;
  gap: var(--space-12);
  list-style: none;

  & li {
    display: flex;
    gap: var(--space-12);
    font-weight: 500;
  }

  & svg {
    flex: none;
    color: var(--colour-accent);
  }
`

const Agenda = styled.ol`
  list-style: none;
  border-inline-start: 2px solid var(--colour-line-strong);

  & > li {
    position: relative;
    padding: 0 0 var(--space-32) var(--space-32);
  }

  & > li:last-child {
    padding-block-end: 0;
  }

  & > li::before {
    content: '';
    position: absolute;
    inset: 6px auto auto -7px;
    width: 12px;
    height: 12px;
    background: var(--colour-coral);
    border-radius: var(--radius-pill);
  }
`

/**
 * A webinar or an event: when and where, agenda, speakers, and the registration form. Times are in the zone
 * of the event. Throws for a time zone that is no IANA name.
 */
export function ResourceDetailView({ document: { data } }: ViewProps<ResourceDetail>) {
  const { htmlLang } = useLocale()
  const start = asDate(data.starts_at)?.toISOString()
  return (
    <>
      <PageHeader
        title={data.title ?? ''}
        lead={data.lead}
        scene={data.scene}
        actions={
          data.form_title && <LinkButton link={{ href: `#${formSectionId}`, text: data.form_title }} />
        }
      >
        <Facts role="list">
          {start && (
            <li>
              <Icon name="bell" />
              <time dateTime={start}>{formatMoment(start, data.time_zone || 'UTC', htmlLang)}</time>
            </li>
          )}
          {data.duration_minutes ? (
            <li>
              <Icon name="clock" />
              {formatMinutes(data.duration_minutes, htmlLang)}
            </li>
          ) : null}
          {data.place && (
            <li>
              <Icon name="globe" />
              {data.place}
            </li>
          )}
        </Facts>
      </PageHeader>
      <TitledSection title={data.agenda_title} items={data.agenda} width="text">
        {(agenda) => (
          <Agenda role="list">
            {agenda.map(({ title, text }, index) => (
              <li key={index}>
                <Heading level={3} size="small">
                  {title}
                </Heading>
                <p>{text}</p>
              </li>
            ))}
          </Agenda>
        )}
      </TitledSection>
      <TitledSection title={data.speakers_title} items={data.speakers} tone="tint">
        {(speakers) => (
          <Grid as="ul" columns={3}>
            {speakers.map(({ name, role }, index) => (
              <Card key={index} as="li">
                <Heading level={3} size="small">
                  {name}
                </Heading>
                <p>{role}</p>
              </Card>
            ))}
          </Grid>
        )}
      </TitledSection>
      <Section width="text" id={formSectionId}>
        <Stack>
          <Heading level={2}>{data.form_title}</Heading>
          {data.form_lead && <Lead>{data.form_lead}</Lead>}
          <LeadForm form="webinar" />
        </Stack>
      </Section>
      <SliceZone slices={data.slices} />
    </>
  )
}

export default function ResourceDetailPage({ data }: PageProps<DocumentQuery<ResourceDetail>, PageContext>) {
  return <ResourceDetailView document={data.document.localized} />
}

export const Head = documentHead(eventData)

export const query = graphql`
  query ResourceDetail($id: String!, $locale: String!) {
    document: prismicResourceDetail(id: { eq: $id }) {
      localized(locale: $locale)
    }
  }
`
