import type { Content } from '@prismicio/client'
import { graphql, type PageProps } from 'gatsby'
import styled from 'styled-components'
import { linkOf } from '../content/cms/links'
import type { PageContext } from '../content/cms/pageContext'
import type { DocumentQuery, ViewProps } from '../content/cms/pageQuery'
import { useStrings } from '../content/site/SiteContext'
import { Badge } from '../design/components/Badge'
import { LinkButton } from '../design/components/LinkButton'
import { PageHeader } from '../design/components/PageHeader'
import { Section } from '../design/components/Section'
import { Stack } from '../design/components/Stack'
import { sceneOf } from '../design/productScreens/ProductScene'
import { media } from '../design/theme/tokens'
import { DocumentHead } from '../seo/DocumentHead'
import { SliceZone } from '../slices/SliceZone'
import { ProseField } from './sections/ProseField'
import { TitledSection } from './sections/TitledSection'

type ExperimentalLandingPage = Content.ExperimentalLandingPageDocument['data']

const PromiseLine = styled.p`
  font-size: clamp(var(--font-size-32), 1.2rem + 4vw, var(--font-size-48));
  font-weight: 600;
  letter-spacing: -0.03em;
  line-height: 1.1;
  text-align: center;
  text-wrap: balance;
`

const Pairs = styled.ul`
  display: grid;
  gap: var(--space-16);
  list-style: none;
`

const Pair = styled.li`
  display: grid;
  gap: var(--space-20);
  padding: var(--space-24);
  background: var(--colour-surface);
  border: 1px solid var(--colour-line);
  border-radius: var(--radius-card);

  ${media.sm} {
    grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
    align-items: start;
  }

  & > div:first-child p {
    color: var(--colour-ink-muted);
  }

  /* What was before is no achievement. */
  & > div:first-child > span {
    background: var(--colour-tint);
    color: var(--colour-ink-muted);
  }

  & > div:last-child p {
    font-weight: 500;
  }

  & > span {
    display: none;
    color: var(--colour-label);
    font-size: var(--font-size-24);

    ${media.sm} {
      display: block;
      align-self: center;
    }
  }
`

/** An experimental landing page: one promise in large letters, pairs of before and after, and an offer. */
export function ExperimentalLandingPageView({ document: { data } }: ViewProps<ExperimentalLandingPage>) {
  const { before, after } = useStrings()
  const link = linkOf(data.primary_link)
  return (
    <>
      <PageHeader
        title={data.title ?? ''}
        lead={data.lead}
        align="centered"
        media={sceneOf(data.scene)}
        actions={link && <LinkButton link={link} />}
      />
      {data.promise && (
        <Section tone="dark">
          <PromiseLine>{data.promise}</PromiseLine>
        </Section>
      )}
      <TitledSection title={data.problem_title} items={data.problems}>
        {(problems) => (
          <Pairs role="list">
            {problems.map((problem, index) => (
              <Pair key={index}>
                <Stack gap="s">
                  <Badge>{before}</Badge>
                  <p>{problem.before}</p>
                </Stack>
                <span aria-hidden="true">→</span>
                <Stack gap="s">
                  <Badge>{after}</Badge>
                  <p>{problem.after}</p>
                </Stack>
              </Pair>
            ))}
          </Pairs>
        )}
      </TitledSection>
      <TitledSection title={data.offer_title} items={data.offer} tone="accent" width="text">
        {(offer) => (
          <Stack>
            <ProseField field={offer} />
            {link && (
              <div>
                <LinkButton link={link} />
              </div>
            )}
          </Stack>
        )}
      </TitledSection>
      <SliceZone slices={data.slices} />
    </>
  )
}

export default function ExperimentalLandingPagePage({
  data,
}: PageProps<DocumentQuery<ExperimentalLandingPage>, PageContext>) {
  return <ExperimentalLandingPageView document={data.document.localized} />
}

export const Head = DocumentHead

export const query = graphql`
  query ExperimentalLandingPage($id: String!, $locale: String!) {
    document: prismicExperimentalLandingPage(id: { eq: $id }) {
      localized(locale: $locale)
    }
  }
`
