import type { Content } from '@prismicio/client'
import { graphql, type PageProps } from 'gatsby'
import styled from 'styled-components'
import type { PageContext } from '../content/cms/pageContext'
import type { DocumentQuery, ViewProps } from '../content/cms/pageQuery'
import { Heading } from '../design/components/Heading'
import { NumberedSteps } from '../design/components/NumberedSteps'
import { PageHeader } from '../design/components/PageHeader'
import { Section } from '../design/components/Section'
import { Stack } from '../design/components/Stack'
import { LeadForm } from '../leads/forms/LeadForm'
import { DocumentHead } from '../seo/DocumentHead'
import { SliceZone } from '../slices/SliceZone'
import { FormCard } from './sections/FormCard'
import { Split } from './sections/Split'
import { TitledSection } from './sections/TitledSection'

type PartnerBigForm = Content.PartnerBigFormDocument['data']

const Benefits = styled.ul`
  display: grid;
  gap: var(--space-24);
  list-style: none;

  & > li {
    padding-inline-start: var(--space-20);
    border-inline-start: 3px solid var(--colour-coral);
  }

  & p {
    color: var(--colour-ink-muted);
  }
`

/** For firms that want to become partners: what they can expect beside the form, and what happens after it. */
export function PartnerBigFormView({ document: { data } }: ViewProps<PartnerBigForm>) {
  const { benefits = [] } = data
  return (
    <>
      <PageHeader title={data.title ?? ''} lead={data.lead} />
      <Section tone="tint">
        <Split>
          {benefits.length > 0 && (
            <Stack>
              {data.benefits_title ? <Heading level={2}>{data.benefits_title}</Heading> : null}
              <Benefits role="list">
                {benefits.map(({ title, text }, index) => (
                  <li key={index}>
                    <Heading level={3} size="small">
                      {title}
                    </Heading>
                    <p>{text}</p>
                  </li>
                ))}
              </Benefits>
            </Stack>
          )}
          <FormCard title={data.form_title} lead={data.form_lead}>
            <LeadForm form="partner" submitLabel={data.form_title} />
          </FormCard>
        </Split>
      </Section>
      <TitledSection title={data.next_title} items={data.next_steps}>
        {(steps) => (
          <NumberedSteps items={steps.map(({ title, text }) => ({ title: title ?? '', text: text ?? '' }))} />
        )}
      </TitledSection>
      <SliceZone slices={data.slices} />
    </>
  )
}

export default function PartnerBigFormPage({ data }: PageProps<DocumentQuery<PartnerBigForm>, PageContext>) {
  return <PartnerBigFormView document={data.document.localized} />
}

export const Head = DocumentHead

export const query = graphql`
  query PartnerBigForm($id: String!, $locale: String!) {
    document: prismicPartnerBigForm(id: { eq: $id }) {
      localized(locale: $locale)
    }
  }
`
