import type { Content } from '@prismicio/client'
import { graphql, type PageProps } from 'gatsby'
import type { PageContext } from '../cms/pageContext'
import type { DocumentQuery, ViewProps } from '../cms/pageQuery'
import { Heading } from '../components/Heading'
import { Lead } from '../components/Lead'
import { PageHeader } from '../components/PageHeader'
import { Section } from '../components/Section'
import { Stack } from '../components/Stack'
import { Table } from '../components/Table'
import { DocumentHead } from '../seo/DocumentHead'
import { useLocale } from '../site/SiteContext'
import { SliceZone } from '../slices/SliceZone'
import { policyRows } from './legal/policyRows'
import { OnThisPage } from './sections/OnThisPage'
import { ProseField } from './sections/ProseField'
import { Split } from './sections/Split'
import { TitledSection } from './sections/TitledSection'
import { UpdatedOn } from './sections/UpdatedOn'

type CookiePolicy = Content.CookiePolicyDocument['data']

/**
 * Everything that the site may store: one table per consent category, with the category's name as anchor. Names,
 * categories and lifetimes come from the registry of stored values, the words from the document.
 */
export function CookiePolicyView({ document: { data } }: ViewProps<CookiePolicy>) {
  const { htmlLang } = useLocale()
  const { intro = [], categories = [] } = data
  const columns = [data.name_label, data.provider_label, data.purpose_label, data.lifetime_label]
  return (
    <>
      <PageHeader title={data.title ?? ''} lead={data.lead}>
        <UpdatedOn day={data.updated_on} />
      </PageHeader>
      {(intro.length > 0 || categories.length > 1) && (
        <Section>
          <Split wide="first">
            <ProseField field={intro} />
            <OnThisPage
              entries={categories.map(({ category, title }) => ({ id: category, text: title ?? category }))}
            />
          </Split>
        </Section>
      )}
      {categories.map(({ category, title, text }) => (
        <Section key={category} id={category}>
          <Stack>
            <Heading level={2}>{title}</Heading>
            {text ? <Lead>{text}</Lead> : null}
            <Table
              caption={title ?? ''}
              captionHidden
              head={columns.map((column) => column ?? '')}
              rows={policyRows(category, data, htmlLang)}
            />
          </Stack>
        </Section>
      ))}
      <TitledSection items={data.body} width="text" tone="tint">
        {(body) => <ProseField field={body} />}
      </TitledSection>
      <SliceZone slices={data.slices} />
    </>
  )
}

export default function CookiePolicyPage({ data }: PageProps<DocumentQuery<CookiePolicy>, PageContext>) {
  return <CookiePolicyView document={data.document.localized} />
}

export const Head = DocumentHead

export const query = graphql`
  query CookiePolicy($id: String!, $locale: String!) {
    document: prismicCookiePolicy(id: { eq: $id }) {
      localized(locale: $locale)
    }
  }
`
