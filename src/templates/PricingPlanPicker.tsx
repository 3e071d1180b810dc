import type { Content } from '@prismicio/client'
import { graphql, type PageProps } from 'gatsby'
import styled from 'styled-components'
import { linkOf } from '../cms/links'
import type { PageContext } from '../cms/pageContext'
import type { DocumentQuery, ViewProps } from '../cms/pageQuery'
import type { ProductPlan } from '../cms/productFacts'
import { ButtonRow } from '../components/ButtonRow'
import { Card } from '../components/Card'
import { Grid } from '../components/Grid'
import { Heading } from '../components/Heading'
import { LinkButton } from '../components/LinkButton'
import { PageHeader } from '../components/PageHeader'
import { Section } from '../components/Section'
import { formatMoney } from '../i18n/format'
import { DocumentHead } from '../seo/DocumentHead'
import { usePlans } from '../site/ShownContext'
import { useLocale, useStrings } from '../site/SiteContext'
import { SliceZone } from '../slices/SliceZone'
import { media } from '../theme/tokens'

type PlanPicker = Content.PricingPlanPickerDocument['data']
type Question = PlanPicker['questions'][number]

const Questions = styled.ol`
  display: grid;
  gap: var(--space-48);
  list-style: none;
  counter-reset: question;
`

const QuestionItem = styled.li`
  display: grid;
  gap: var(--space-20) var(--space-60);
  padding-block-start: var(--space-32);
  border-block-start: 1px solid var(--colour-line-strong);
  counter-increment: question;

  ${media.md} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  }
`

const Words = styled.div`
  & > p {
    margin-block-start: var(--space-8);
    color: var(--colour-ink-muted);
  }

  &::before {
    content: counter(question);
    color: var(--colour-coral-strong);
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`

const Answers = styled.ul`
  display: grid;
  gap: var(--space-12);
  list-style: none;

  & > li {
    display: grid;
    gap: var(--space-4) var(--space-24);
    padding: var(--space-16) var(--space-20);
    background: var(--colour-surface);
    border: 1px solid var(--colour-line);
    border-radius: var(--radius-card);
  }

  & strong {
    font-weight: 600;
  }

  & a {
    color: var(--colour-accent);
    font-weight: 600;
  }

  ${media.sm} {
    & > li {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    }
  }
`

const planElementId = (planId: string): string => `plan-${planId}`

function AnswerList({ question, plans }: { question: Question; plans: readonly ProductPlan[] }) {
  const { answers = [] } = question
  return (
    <Answers role="list">
      {answers.map(({ label, plan_id, reason }, index) => {
        const plan = plans.find(({ id }) => id === plan_id)
        return (
          <li key={index}>
            <strong>{label}</strong>
            <div>
              {plan ? <a href={`#${planElementId(plan.id)}`}>{plan.name}</a> : null}
              <p>{reason}</p>
            </div>
          </li>
        )
      })}
    </Answers>
  )
}

/** Questions that help to choose a plan: each answer names a plan and the reason, then the plans follow. */
export function PricingPlanPickerView({ document: { data } }: ViewProps<PlanPicker>) {
  const { questions = [] } = data
  const { per_user_and_month } = useStrings()
  const { htmlLang } = useLocale()
  const { plans = [], currency = '' } = usePlans() ?? {}
  return (
    <>
      <PageHeader title={data.title ?? ''} lead={data.lead} />
      {questions.length > 0 && (
        <Section>
          <Questions role="list">
            {questions.map((question, index) => (
              <QuestionItem key={index}>
                <Words>
                  <Heading level={2} size="subtitle">
                    {question.question}
                  </Heading>
                  {question.help ? <p>{question.help}</p> : null}
                </Words>
                <AnswerList question={question} plans={plans} />
              </QuestionItem>
            ))}
          </Questions>
        </Section>
      )}
      {plans.length > 0 && (
        <Section tone="tint">
          <Grid as="ul">
            {plans.map(({ id, name, description, monthly, link }) => (
              <Card key={id} as="li">
                <Heading level={2} size="subtitle" id={planElementId(id)}>
                  {name}
                </Heading>
                <p>{description}</p>
                <p>
                  {formatMoney(monthly, currency, htmlLang)} {per_user_and_month}
                </p>
                <ButtonRow>
                  <LinkButton link={linkOf(link)} variant="secondary" />
                </ButtonRow>
              </Card>
            ))}
          </Grid>
        </Section>
      )}
      <SliceZone slices={data.slices} />
    </>
  )
}

export default function PricingPlanPickerPage({ data }: PageProps<DocumentQuery<PlanPicker>, PageContext>) {
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
