import type { Content } from '@prismicio/client'
import { graphql, type PageProps } from 'gatsby'
import styled from 'styled-components'
import { caseResults } from '../content/cms/documentLists'
import { linkOf } from '../content/cms/links'
import type { PageContext } from '../content/cms/pageContext'
import type { DocumentQuery, ViewProps } from '../content/cms/pageQuery'
import { useStrings } from '../content/site/SiteContext'
import { DefinitionList } from '../design/components/DefinitionList'
import { Heading } from '../design/components/Heading'
import { PageHeader } from '../design/components/PageHeader'
import { portraitOf } from '../design/components/Portrait'
import { QuoteFigure } from '../design/components/QuoteFigure'
import { RichText } from '../design/components/RichText'
import { Section } from '../design/components/Section'
import { Stack } from '../design/components/Stack'
import { TextLink } from '../design/components/TextLink'
import { sceneOf } from '../design/productScreens/ProductScene'
import { documentHead } from '../seo/DocumentHead'
import { articleData } from '../seo/structuredData/article'
import { SliceZone } from '../slices/SliceZone'
import { CaseFigures } from './customers/CaseFigures'
import { Marks } from './sections/Marks'
import { ProseField } from './sections/ProseField'
import { Split } from './sections/Split'
import { TitledSection } from './sections/TitledSection'

type CustomerCase = Content.CustomerCaseDocument['data']

const Products = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8) var(--space-24);
  list-style: none;
`

const factsOf = ({ facts = [] }: CustomerCase) =>
  facts.map(({ label, value }) => ({ label: label ?? '', value: value ?? '' }))

/** The company: the fields that every case has, then the case's own facts. */
function CompanyFacts({ data }: { data: CustomerCase }) {
  const strings = useStrings()
  const common = [
    { label: strings.company, value: data.company },
    { label: strings.country, value: data.country },
    { label: strings.company_size, value: data.employees },
  ]
  return <DefinitionList items={[...common, ...factsOf(data)].filter(({ value }) => value)} />
}

/** A customer's story: its results in figures, challenge, solution and result beside the company, then the customer's words. */
export function CustomerCaseView({ document: { data } }: ViewProps<CustomerCase>) {
  const parts = [
    { title: data.challenge_title, text: data.challenge },
    { title: data.solution_title, text: data.solution },
    { title: data.result_title, text: data.result },
  ].filter(({ text = [] }) => text.length > 0)
  const { products = [] } = data
  const productLinks = products.flatMap(({ link }) => linkOf(link) ?? [])
  return (
    <>
      <PageHeader
        eyebrow={data.company ?? undefined}
        title={data.title ?? ''}
        lead={data.lead}
        media={sceneOf(data.scene)}
      >
        <Marks kind={data.industry} example={data.is_example} />
      </PageHeader>
      <CaseFigures results={caseResults(data.results)} />
      <Section>
        <Split>
          <Stack>
            <CompanyFacts data={data} />
            {productLinks.length > 0 && (
              <Products role="list">
                {productLinks.map((link) => (
                  <li key={link.href}>
                    <TextLink link={link} arrow />
                  </li>
                ))}
              </Products>
            )}
          </Stack>
          <Stack gap="l">
            {parts.map(({ title, text }, index) => (
              <Stack key={index} gap="s">
                {title ? <Heading level={2}>{title}</Heading> : null}
                <ProseField field={text} />
              </Stack>
            ))}
          </Stack>
        </Split>
      </Section>
      <TitledSection items={data.quote} tone="tint">
        {(quote) => (
          <QuoteFigure
            quote={<RichText field={quote} quoted />}
            author={data.quote_author ?? undefined}
            role={data.quote_role ?? undefined}
            company={data.company ?? undefined}
            portrait={portraitOf(data.quote_portrait)}
          />
        )}
      </TitledSection>
      <SliceZone slices={data.slices} />
    </>
  )
}

export default function CustomerCasePage({ data }: PageProps<DocumentQuery<CustomerCase>, PageContext>) {
  return <CustomerCaseView document={data.document.localized} />
}

export const Head = documentHead(articleData)

export const query = graphql`
  query CustomerCase($id: String!, $locale: String!) {
    document: prismicCustomerCase(id: { eq: $id }) {
      localized(locale: $locale)
    }
  }
`
