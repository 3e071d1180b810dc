import type { Content } from '@prismicio/client'
import { graphql, type PageProps } from 'gatsby'
import { linkOf } from '../content/cms/links'
import type { PageContext } from '../content/cms/pageContext'
import type { DocumentQuery, ViewProps } from '../content/cms/pageQuery'
import { Badge } from '../design/components/Badge'
import { Card } from '../design/components/Card'
import { Grid } from '../design/components/Grid'
import { Heading } from '../design/components/Heading'
import { LinkButton } from '../design/components/LinkButton'
import { PageHeader } from '../design/components/PageHeader'
import { TextLink } from '../design/components/TextLink'
import { sceneOf } from '../design/productScreens/ProductScene'
import { documentHead } from '../seo/DocumentHead'
import { homepageData } from '../seo/structuredData/organization'
import { PriceLine } from '../slices/PriceLine'
import { SliceZone } from '../slices/SliceZone'
import { LedgerStrip } from './home/LedgerStrip'
import { OfferSections } from './home/OfferSections'
import { RuledList } from './sections/RuledList'
import { TitledSection } from './sections/TitledSection'

type HomepageV2 = Content.HomepageV2Document['data']

/** The other homepage: it starts with the visitor's role, and shows proof. */
export function HomepageV2View({ document: { data } }: ViewProps<HomepageV2>) {
  return (
    <>
      <PageHeader
        title={data.title ?? ''}
        lead={data.lead}
        media={sceneOf(data.scene)}
        actions={
          <>
            <LinkButton link={linkOf(data.primary_link)} />
            <LinkButton link={linkOf(data.secondary_link)} variant="quiet" />
          </>
        }
        note={<PriceLine />}
        below={<LedgerStrip />}
      />
      <TitledSection title={data.audiences_title} items={data.audiences}>
        {(audiences) => (
          <Grid as="ul" columns={audiences.length % 2 === 0 ? 2 : 3}>
            {audiences.map(({ label, title, text, link }, index) => (
              <Card key={index} as="li">
                {label ? <Badge>{label}</Badge> : null}
                <Heading level={3}>{title}</Heading>
                <p>{text}</p>
                <TextLink link={linkOf(link)} arrow />
              </Card>
            ))}
          </Grid>
        )}
      </TitledSection>
      <OfferSections proofTone="tint" />
      <TitledSection title={data.proof_title} items={data.proof} tone="dark">
        {(proof) => <RuledList items={proof} />}
      </TitledSection>
      <SliceZone slices={data.slices} />
    </>
  )
}

export default function HomepageV2Page({ data }: PageProps<DocumentQuery<HomepageV2>, PageContext>) {
  return <HomepageV2View document={data.document.localized} />
}

export const Head = documentHead(homepageData)

export const query = graphql`
  query HomepageV2($id: String!, $locale: String!) {
    document: prismicHomepageV2(id: { eq: $id }) {
      localized(locale: $locale)
    }
  }
`
