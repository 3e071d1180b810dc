import { useState } from 'react'
import styled from 'styled-components'
import { useLocale } from '../../content/site/SiteContext'
import { fill } from '../../core/i18n/fill'
import { formatMoney } from '../../core/i18n/formatMoney'
import { colonOf } from '../../core/i18n/labelled'
import { Checkbox } from '../../design/components/Checkbox'
import { Island } from '../../design/hydration/Island'
import { media } from '../../design/theme/tokens'
import { analytics } from '../../visitor/analytics/queue'

type Entry = {
  vendor: string
  owner: string
  renews: string
  /** A month, in minor units. */
  cost: number
}

type SubscriptionListProps = {
  entries: readonly Entry[]
  /** ISO 4217. */
  currency: string
  /** Sentences of the document; `{vendor}` and `{saved}` are filled in. */
  labels: {
    vendor: string
    owner: string
    renews: string
    cost: string
    hint: string
    keep: string
    total: string
    saved: string
    unchanged: string
  }
}

const Root = styled.div`
  display: grid;
  gap: var(--space-16);
`

const Entries = styled.ul`
  list-style: none;
  background: var(--colour-surface);
  border: 1px solid var(--colour-line);
  border-radius: var(--radius-card);
  font-variant-numeric: tabular-nums;

  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: var(--space-4) var(--space-16);
    align-items: center;
    padding: var(--space-16) var(--space-20);
  }

  & > li:not(:last-child) {
    border-block-end: 1px solid var(--colour-line);
  }

  & > li > :first-child {
    grid-area: 1 / 1;
  }

  /* The names of the columns. */
  & > [aria-hidden] {
    display: none;
    padding-block: var(--space-12);
    color: var(--colour-ink-muted);
    font-size: var(--font-size-14);
    font-weight: 500;
  }

  & strong {
    font-weight: 600;
  }

  & [data-kept='false'] strong {
    color: var(--colour-ink-muted);
    text-decoration: line-through;
  }

  ${media.md} {
    & > li {
      grid-template-columns: minmax(0, 3fr) minmax(0, 3fr) minmax(0, 2fr) minmax(0, 2fr);
    }

    & > [aria-hidden] {
      display: grid;

      & > :last-child {
        text-align: end;
      }
    }
  }
`

/** Below the name, by the width of the checkbox and its gap. */
const Detail = styled.span`
  grid-row: 2;
  padding-inline-start: calc(var(--space-24) + var(--space-12));
  color: var(--colour-ink-muted);
  font-size: var(--font-size-14);

  & + & {
    padding-inline-start: 0;
    text-align: end;
  }

  ${media.md} {
    grid-area: 1 / 2;
    padding-inline-start: 0;

    & + & {
      grid-area: 1 / 3;
      text-align: start;
    }
  }
`

/** The name of a column, before its value where the columns have no heads. */
const Label = styled.span`
  font-weight: 500;

  ${media.md} {
    position: absolute;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`

const Cost = styled.span`
  grid-row: 1;
  grid-column: -2 / -1;
  text-align: end;
`

const Result = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--space-4) var(--space-24);

  & > span:first-child {
    color: var(--colour-accent-strong);
    font-weight: 600;
  }

  & strong {
    margin-inline-start: var(--space-12);
    font-size: var(--font-size-32);
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.02em;
  }
`

/** Can do nothing without a script, so it is not there then. */
const Hint = styled.p`
  color: var(--colour-ink-muted);

  @media (scripting: none) {
    display: none;
  }
`

/** An example of subscriptions, from which a reader can take some away and see what that saves. */
export function SubscriptionList(props: SubscriptionListProps) {
  return (
    <Island name="subscription-list" props={props}>
      <LiveSubscriptionList {...props} />
    </Island>
  )
}

/** The list itself, hydrated on its own. */
export function LiveSubscriptionList({ entries, currency, labels }: SubscriptionListProps) {
  const { htmlLang } = useLocale()
  const [cancelled, setCancelled] = useState<readonly number[]>([])
  const money = (minorUnits: number): string => formatMoney(minorUnits, currency, htmlLang)
  const sum = (wanted: (index: number) => boolean): number =>
    entries.reduce((total, { cost }, index) => total + (wanted(index) ? cost : 0), 0)
  const saved = sum((index) => cancelled.includes(index)) * 12
  const toggle = (index: number, kept: boolean, label: string): void => {
    analytics.track('Element used', { kind: 'checkbox', surface: 'page', label })
    setCancelled((before) => (kept ? before.filter((one) => one !== index) : [...before, index]))
  }
  return (
    <Root>
      <Hint>{labels.hint}</Hint>
      <Entries role="list">
        <li aria-hidden="true">
          <span>{labels.vendor}</span>
          <span>{labels.owner}</span>
          <span>{labels.renews}</span>
          <span>{labels.cost}</span>
        </li>
        {entries.map(({ vendor, owner, renews, cost }, index) => {
          const kept = !cancelled.includes(index)
          const keep = fill(labels.keep, { vendor })
          return (
            <li key={vendor} data-kept={kept}>
              <Checkbox
                name={`subscription-${index}`}
                label={
                  <>
                    <strong aria-hidden="true">{vendor}</strong>
                    <span className="visually-hidden">{keep}</span>
                  </>
                }
                checked={kept}
                onChange={(event) => toggle(index, event.target.checked, keep)}
              />
              <Detail>
                <Label>{labels.owner} </Label>
                <span>{owner}</span>
              </Detail>
              <Detail>
                <Label>{labels.renews} </Label>
                <span>{renews}</span>
              </Detail>
              <Cost>
                <span className="visually-hidden">{`${labels.cost}${colonOf(htmlLang)} `}</span>
                <span>{money(cost)}</span>
              </Cost>
            </li>
          )
        })}
      </Entries>
      <Result role="status">
        <span>{saved > 0 ? fill(labels.saved, { saved: money(saved) }) : labels.unchanged}</span>
        <span>
          {labels.total}
          <strong>{money(sum((index) => !cancelled.includes(index)))}</strong>
        </span>
      </Result>
    </Root>
  )
}
