import type { Content } from '@prismicio/client'
import styled from 'styled-components'
import { Table } from '../../components/Table'
import { useStrings } from '../../site/SiteContext'
import type { Plan } from './Plans'

/** Columns of the comparison in the content model, each named after its plan. */
const planColumns = ['starter', 'growth', 'scale'] as const

const Explanation = styled.span`
  display: block;
  max-width: 24em;
  color: var(--colour-ink-muted);
  font-size: var(--font-size-14);
  font-weight: 400;
`

type PlanComparisonProps = {
  title: string
  features: Content.PricingDocument['data']['comparison']
  plans: readonly Plan[]
}

/** What each plan includes, line by line. Plans that the page does not offer have no column. */
export function PlanComparison({ title, features, plans }: PlanComparisonProps) {
  const { not_included } = useStrings()
  const columns = planColumns.flatMap((id) => {
    const plan = plans.find((candidate) => candidate.plan_id === id)
    return plan ? [{ id, name: plan.name ?? '' }] : []
  })
  return (
    <Table
      caption={title}
      captionHidden
      head={['', ...columns.map(({ name }) => name)]}
      rows={features.map((row) => [
        <>
          {row.feature}
          {row.tooltip ? <Explanation>{row.tooltip}</Explanation> : null}
        </>,
        ...columns.map(({ id }) => row[id] || not_included),
      ])}
    />
  )
}
