import type { Content } from '@prismicio/client'
import { graphql, type PageProps } from 'gatsby'
import styled from 'styled-components'
import { linkOf } from '../content/cms/links'
import type { PageContext } from '../content/cms/pageContext'
import type { DocumentQuery, ViewProps } from '../content/cms/pageQuery'
import { slug } from '../core/routing/slug'
import { Heading } from '../design/components/Heading'
import { LinkButton } from '../design/components/LinkButton'
import { PageHeader } from '../design/components/PageHeader'
import { ProductScene } from '../design/productScreens/ProductScene'
import { media } from '../design/theme/tokens'
import { isFlowId } from '../product/demo/flows'
import { ProductDemo } from '../product/demoScreens/ProductDemo'
import { DocumentHead } from '../seo/DocumentHead'
import { SliceZone } from '../slices/SliceZone'
import { TitledSection } from './sections/TitledSection'

type ExploreProductV2 = Content.ExploreProductV2Document['data']

const Roles = styled.div`
  display: grid;
  gap: var(--space-16);
`

const Role = styled.details`
  background: var(--colour-surface);
  border: 1px solid var(--colour-line);
  border-radius: var(--radius-panel);
  overflow: clip;

  & > summary {
    display: grid;
    gap: var(--space-4) var(--space-24);
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    padding: var(--space-24) var(--space-32);

    ${media.sm} {
      grid-template-columns: 12rem minmax(0, 1fr) auto;
    }
  }

  /* The chevron of the questions (components/Accordion): what looks like a card can be opened. */
  & > summary::after {
    content: '';
    grid-area: 1 / 2 / span 2;
    width: 9px;
    height: 9px;
    margin-block-end: var(--space-4);
    border: solid var(--colour-label);
    border-width: 0 2px 2px 0;
    rotate: 45deg;
    transition: rotate 0.2s;

    ${media.sm} {
      grid-area: auto;
    }
  }

  &[open] > summary::after {
    rotate: 225deg;
    margin-block: var(--space-4) 0;
  }

  & > summary:hover,
  &[open] > summary {
    background: var(--colour-accent-soft);
    color: var(--colour-accent-strong);
  }

  & > summary:focus-visible {
    outline-offset: -3px;
    border-radius: var(--radius-panel);
  }
`

const Desk = styled.div`
  display: grid;
  gap: var(--space-32);
  align-items: center;
  padding: var(--space-32);

  ${media.md} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
    gap: var(--space-60);
  }
`

const Tasks = styled.ul`
  display: grid;
  gap: var(--space-20);
  list-style: none;

  & > li {
    padding-inline-start: var(--space-20);
    border-inline-start: 2px solid var(--colour-coral);
  }

  & p {
    color: var(--colour-ink-muted);
  }
`

/**
 * The product by role, at first with the first one open. Native disclosures, so that the choice works without JavaScript;
 * none closes another, which would move the pressed one out of view.
 */
export function ExploreProductV2View({ document: { data } }: ViewProps<ExploreProductV2>) {
  const link = linkOf(data.primary_link)
  return (
    <>
      <PageHeader
        title={data.title ?? ''}
        lead={data.lead}
        align="centered"
        actions={link && <LinkButton link={link} />}
      />
      <ProductDemo
        title={data.demo_title ?? ''}
        lead={data.demo_lead ?? ''}
        start={data.demo_start ?? ''}
        flows={(data.demo_flows ?? []).flatMap(({ flow, role, title, text }) =>
          isFlowId(flow)
            ? [{ flow, title: title ?? '', text: text ?? '', anchor: slug(role ?? ''), role: role ?? '' }]
            : [],
        )}
        talk={link}
      />
      <TitledSection title={data.roles_title} items={data.roles} tone="tint">
        {(roles) => (
          <Roles>
            {roles.map(({ role, promise, scene, tasks }, index) => (
              // A visitor may have opened one before the application started.
              <Role key={index} id={slug(role ?? '')} open={index === 0} suppressHydrationWarning>
                <summary>
                  <Heading level={3}>{role}</Heading>
                  <span>{promise}</span>
                </summary>
                <Desk>
                  <Tasks role="list">
                    {(tasks ?? []).map(({ title, text }, position) => (
                      <li key={position}>
                        <Heading level={4}>{title}</Heading>
                        <p>{text}</p>
                      </li>
                    ))}
                  </Tasks>
                  <ProductScene name={scene} />
                </Desk>
              </Role>
            ))}
          </Roles>
        )}
      </TitledSection>
      <SliceZone slices={data.slices} />
    </>
  )
}

export default function ExploreProductV2Page({
  data,
}: PageProps<DocumentQuery<ExploreProductV2>, PageContext>) {
  return <ExploreProductV2View document={data.document.localized} />
}

export const Head = DocumentHead

export const query = graphql`
  query ExploreProductV2($id: String!, $locale: String!) {
    document: prismicExploreProductV2(id: { eq: $id }) {
      localized(locale: $locale)
    }
  }
`
