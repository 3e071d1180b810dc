import type { Content } from '@prismicio/client'
import { graphql, type PageProps } from 'gatsby'
import { linkOf } from '../content/cms/links'
import type { PageContext } from '../content/cms/pageContext'
import type { DocumentQuery, ViewProps } from '../content/cms/pageQuery'
import { isPlanId } from '../content/cms/plans'
import { usePlans } from '../content/site/RelatedDataContext'
import { PageHeader } from '../design/components/PageHeader'
import { Section } from '../design/components/Section'
import { DocumentHead } from '../seo/DocumentHead'
import { PlanCard, PlanCards } from '../slices/PricingTable/PlanCards'
import { PlanLink } from '../slices/PricingTable/PlanLink'
import { BillingStyle, PlanPrices } from '../slices/PricingTable/PlanPrices'
import { SliceZone } from '../slices/SliceZone'
import { planElementId, PlanPicker } from './pricing/PlanPicker'
import { priceView } from './pricing/planView'
import { TitledSection } from './sections/TitledSection'

type PlanPickerData = Content.PricingPlanPickerDocument['data']

/** Questions that pick a plan for the visitor, then the plans. */
export function PricingPlanPickerView({ document: { data } }: ViewProps<PlanPickerData>) {
  const product = usePlans()
  const header = <PageHeader title={data.title ?? ''} lead={data.lead} />
  if (!product) return header
  const { questions = [] } = data
  const prices = priceView(product, product.plans)
  const priceLink = linkOf(data.price_link)
  return (
    <>
      {header}
      {questions.length > 0 && (
        <Section>
          <PlanPicker
            {...prices}
            plans={prices.plans.map(({ features: _, highlighted: __, ...plan }) => plan)}
            questions={questions.map(({ question, help, asks_users, answers = [] }) => ({
              question: question ?? '',
              help: help ?? '',
              asksUsers: asks_users === true,
              answers: answers.map(({ label, plan_id, reason }) => ({
                label: label ?? '',
                planId: isPlanId(plan_id) ? plan_id : undefined,
                reason: reason ?? '',
              })),
            }))}
            pickerTexts={{
              progress: data.progress ?? '',
              resultSoFar: data.result_so_far ?? '',
              resultTitle: data.result_title ?? '',
              reasonsTitle: data.reasons_title ?? '',
              change: data.change_label ?? '',
              back: data.back_label ?? '',
              restart: data.restart_label ?? '',
            }}
            {...(priceLink && { priceLink })}
          />
        </Section>
      )}
      <TitledSection title={data.plans_title} items={prices.plans} tone="tint">
        {(plans) => (
          <BillingStyle>
            <PlanCards role="list" $count={plans.length}>
              {plans.map(({ id, name, description, monthly, yearly, link }) => (
                <PlanCard
                  key={id}
                  id={planElementId(id)}
                  name={name}
                  description={description}
                  headingLevel={data.plans_title ? 3 : 2}
                  highlighted={false}
                  prices={<PlanPrices monthly={monthly} yearly={yearly} currency={prices.currency} />}
                  action={<PlanLink plan={id} link={link} variant="secondary" />}
                />
              ))}
            </PlanCards>
          </BillingStyle>
        )}
      </TitledSection>
      <SliceZone slices={data.slices} />
    </>
  )
}

export default function PricingPlanPickerPage({
  data,
}: PageProps<DocumentQuery<PlanPickerData>, PageContext>) {
  return <PricingPlanPickerView document={data.document.localized} />
}

export const Head = DocumentHead

export const query = graphql`
  query PricingPlanPicker($id: String!, $locale: String!) {
    document: prismicPricingPlanPicker(id: { eq: $id }) {
      localized(locale: $locale)
    }
  }
`
