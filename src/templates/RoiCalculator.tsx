import type { Content } from '@prismicio/client'
import { graphql, type PageProps } from 'gatsby'
import styled from 'styled-components'
import type { PageContext } from '../cms/pageContext'
import type { DocumentQuery, ViewProps } from '../cms/pageQuery'
import { Heading } from '../components/Heading'
import { PageHeader } from '../components/PageHeader'
import { Section } from '../components/Section'
import { Stack } from '../components/Stack'
import { fill } from '../i18n/fill'
import { formatMoney } from '../i18n/formatMoney'
import { sceneOf } from '../productScreens/ProductScene'
import { DocumentHead } from '../seo/DocumentHead'
import { useLocale, useMarket } from '../site/SiteContext'
import { SliceZone } from '../slices/SliceZone'
import { assumptionsOf, monthlySavings, type Assumptions } from '../tools/roiCalculator/model/savings'
import { FaqSection } from './sections/FaqSection'
import { ProseField } from './sections/ProseField'
import { TitledSection } from './sections/TitledSection'

type RoiCalculator = Content.RoiCalculatorDocument['data']

const Figures = styled.table`
  width: 100%;
  font-variant-numeric: tabular-nums;

  & th,
  & td {
    padding-block: var(--space-16);
    border-block-end: 1px solid var(--colour-line);
    font-weight: 500;
    text-align: start;
    vertical-align: top;
  }

  & td {
    padding-inline-start: var(--space-24);
    text-align: end;
  }

  & th small {
    display: block;
    color: var(--colour-ink-muted);
    font-size: var(--font-size-14);
    font-weight: 400;
  }
`

const Result = styled.p`
  font-size: var(--font-size-24);
  font-weight: 500;
  line-height: 1.35;

  & + p {
    color: var(--colour-ink-muted);
    font-variant-numeric: tabular-nums;
  }
`

/** The calculation with its figures, without words. */
function workings({
  employees,
  reports_per_month,
  minutes_per_report,
  minutes_with_outlay,
}: Assumptions): string {
  return `${employees} × ${reports_per_month} × (${minutes_per_report} − ${minutes_with_outlay}) ÷ 60`
}

/** The ROI calculator as a text page: the assumptions, and the example they give with its formula. */
export function RoiCalculatorView({ document: { data } }: ViewProps<RoiCalculator>) {
  const { htmlLang } = useLocale()
  const { currency } = useMarket()
  const number = new Intl.NumberFormat(htmlLang, { maximumFractionDigits: 1 })
  const assumptions = assumptionsOf(data.assumptions ?? [])
  const savings = assumptions && monthlySavings(assumptions)
  return (
    <>
      <PageHeader title={data.title ?? ''} lead={data.lead} media={sceneOf(data.scene)} />
      <Section width="text">
        <ProseField field={data.intro} />
      </Section>
      <TitledSection title={data.assumptions_title} items={data.assumptions} tone="tint" width="text">
        {(entries) => (
          <Figures>
            <caption className="visually-hidden">{data.assumptions_title}</caption>
            <tbody>
              {entries.map(({ key, label, value, unit, explanation }, index) => (
                <tr key={index}>
                  <th scope="row">
                    {label} {explanation && <small>{explanation}</small>}
                  </th>
                  <td>
                    {key === 'hourly_cost'
                      ? formatMoney(value ?? 0, currency, htmlLang)
                      : number.format(value ?? 0)}{' '}
                    {unit}
                  </td>
                </tr>
              ))}
            </tbody>
          </Figures>
        )}
      </TitledSection>
      {savings && (
        <Section tone="dark" width="text">
          <Stack>
            <Heading level={2}>{data.result_title}</Heading>
            <Result>
              {fill(data.result_text ?? '', {
                hours: number.format(savings.hours),
                amount: formatMoney(savings.amount, currency, htmlLang),
              })}
            </Result>
            <p>
              {workings(assumptions)} = {number.format(savings.hours)}
            </p>
          </Stack>
        </Section>
      )}
      <FaqSection title={data.faq_title} faq={data.faq} />
      <SliceZone slices={data.slices} />
    </>
  )
}

export default function RoiCalculatorPage({ data }: PageProps<DocumentQuery<RoiCalculator>, PageContext>) {
  return <RoiCalculatorView document={data.document.localized} />
}

export const Head = DocumentHead

export const query = graphql`
  query RoiCalculator($id: String!, $locale: String!) {
    document: prismicRoiCalculator(id: { eq: $id }) {
      localized(locale: $locale)
    }
  }
`
