import { isFilled, type Content } from '@prismicio/client'
import { graphql, type PageProps } from 'gatsby'
import styled from 'styled-components'
import { linkOf } from '../content/cms/links'
import type { PageContext } from '../content/cms/pageContext'
import type { DocumentQuery, ViewProps } from '../content/cms/pageQuery'
import { plainText } from '../content/cms/plainText'
import { isGated } from '../content/cms/serverFields'
import { transcriptTitle } from '../content/cms/spokenMinutes'
import { useLocale, useStrings } from '../content/site/SiteContext'
import { formatDay } from '../core/i18n/formatDay'
import { formatMinutes } from '../core/i18n/formatDuration'
import { Link } from '../design/components/Link'
import { LinkButton } from '../design/components/LinkButton'
import { PageHeader } from '../design/components/PageHeader'
import { Picture } from '../design/components/Picture'
import { Section } from '../design/components/Section'
import { Stack } from '../design/components/Stack'
import { sceneOf } from '../design/productScreens/ProductScene'
import { documentHead } from '../seo/DocumentHead'
import { recordingData } from '../seo/structuredData/video'
import { SliceZone } from '../slices/SliceZone'
import { GatedForm } from './sections/GatedForm'
import { ProseField } from './sections/ProseField'
import { TitledSection } from './sections/TitledSection'

type OnDemandResource = Content.OnDemandResourceDocument['data']

const Facts = styled.p`
  color: var(--colour-ink-muted);
`

const Chapters = styled.ol`
  list-style: none;

  & li {
    display: grid;
    grid-template-columns: 4.5rem minmax(0, 1fr);
    padding-block: var(--space-12);
    border-block-end: 1px solid var(--colour-line);
  }

  & span:first-child {
    color: var(--colour-label);
    font-variant-numeric: tabular-nums;
    font-weight: 600;
  }
`

const Transcript = styled.details`
  & summary {
    width: fit-content;
    padding-block: var(--space-8);
    color: var(--colour-accent);
    font-weight: 500;
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`

/** No wider than a video is watched, so that what follows is in sight. */
const Poster = styled.div`
  max-width: 50rem;
  margin-inline: auto;

  & img {
    aspect-ratio: 16 / 9;
    object-fit: cover;
  }
`

const formSectionId = 'watch'

/**
 * A recording: a scene of the product beside the title, or a picture that links to the video (nothing of the video's
 * host is loaded here), chapters, a summary, and the transcript in a native disclosure. Where the document has a form,
 * the video is not in the page: the server gives it for the form.
 */
export function OnDemandResourceView({ document: { data } }: ViewProps<OnDemandResource>) {
  const { htmlLang } = useLocale()
  const strings = useStrings()
  const { recorded_on, watch_the_video } = strings
  const showTranscript = transcriptTitle(plainText(data.transcript), data.duration_minutes, strings)
  const isForm = isGated(data)
  const video = isForm ? undefined : linkOf(data.video_url)
  const scene = sceneOf(data.scene)
  const { poster } = data
  const picture = !scene && isFilled.image(poster) && (
    <Picture
      url={poster.url}
      alt={poster.alt ?? ''}
      width={poster.dimensions.width}
      height={poster.dimensions.height}
      sizes="(min-width: 864px) 800px, 100vw"
      eager
    />
  )
  return (
    <>
      <PageHeader
        title={data.title ?? ''}
        lead={data.lead}
        align={scene ? 'split' : 'centered'}
        media={scene}
        actions={
          isForm ? (
            <LinkButton link={{ href: `#${formSectionId}`, text: data.form_title ?? '' }} />
          ) : (
            video && <LinkButton link={{ ...video, text: watch_the_video }} />
          )
        }
      >
        <Facts>
          {data.recorded_on && (
            <>
              {recorded_on} <time dateTime={data.recorded_on}>{formatDay(data.recorded_on, htmlLang)}</time>
            </>
          )}
          {data.recorded_on && data.duration_minutes ? ' · ' : null}
          {data.duration_minutes ? formatMinutes(data.duration_minutes, htmlLang) : null}
        </Facts>
      </PageHeader>
      {picture && (
        <Section>
          <Poster>
            {video ? (
              // The link is named by its action, like the button above it; the picture's own text describes the
              // picture.
              <Link to={video.href} target={video.target} aria-label={watch_the_video} raw>
                {picture}
              </Link>
            ) : (
              picture
            )}
          </Poster>
        </Section>
      )}
      {isForm && (
        <GatedForm
          id={formSectionId}
          title={data.form_title}
          lead={data.form_lead}
          tone="tint"
          form="webinar"
          submitLabel={data.form_button}
          gate="stays"
          // Without words for what comes after it, the visitor goes to the recording.
          sent={{
            title: data.access_title,
            text: data.access_text,
            link: data.access_label,
            again: data.access_again,
          }}
        />
      )}
      <TitledSection title={data.summary_title} items={data.summary} width="text">
        {(summary) => <ProseField field={summary} />}
      </TitledSection>
      <TitledSection title={data.chapters_title} items={data.chapters} width="text">
        {(chapters) => (
          <Chapters role="list">
            {chapters.map(({ time, title }, index) => (
              <li key={index}>
                <span>{time}</span> <span>{title}</span>
              </li>
            ))}
          </Chapters>
        )}
      </TitledSection>
      <TitledSection title={data.transcript_title} items={data.transcript} tone="tint" width="text">
        {(transcript) => (
          <Transcript suppressHydrationWarning>
            <summary>{showTranscript}</summary>
            <Stack>
              <ProseField field={transcript} />
            </Stack>
          </Transcript>
        )}
      </TitledSection>
      <SliceZone slices={data.slices} />
    </>
  )
}

export default function OnDemandResourcePage({
  data,
}: PageProps<DocumentQuery<OnDemandResource>, PageContext>) {
  return <OnDemandResourceView document={data.document.localized} />
}

export const Head = documentHead(recordingData)

export const query = graphql`
  query OnDemandResource($id: String!, $locale: String!) {
    document: prismicOnDemandResource(id: { eq: $id }) {
      localized(locale: $locale)
    }
  }
`
