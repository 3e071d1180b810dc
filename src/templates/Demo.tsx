import type { Content } from '@prismicio/client'
import { graphql, type PageProps } from 'gatsby'
import styled from 'styled-components'
import type { PageContext } from '../content/cms/pageContext'
import type { DocumentQuery, ViewProps } from '../content/cms/pageQuery'
import { useLocale } from '../content/site/SiteContext'
import { formatMinutes } from '../core/i18n/formatDuration'
import { Heading } from '../design/components/Heading'
import { PageHeader } from '../design/components/PageHeader'
import { Section } from '../design/components/Section'
import { Stack } from '../design/components/Stack'
import { LeadForm } from '../leads/forms/LeadForm'
import { DocumentHead } from '../seo/DocumentHead'
import { SliceZone } from '../slices/SliceZone'
import { FormCard } from './sections/FormCard'
import { ProseField } from './sections/ProseField'
import { Split } from './sections/Split'
import { TitledSection } from './sections/TitledSection'

type Demo = Content.DemoDocument['data']

const Agenda = styled.ol`
  list-style: none;

  & > li {
    display: grid;
    gap: var(--space-4);
    padding-block: var(--space-20);
    border-block-start: 1px solid var(--colour-line);
  }
`

const Minutes = styled.p`
  color: var(--colour-label);
  font-size: var(--font-size-14);
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`

/** Booking a demo: the form, what happens in the demo beside it (below it on a phone), and what happens afterwards. */
export function DemoView({ document: { data } }: ViewProps<Demo>) {
  const { htmlLang } = useLocale()
  const { agenda = [] } = data
  return (
    <>
      <PageHeader title={data.title ?? ''} lead={data.lead} />
      <Section>
        <Split wide="last">
          <FormCard title={data.form_title} lead={data.form_lead}>
            <LeadForm form="demo" submitLabel={data.form_title} />
          </FormCard>
          {agenda.length > 0 && (
            <Stack>
              {data.agenda_title ? <Heading level={2}>{data.agenda_title}</Heading> : null}
              <Agenda role="list">
                {agenda.map(({ minutes, title, text }, index) => (
                  <li key={index}>
                    {minutes ? <Minutes>{durationText(minutes, htmlLang)}</Minutes> : null}
                    <Heading level={3} size="small">
                      {title}
                    </Heading>
                    <p>{text}</p>
                  </li>
                ))}
              </Agenda>
            </Stack>
          )}
        </Split>
      </Section>
      <TitledSection title={data.after_title} items={data.after} tone="tint" width="text">
        {(after) => <ProseField field={after} />}
      </TitledSection>
      <SliceZone slices={data.slices} />
    </>
  )
}

/** Minutes as the editor wrote them: a plain number gets its unit, anything else (`5–10`) stays as it is. */
function durationText(minutes: string, htmlLang: string): string {
  return /^\d+$/.test(minutes) ? formatMinutes(Number(minutes), htmlLang) : minutes
}

export default function DemoPage({ data }: PageProps<DocumentQuery<Demo>, PageContext>) {
  return <DemoView document={data.document.localized} />
}

export const Head = DocumentHead

export const query = graphql`
  query Demo($id: String!, $locale: String!) {
    document: prismicDemo(id: { eq: $id }) {
      localized(locale: $locale)
    }
  }
`
