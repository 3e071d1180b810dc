import type { Content } from '@prismicio/client'
import { graphql, type PageProps } from 'gatsby'
import type { PageContext } from '../content/cms/pageContext'
import type { DocumentQuery, ViewProps } from '../content/cms/pageQuery'
import { useToolWords } from '../content/site/RelatedDataContext'
import { DefinitionList } from '../design/components/DefinitionList'
import { PageHeader } from '../design/components/PageHeader'
import { Section } from '../design/components/Section'
import { Stack } from '../design/components/Stack'
import { Table } from '../design/components/Table'
import { Island } from '../design/hydration/Island'
import { DocumentHead } from '../seo/DocumentHead'
import { SliceZone } from '../slices/SliceZone'
import { ExpenseReport } from '../tools/expenseReportGenerator/screens/ExpenseReport'
import { FaqSection } from './sections/FaqSection'
import { ProseField } from './sections/ProseField'
import { RuledList } from './sections/RuledList'
import { TitledSection } from './sections/TitledSection'

type ExpenseReportGenerator = Content.ExpenseReportGeneratorDocument['data']

/**
 * The expense report generator: the tool, and below it what belongs in a report, a filled-in line of one, common mistakes.
 */
export function ExpenseReportGeneratorView({ document: { data } }: ViewProps<ExpenseReportGenerator>) {
  const tool = { words: useToolWords('expense-report') }
  return (
    <>
      <PageHeader title={data.title ?? ''} lead={data.lead} align="centered" />
      <Section>
        <Island name="expense-report" props={tool}>
          <ExpenseReport {...tool} />
        </Island>
      </Section>
      <Section width="text">
        <ProseField field={data.intro} />
      </Section>
      <TitledSection title={data.columns_title} items={data.columns} tone="tint">
        {(columns) => (
          <Stack gap="l">
            {/* The examples together are one line of a report, under its column headers. */}
            <Table
              caption={data.columns_title ?? ''}
              captionHidden
              head={columns.map(({ name }) => name ?? '')}
              rows={[columns.map(({ example }) => example)]}
            />
            <DefinitionList items={columns.map(({ name, text }) => ({ label: name ?? '', value: text }))} />
          </Stack>
        )}
      </TitledSection>
      <TitledSection title={data.mistakes_title} items={data.mistakes}>
        {(mistakes) => <RuledList items={mistakes} />}
      </TitledSection>
      <FaqSection title={data.faq_title} faq={data.faq} tone="tint" />
      <SliceZone slices={data.slices} />
    </>
  )
}

export default function ExpenseReportGeneratorPage({
  data,
}: PageProps<DocumentQuery<ExpenseReportGenerator>, PageContext>) {
  return <ExpenseReportGeneratorView document={data.document.localized} />
}

export const Head = DocumentHead

export const query = graphql`
  query ExpenseReportGenerator($id: String!, $locale: String!) {
    document: prismicExpenseReportGenerator(id: { eq: $id }) {
      localized(locale: $locale)
    }
  }
`
