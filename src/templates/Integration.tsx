import type { Content } from '@prismicio/client'
import { graphql, type PageProps } from 'gatsby'
import styled from 'styled-components'
import { integrationScenes } from '../content/cms/documentScenes'
import type { PageContext } from '../content/cms/pageContext'
import type { DocumentQuery, ViewProps } from '../content/cms/pageQuery'
import { useNavigation, useStrings } from '../content/site/SiteContext'
import { brand } from '../core/brand'
import { Icon } from '../design/components/Icon'
import { LinkButton } from '../design/components/LinkButton'
import { NumberedSteps } from '../design/components/NumberedSteps'
import { PageHeader } from '../design/components/PageHeader'
import { sceneOf } from '../design/productScreens/ProductScene'
import { DocumentHead } from '../seo/DocumentHead'
import { SliceZone } from '../slices/SliceZone'
import { RuledList } from './sections/RuledList'
import { TitledSection } from './sections/TitledSection'

type Integration = Content.IntegrationDocument['data']

const categoryIcons: Record<NonNullable<Integration['category']>, string> = {
  accounting: 'chart',
  hr: 'team',
  travel: 'globe',
  identity: 'lock',
}

/** The two products and the exchange between them, by name: no logos are used. */
const Pair = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-12);
  color: var(--colour-accent);
  font-weight: 600;

  & > span {
    display: flex;
    align-items: center;
    gap: var(--space-8);
    padding: var(--space-8) var(--space-16);
    background: var(--colour-surface);
    border: 1px solid var(--colour-line);
    border-radius: var(--radius-card);
    color: var(--colour-ink);
  }
`

const setupSectionId = 'set-up'

/** The connection with another product: what is exchanged, how it is set up, and what it does not do. */
export function IntegrationView({ document: { data } }: ViewProps<Integration>) {
  const { signUp } = useNavigation()
  const { sign_up } = useStrings()
  return (
    <>
      <PageHeader
        trail={
          <Pair aria-hidden="true">
            <span>
              <Icon name="receipt" />
              {brand.name}
            </span>
            <Icon name="sync" />
            <span>
              <Icon name={data.category ? categoryIcons[data.category] : 'document'} />
              {data.partner_name}
            </span>
          </Pair>
        }
        title={data.title ?? ''}
        lead={data.lead}
        media={data.category ? sceneOf(integrationScenes[data.category]) : undefined}
        actions={
          <>
            <LinkButton link={signUp && { ...signUp, text: sign_up }} />
            {data.setup_title && (data.setup ?? []).length > 0 ? (
              <LinkButton link={{ href: `#${setupSectionId}`, text: data.setup_title }} variant="secondary" />
            ) : null}
          </>
        }
      />
      <TitledSection title={data.synced_title} items={data.synced} tone="tint">
        {(synced) => <RuledList items={synced} />}
      </TitledSection>
      <TitledSection title={data.setup_title} items={data.setup} id={setupSectionId}>
        {(setup) => (
          <NumberedSteps items={setup.map(({ title, text }) => ({ title: title ?? '', text: text ?? '' }))} />
        )}
      </TitledSection>
      <TitledSection title={data.limits_title} items={data.limits} tone="tint">
        {(limits) => <RuledList items={limits} />}
      </TitledSection>
      <SliceZone slices={data.slices} />
    </>
  )
}

export default function IntegrationPage({ data }: PageProps<DocumentQuery<Integration>, PageContext>) {
  return <IntegrationView document={data.document.localized} />
}

export const Head = DocumentHead

export const query = graphql`
  query Integration($id: String!, $locale: String!) {
    document: prismicIntegration(id: { eq: $id }) {
      localized(locale: $locale)
    }
  }
`
