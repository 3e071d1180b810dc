import type { Content } from '@prismicio/client'
import { graphql, type PageProps } from 'gatsby'
import type { PageContext } from '../content/cms/pageContext'
import type { DocumentQuery, ViewProps } from '../content/cms/pageQuery'
import { usePlans, useToolWords } from '../content/site/RelatedDataContext'
import { useMarket } from '../content/site/SiteContext'
import { PageHeader } from '../design/components/PageHeader'
import { Section } from '../design/components/Section'
import { Island } from '../design/hydration/Island'
import { sceneOf } from '../design/productScreens/ProductScene'
import { DocumentHead } from '../seo/DocumentHead'
import { SliceZone } from '../slices/SliceZone'
import { firstValuesOf } from '../tools/roiCalculator/model/assumptions'
import { planPriceOf } from '../tools/roiCalculator/model/planPrice'
import { LiveRoiCalculator, type RoiCalculatorProps } from '../tools/roiCalculator/screens/LiveRoiCalculator'
import { FaqSection } from './sections/FaqSection'
import { ProseField } from './sections/ProseField'

type RoiCalculator = Content.RoiCalculatorDocument['data']

/** The page of the ROI calculator: the tool with the first values of the market, then the formula and questions. */
export function RoiCalculatorView({ document: { data } }: ViewProps<RoiCalculator>) {
  const { currency, localeCode } = useMarket()
  const words = useToolWords('roi-calculator')
  const plans = usePlans()
  const assumptions = data.assumptions ?? []
  const ofMarket = (data.market_values ?? []).filter(({ locale_code }) => locale_code === localeCode)
  const first = firstValuesOf(assumptions, ofMarket, currency, plans && planPriceOf(plans))
  const calculator: RoiCalculatorProps | undefined = first && {
    words,
    assumptionsTitle: data.assumptions_title ?? '',
    resultTitle: data.result_title ?? '',
    assumptions: assumptions.map(({ key, label, explanation }) => ({
      key: key ?? '',
      label: label ?? '',
      explanation: explanation ?? '',
    })),
    first,
  }
  return (
    <>
      <PageHeader title={data.title ?? ''} lead={data.lead} media={sceneOf(data.scene)} />
      {calculator && (
        <Section>
          <Island name="roi-calculator" props={calculator}>
            <LiveRoiCalculator {...calculator} />
          </Island>
        </Section>
      )}
      <Section tone="tint" width="text">
        <ProseField field={data.intro} />
      </Section>
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
