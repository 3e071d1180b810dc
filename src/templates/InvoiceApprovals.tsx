import type { Content } from '@prismicio/client'
import { graphql, type PageProps } from 'gatsby'
import type { PageContext } from '../content/cms/pageContext'
import type { DocumentQuery, ViewProps } from '../content/cms/pageQuery'
import { NumberedSteps } from '../design/components/NumberedSteps'
import { PageHeader } from '../design/components/PageHeader'
import { sceneOf } from '../design/productScreens/ProductScene'
import { DocumentHead } from '../seo/DocumentHead'
import { SliceZone } from '../slices/SliceZone'
import { AppAreaLink } from './appArea/AppAreaLink'
import { AppAreaNote } from './appArea/AppAreaNote'
import { ProseField } from './sections/ProseField'
import { TitledSection } from './sections/TitledSection'

type InvoiceApprovals = Content.InvoiceApprovalsDocument['data']

/** For the approver of an invoice: the link to the request, how it works, how to verify it. */
export function InvoiceApprovalsView({ document: { data } }: ViewProps<InvoiceApprovals>) {
  return (
    <>
      <PageHeader
        title={data.title ?? ''}
        lead={data.lead}
        media={sceneOf(data.scene)}
        actions={<AppAreaLink area="invoices-approvals" label={data.app_link_label} />}
      >
        <AppAreaNote text={data.app_link_note} />
      </PageHeader>
      <TitledSection title={data.steps_title} items={data.steps}>
        {(steps) => (
          <NumberedSteps items={steps.map(({ title, text }) => ({ title: title ?? '', text: text ?? '' }))} />
        )}
      </TitledSection>
      <TitledSection title={data.safety_title} items={data.safety} tone="dark" width="text">
        {(safety) => <ProseField field={safety} />}
      </TitledSection>
      <SliceZone slices={data.slices} />
    </>
  )
}

export default function InvoiceApprovalsPage({
  data,
}: PageProps<DocumentQuery<InvoiceApprovals>, PageContext>) {
  return <InvoiceApprovalsView document={data.document.localized} />
}

export const Head = DocumentHead

export const query = graphql`
  query InvoiceApprovals($id: String!, $locale: String!) {
    document: prismicInvoiceApprovals(id: { eq: $id }) {
      localized(locale: $locale)
    }
  }
`
