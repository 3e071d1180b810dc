import type { Content } from '@prismicio/client'
import { graphql, type PageProps } from 'gatsby'
import styled from 'styled-components'
import { coverColour } from '../content/cms/documentLists'
import { filePagePath, readingMinutes } from '../content/cms/fileFacts'
import type { PageContext } from '../content/cms/pageContext'
import type { DocumentQuery, ViewProps } from '../content/cms/pageQuery'
import { useFile } from '../content/site/RelatedDataContext'
import { useLocale, useStrings } from '../content/site/SiteContext'
import { fill } from '../core/i18n/fill'
import { formatMinutes } from '../core/i18n/formatDuration'
import { formatFileSize } from '../core/i18n/formatFileSize'
import { formatNumber } from '../core/i18n/formatNumber'
import { BookCover } from '../design/components/BookCover'
import { Heading } from '../design/components/Heading'
import { Icon } from '../design/components/Icon'
import { LinkButton } from '../design/components/LinkButton'
import { PageHeader } from '../design/components/PageHeader'
import { Section } from '../design/components/Section'
import { Stack } from '../design/components/Stack'
import { media } from '../design/theme/tokens'
import { documentHead } from '../seo/DocumentHead'
import { articleData } from '../seo/structuredData/article'
import { SliceZone } from '../slices/SliceZone'
import { GatedForm } from './sections/GatedForm'
import { ProseField } from './sections/ProseField'
import { Split } from './sections/Split'
import { TitledSection } from './sections/TitledSection'

type Ebook = Content.EbookDocument['data']

const formSectionId = 'get-the-ebook'

/** The cover, and the first page after it behind. */
const Sheets = styled.div`
  --cover-size: var(--font-size-20);
  position: relative;
  display: grid;
  overflow: hidden;
  padding: var(--space-32) var(--space-24);
  border-radius: var(--picture-corners, var(--radius-panel));
  background: var(--colour-accent-soft);

  ${media.sm} {
    --cover-size: var(--font-size-28);
  }

  & > * {
    grid-area: 1 / 1;
    margin-inline: auto;
  }

  & > div {
    z-index: 1;
    translate: -18% 0;
  }

  & > img {
    align-self: center;
    width: min(56%, 17rem);
    border-radius: var(--radius-small);
    background: #fff;
    box-shadow: 0 1rem 2.5rem rgb(18 49 42 / 14%);
    rotate: 5deg;
    translate: 42% 4%;
  }
`

const Time = styled.p`
  display: flex;
  align-items: center;
  gap: var(--space-8);
  color: var(--colour-ink-muted);
`

const Chapters = styled.ol`
  display: grid;
  gap: var(--space-24) var(--space-48);
  list-style: none;
  counter-reset: chapter;

  ${media.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    /* The last of an odd number has its own row. */
    & > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }

  & > li {
    display: grid;
    grid-template-columns: 2rem minmax(0, 1fr);
    gap: var(--space-16);
    padding-block-start: var(--space-20);
    border-block-start: 1px solid var(--colour-line);
    counter-increment: chapter;
  }

  & > li::before {
    content: counter(chapter);
    color: var(--colour-label);
    font-size: var(--font-size-32);
    font-weight: 600;
    line-height: 1;
  }
`

/**
 * An ebook: its cover, what is in it, for whom it is, what its file says of
 * itself, and the form that sends it. The file itself is not in the page: the server gives it.
 */
export function EbookView({ document: { data } }: ViewProps<Ebook>) {
  const { page_count, reading_time } = useStrings()
  const { htmlLang } = useLocale()
  const file = useFile()
  const pages = file && fill(page_count, { count: formatNumber(file.pages, htmlLang) })
  const minutes = file && readingMinutes(file.words, htmlLang)
  const facts = file && [
    pages,
    minutes && fill(reading_time, { time: formatMinutes(minutes, htmlLang) }),
    `${file.format}\u00a0·\u00a0${formatFileSize(file.bytes, htmlLang)}`,
  ]
  return (
    <>
      <PageHeader
        title={data.title ?? ''}
        lead={data.lead}
        actions={
          data.form_title && <LinkButton link={{ href: `#${formSectionId}`, text: data.form_title }} />
        }
        media={
          <Sheets>
            <BookCover
              title={data.cover_title || (data.title ?? '')}
              pages={pages}
              colour={coverColour(data.cover_colour)}
              picture={file && filePagePath(file.digest, 1)}
            />
            {file && file.pages > 1 && (
              <img src={filePagePath(file.digest, 2)} alt="" width={300} height={425} />
            )}
          </Sheets>
        }
      >
        {facts && (
          <Time>
            <Icon name="document" />
            {facts.filter(Boolean).join('\u00a0· ')}
          </Time>
        )}
      </PageHeader>
      {(data.for_whom ?? []).length > 0 && (
        <Section tone="tint">
          <Split>
            <Heading level={2}>{data.for_whom_title}</Heading>
            <ProseField field={data.for_whom} />
          </Split>
        </Section>
      )}
      <TitledSection title={data.chapters_title} items={data.chapters}>
        {(chapters) => (
          <Chapters role="list">
            {chapters.map(({ title, text }, index) => (
              <li key={index}>
                <Stack gap="s">
                  <Heading level={3} size="small">
                    {title}
                  </Heading>
                  <p>{text}</p>
                </Stack>
              </li>
            ))}
          </Chapters>
        )}
      </TitledSection>
      <GatedForm
        id={formSectionId}
        title={data.form_title}
        lead={data.form_lead}
        tone="tint"
        form="ebook"
        submitLabel={data.form_title}
        gate="leaves"
        sent={{
          title: data.access_title,
          text: data.access_text,
          link: data.access_label,
          again: data.access_again,
        }}
      />
      <SliceZone slices={data.slices} />
    </>
  )
}

export default function EbookPage({ data }: PageProps<DocumentQuery<Ebook>, PageContext>) {
  return <EbookView document={data.document.localized} />
}

export const Head = documentHead(articleData)

export const query = graphql`
  query Ebook($id: String!, $locale: String!) {
    document: prismicEbook(id: { eq: $id }) {
      localized(locale: $locale)
    }
  }
`
