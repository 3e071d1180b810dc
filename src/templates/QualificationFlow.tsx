import type { Content } from '@prismicio/client'
import { graphql, type PageProps } from 'gatsby'
import type { PageContext } from '../content/cms/pageContext'
import type { DocumentQuery, ViewProps } from '../content/cms/pageQuery'
import { PageHeader } from '../design/components/PageHeader'
import { Section } from '../design/components/Section'
import { readFlow, readPlaces } from '../leads/qualification/definition'
import { DocumentHead } from '../seo/DocumentHead'
import { SliceZone } from '../slices/SliceZone'
import { FlowList } from './qualification/FlowList'
import { FlowScreen } from './qualification/FlowScreen'
import { flowTexts } from './qualification/texts'

type QualificationFlow = Content.QualificationFlowDocument['data']

/**
 * The qualification questions. The HTML has all of them to read, with answers that are links to what follows; the
 * application leads through them one at a time. A flow with a problem is only there to be read.
 */
export function QualificationFlowView({ document: { data } }: ViewProps<QualificationFlow>) {
  const flow = readFlow(data)
  const { steps, outcomes } = readPlaces(data)
  const list = (
    <FlowList
      steps={steps}
      outcomes={outcomes}
      outcomesTitle={data.outcomes_title ?? ''}
      isLed={flow !== undefined}
    />
  )
  return (
    <>
      <PageHeader title={data.title ?? ''} lead={data.lead} align="centered" />
      {steps.length > 0 && (
        <Section width="text">
          {flow ? (
            <FlowScreen flow={flow} texts={flowTexts(data)}>
              {list}
            </FlowScreen>
          ) : (
            list
          )}
        </Section>
      )}
      <SliceZone slices={data.slices} />
    </>
  )
}

export default function QualificationFlowPage({
  data,
}: PageProps<DocumentQuery<QualificationFlow>, PageContext>) {
  return <QualificationFlowView document={data.document.localized} />
}

export const Head = DocumentHead

export const query = graphql`
  query QualificationFlow($id: String!, $locale: String!) {
    document: prismicQualificationFlow(id: { eq: $id }) {
      localized(locale: $locale)
    }
  }
`
