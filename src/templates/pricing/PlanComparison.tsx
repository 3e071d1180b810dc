import styled from 'styled-components'
import type { PlanFeature, ProductPlan } from '../../cms/productFacts'
import { Table } from '../../components/Table'
import { useStrings } from '../../site/SiteContext'

const Explanation = styled.span`
  display: block;
  max-width: 24em;
  color: var(--colour-ink-muted);
  font-size: var(--font-size-14);
  font-weight: 400;
`

type PlanComparisonProps = {
  title: string
  features: readonly PlanFeature[]
  plans: readonly ProductPlan[]
}

/** What each plan includes, line by line. */
export function PlanComparison({ title, features, plans }: PlanComparisonProps) {
  const { included, not_included } = useStrings()
  const shown = (value: boolean | string): string =>
    typeof value === 'string' ? value : value ? included : not_included
  return (
    <Table
      caption={title}
      captionHidden
      head={['', ...plans.map(({ name }) => name)]}
      rows={features.map(({ name, tooltip, values }) => [
        <>
          {name}
          {tooltip ? <Explanation>{tooltip}</Explanation> : null}
        </>,
        ...plans.map(({ id }) => shown(values[id])),
      ])}
    />
  )
}
