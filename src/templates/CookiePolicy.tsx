import type { Content } from '@prismicio/client'
import { graphql, type PageProps } from 'gatsby'
import type { PageContext } from '../content/cms/pageContext'
import type { DocumentQuery, ViewProps } from '../content/cms/pageQuery'
import { useLocale } from '../content/site/SiteContext'
import { fill } from '../core/i18n/fill'
import { Heading } from '../design/components/Heading'
import { Lead } from '../design/components/Lead'
import { PageHeader } from '../design/components/PageHeader'
import { Section } from '../design/components/Section'
import { Stack } from '../design/components/Stack'
import { Table } from '../design/components/Table'
import { DocumentHead } from '../seo/DocumentHead'
import { SliceZone } from '../slices/SliceZone'
import { categoryCondition, nameCount } from '../visitor/consent/policyEntries'
import { conditionText, controlCategories } from '../visitor/consent/policyWords'
import { policyRows } from './legal/policyRows'
import { OnThisPage } from './sections/OnThisPage'
import { ProseField } from './sections/ProseField'
import { Split } from './sections/Split'
import { TitledSection } from './sections/TitledSection'
import { UpdatedOn } from './sections/UpdatedOn'

type CookiePolicy = Content.CookiePolicyDocument['data']

/**
 * Everything that the site may store: one table per consent category, with the category's name as anchor. Names,
 * categories, conditions, lifetimes and counts come from the registry of stored values, the words from the document.
 */
export function CookiePolicyView({ document: { data } }: ViewProps<CookiePolicy>) {
  const { htmlLang } = useLocale()
  const { intro = [], categories = [] } = data
  const columns = [
    data.name_label,
    data.provider_label,
    data.purpose_label,
    data.when_label,
    data.lifetime_label,
  ]
  const ofControl = controlCategories(categories, htmlLang)
  // Positions of links count characters of the text before it is filled, so a paragraph with links has no placeholder.
  const body = data.body?.map((block) =>
    'text' in block && block.spans.length === 0 ? { ...block, text: fill(block.text, ofControl) } : block,
  )
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
            <Lead>
              {[text, conditionText(data.conditions, categoryCondition(category))].filter(Boolean).join(' ')}
            </Lead>
            <p>{fill(data.count_label ?? '', { count: nameCount(category).toLocaleString(htmlLang) })}</p>
            <Table
              caption={title ?? ''}
              captionHidden
              head={columns.map((column) => column ?? '')}
              rows={policyRows(category, data, htmlLang)}
            />
          </Stack>
        </Section>
      ))}
      <TitledSection items={body as Content.CookiePolicyDocument['data']['body']} width="text" tone="tint">
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
