import styled from 'styled-components'
import type { PlanFeature, ProductPlan } from '../../content/cms/productPlans'
import { useStrings } from '../../content/site/SiteContext'
import { em, media } from '../../design/theme/tokens'
import { dash, tick } from '../../slices/checkMark'
import { Explained, Explanations } from './Explanations'

/** Below this width, or with larger text, a column of values has no room for its words: each value is a separate line. */
const narrow = `@media (max-width: ${em(359.98)})`

/*
 * On a small screen the name of a feature is a line above its values, so that the columns need no sideways scrolling and
 * the plans stay in view while the page scrolls.
 */
const Root = styled.table<{ $count: number }>`
  display: block;
  width: 100%;
  font-variant-numeric: tabular-nums;

  & thead,
  & tbody {
    display: block;
  }

  & thead {
    position: sticky;
    z-index: var(--z-raised);
    inset-block-start: var(--header-height);
    background: var(--colour-tint);
    box-shadow: 0 1px 0 var(--colour-line-strong);
  }

  & tr {
    display: grid;
    grid-template-columns: repeat(${({ $count }) => $count}, minmax(0, 1fr));
    column-gap: var(--space-12);
  }

  & tbody tr {
    padding-block: var(--space-12);
    border-block-end: 1px solid var(--colour-line);
  }

  & thead th {
    padding-block: var(--space-12);
    font-size: var(--font-size-16);
    font-weight: 600;
    text-align: start;
  }

  & thead td {
    display: none;
  }

  & tbody th {
    grid-column: 1 / -1;
    padding-block-end: var(--space-8);
    font-weight: 500;
    text-align: start;
  }

  & [data-included]::before {
    ${tick}
    display: block;
  }

  & [data-included='false']::before {
    ${dash}
    rotate: none;
  }

  & tbody td {
    min-width: 0;
    font-size: var(--font-size-14);
    line-height: 1.4;
    hyphens: auto;
    overflow-wrap: anywhere;
  }

  ${narrow} {
    & thead tr,
    & tbody tr {
      grid-template-columns: minmax(0, 1fr);
    }

    & thead {
      position: static;
    }

    & thead tr {
      display: flex;
      flex-wrap: wrap;
    }

    & tbody td::before {
      content: attr(data-plan) ': ';
      font-weight: 600;
    }
  }

  ${media.sm} {
    & tr {
      grid-template-columns: minmax(0, 1.35fr) repeat(${({ $count }) => $count}, minmax(0, 1fr));
      column-gap: var(--space-24);
    }

    & thead td {
      display: block;
    }

    & thead th {
      font-size: var(--font-size-18);
    }

    & tbody th {
      grid-column: auto;
      padding-block-end: 0;
    }

    & tbody td {
      font-size: var(--font-size-16);
      line-height: 1.55;
    }
  }
`

/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- A header cell is not interactive; roles are written out, because browsers drop them together with the display of a table. */

type ValueProps = { plan: string; value: string | boolean }

/** A cell: words, or a mark with words for assistive technology. */
function Value({ plan, value }: ValueProps) {
  const strings = useStrings()
  if (typeof value === 'string')
    return (
      <td role="cell" data-plan={plan}>
        {value}
      </td>
    )
  return (
    <td role="cell" data-plan={plan} data-included={value}>
      <span className="visually-hidden">{value ? strings.included : strings.not_included}</span>
    </td>
  )
}

type PlanComparisonProps = {
  title: string
  features: readonly PlanFeature[]
  plans: readonly ProductPlan[]
}

/** What each plan includes, line by line; the names of the plans stay in view while the page scrolls. */
export function PlanComparison({ title, features, plans }: PlanComparisonProps) {
  return (
    <>
      <Root role="table" $count={plans.length}>
        <caption className="visually-hidden">{title}</caption>
        <thead>
          <tr role="row">
            <td role="cell" />
            {plans.map(({ id, name }) => (
              <th key={id} role="columnheader" scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {features.map(({ id, name, tooltip, values }) => (
            <tr key={id} role="row">
              <th role="rowheader" scope="row">
                {tooltip ? (
                  <Explained id={id} explanation={tooltip}>
                    {name}
                  </Explained>
                ) : (
                  name
                )}
              </th>
              {plans.map((plan) => (
                <Value key={plan.id} plan={plan.name} value={values[plan.id]} />
              ))}
            </tr>
          ))}
        </tbody>
      </Root>
      <Explanations />
    </>
  )
}
