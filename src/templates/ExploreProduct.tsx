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
import { Stack } from '../design/components/Stack'
import { ProductScene, sceneOf } from '../design/productScreens/ProductScene'
import { media } from '../design/theme/tokens'
import { isFlowId } from '../product/demo/flows'
import { demoSectionId } from '../product/demoScreens/pageFlow'
import { ProductDemo } from '../product/demoScreens/ProductDemo'
import { DocumentHead } from '../seo/DocumentHead'
import { SliceZone } from '../slices/SliceZone'
import { OnThisPage } from './sections/OnThisPage'
import { ProseField } from './sections/ProseField'
import { TitledSection } from './sections/TitledSection'

type ExploreProduct = Content.ExploreProductDocument['data']

const Flows = styled.ol`
  display: grid;
  gap: var(--space-60);
  list-style: none;
`

const Flow = styled.li`
  display: grid;
  gap: var(--space-32);
  align-items: center;

  ${media.md} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
    gap: var(--space-60);
  }

  /* Columns change sides with their contents, so that all pictures have one size. */
  ${media.md} {
    &:nth-child(even) {
      grid-template-columns: minmax(0, 6fr) minmax(0, 5fr);
    }

    &:nth-child(even) > :last-child {
      order: -1;
    }
  }
`

/** The product by its flows: each explained step by step beside its scene. */
export function ExploreProductView({ document: { data } }: ViewProps<ExploreProduct>) {
  const flows = data.flows ?? []
  const link = linkOf(data.primary_link)
  const showsDemo = Boolean(data.demo_title) && flows.length > 0
  return (
    <>
      <PageHeader
        title={data.title ?? ''}
        lead={data.lead}
        actions={
          (showsDemo || link) && (
            <>
              {showsDemo && (
                // The demo starts where it is: LiveDemo.tsx takes the press, also one made before the application was there.
                <LinkButton
                  link={{ href: `#${demoSectionId}`, text: data.demo_start ?? '' }}
                  data-replay="start-demo"
                />
              )}
              <LinkButton link={link} variant={showsDemo ? 'secondary' : 'primary'} />
            </>
          )
        }
        media={sceneOf(data.scene)}
      >
        {/* The demo has a link to each flow as well. */}
        {!data.demo_title && (
          <OnThisPage entries={flows.map(({ title }) => ({ id: slug(title ?? ''), text: title ?? '' }))} />
        )}
      </PageHeader>
      <ProductDemo
        title={data.demo_title ?? ''}
        lead={data.demo_lead ?? ''}
        start={data.demo_start ?? ''}
        flows={flows.flatMap(({ flow, title, text }) =>
          isFlowId(flow) ? [{ flow, title: title ?? '', text: text ?? '', anchor: slug(title ?? '') }] : [],
        )}
        talk={link}
      />
      <TitledSection title={data.flows_title} items={flows}>
        {(items) => (
          <Flows role="list">
            {items.map(({ title, text, scene, steps }, index) => (
              <Flow key={index} id={slug(title ?? '')}>
                <Stack>
                  <Heading level={3}>{title}</Heading>
                  {text && <p>{text}</p>}
                  <ProseField field={steps} />
                </Stack>
                <ProductScene name={scene} />
              </Flow>
            ))}
          </Flows>
        )}
      </TitledSection>
      <SliceZone slices={data.slices} />
    </>
  )
}

export default function ExploreProductPage({ data }: PageProps<DocumentQuery<ExploreProduct>, PageContext>) {
  return <ExploreProductView document={data.document.localized} />
}

export const Head = DocumentHead

export const query = graphql`
  query ExploreProduct($id: String!, $locale: String!) {
    document: prismicExploreProduct(id: { eq: $id }) {
      localized(locale: $locale)
    }
  }
`
