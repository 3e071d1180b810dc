import type { Content } from '@prismicio/client'
import { graphql, type PageProps } from 'gatsby'
import styled from 'styled-components'
import type { NextDate } from '../content/cms/documentLists'
import { linkOf } from '../content/cms/links'
import type { PageContext } from '../content/cms/pageContext'
import type { DocumentQuery, ViewProps } from '../content/cms/pageQuery'
import {
  calendarEvent,
  calendarFilePath,
  googleCalendarLink,
  outlookCalendarLink,
} from '../content/events/calendar'
import { endAttributes, eventTime } from '../content/events/eventTime'
import { useLocale, usePath } from '../content/site/SiteContext'
import { brand } from '../core/brand'
import { formatMinutes } from '../core/i18n/formatDuration'
import { formatMoment } from '../core/i18n/formatTime'
import { Card } from '../design/components/Card'
import { Grid } from '../design/components/Grid'
import { Heading } from '../design/components/Heading'
import { Icon } from '../design/components/Icon'
import { LinkButton } from '../design/components/LinkButton'
import { PageHeader } from '../design/components/PageHeader'
import { portraitOf } from '../design/components/Portrait'
import { Section } from '../design/components/Section'
import { Stack } from '../design/components/Stack'
import { TextLink } from '../design/components/TextLink'
import { sceneOf } from '../design/productScreens/ProductScene'
import { documentHead } from '../seo/DocumentHead'
import { eventData } from '../seo/structuredData/event'
import { SliceZone } from '../slices/SliceZone'
import { VisitorTime } from './events/VisitorTime'
import { GatedForm } from './sections/GatedForm'
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

const Speaker = styled.div`
  display: flex;
  gap: var(--space-20);
  align-items: center;

  & > svg {
    flex: none;
    width: 5rem;
  }
`

/** The page before and after the end of the event: both are in the HTML, the mark at the element decides. */
const States = styled.div``

const Coming = styled.div`
  ${States}[data-over] > &,
  ${States}[data-over] [data-page-header] & {
    display: none;
  }
`

const Over = styled.div`
  ${States}:not([data-over]) > & {
    display: none;
  }

  & [data-next][data-over] {
    display: none;
  }
`

const Calendars = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-4) var(--space-20);
  font-size: var(--font-size-16);
`

type ResourceDetailViewProps = ViewProps<ResourceDetail> & {
  /** The next date of the locale besides this one. */
  next?: NextDate | null
}

/**
 * A webinar or an event: when and where, ways into a calendar, agenda, speakers, and the registration form; after its
 * end the recording or the next date instead. Times are in the zone of the event and, with JavaScript, in the visitor's.
 * Throws for a time zone that is no IANA name.
 */
export function ResourceDetailView({ document: { uid, data }, next }: ResourceDetailViewProps) {
  const { htmlLang, urlCode } = useLocale()
  const time = eventTime(data)
  const start = time?.start.toISOString()
  const path = usePath()
  const recording = linkOf(data.recording)
  const entry = calendarEvent(data, brand.siteOrigin + path)
  return (
    <States {...(time ? endAttributes(time.end.toISOString()) : {})}>
      <PageHeader
        title={data.title ?? ''}
        lead={data.lead}
        media={sceneOf(data.scene)}
        actions={
          data.form_title && (
            <Coming>
              <LinkButton link={{ href: `#${formSectionId}`, text: data.form_title }} />
            </Coming>
          )
        }
      >
        <Facts role="list">
          {time && start && (
            <li>
              <Icon name="bell" />
              <div>
                <Coming>
                  <VisitorTime
                    start={start}
                    timeZone={time.timeZone}
                    text={data.visitor_time ?? ''}
                    sameText={data.same_time ?? ''}
                  />
                </Coming>
                <time dateTime={start}>{formatMoment(start, time.timeZone, htmlLang)}</time>
              </div>
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
        {entry && uid && data.calendar_title && (
          <Coming>
            <Calendars>
              <span>{data.calendar_title}</span>
              <TextLink link={{ href: calendarFilePath(urlCode, uid), text: data.calendar_file ?? '' }} />
              {data.google_calendar && (
                <TextLink
                  link={{
                    href: googleCalendarLink(entry),
                    text: data.google_calendar,
                    target: '_blank',
                  }}
                />
              )}
              {data.outlook_calendar && (
                <TextLink
                  link={{
                    href: outlookCalendarLink(entry),
                    text: data.outlook_calendar,
                    target: '_blank',
                  }}
                />
              )}
            </Calendars>
          </Coming>
        )}
      </PageHeader>
      {data.over_title && (
        <Over>
          <Section tone="tint" width="text">
            <Stack>
              <Heading level={2}>{data.over_title}</Heading>
              {data.over_text && <p>{data.over_text}</p>}
              {recording && (
                <div>
                  <LinkButton link={recording} />
                </div>
              )}
              {next && (
                <div {...(next.ends ? endAttributes(next.ends) : {})} data-next>
                  <p>{data.next_label}</p>
                  <TextLink link={{ href: next.path, text: next.title }} arrow />
                </div>
              )}
            </Stack>
          </Section>
        </Over>
      )}
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
          <Grid as="ul" columns={speakers.length === 2 ? 2 : 3}>
            {speakers.map(({ name, role, portrait }, index) => (
              <Card key={index} as="li">
                <Speaker>
                  {portraitOf(portrait)}
                  <div>
                    <Heading level={3} size="small">
                      {name}
                    </Heading>
                    <p>{role}</p>
                  </div>
                </Speaker>
              </Card>
            ))}
          </Grid>
        )}
      </TitledSection>
      <Coming>
        <GatedForm
          id={formSectionId}
          title={data.form_title}
          lead={data.form_lead}
          form="webinar"
          submitLabel={data.form_title}
          gate="leaves"
          sent={{ title: data.registered_title, text: data.registered_text, again: data.register_again }}
        />
      </Coming>
      <SliceZone slices={data.slices} />
    </States>
  )
}

type ResourceDetailQuery = DocumentQuery<ResourceDetail> & { next: NextDate | null }

export default function ResourceDetailPage({ data }: PageProps<ResourceDetailQuery, PageContext>) {
  return <ResourceDetailView document={data.document.localized} next={data.next} />
}

export const Head = documentHead(eventData)

export const query = graphql`
  query ResourceDetail($id: String!, $locale: String!) {
    document: prismicResourceDetail(id: { eq: $id }) {
      localized(locale: $locale)
    }
    next: nextDate(except: $id, locale: $locale)
  }
`
