import { useId } from 'react'
import styled from 'styled-components'
import { useStrings } from '../../content/site/SiteContext'
import { useBrowserCode } from '../../design/hydration/browserCode'
import { colourOf } from '../../design/theme/colours'
import { media } from '../../design/theme/tokens'
import { billingCycles, type BillingCycle } from '../../product/pricing/billing'

type CycleChoiceProps = {
  label: string
  cycle: BillingCycle
  /** The saving of yearly billing in words. */
  saving: string
  onChange: (cycle: BillingCycle) => void
}

const Root = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  align-content: start;
  gap: var(--space-8);

  & > legend {
    padding-block-end: var(--space-8);
    font-size: var(--font-size-14);
    font-weight: 500;
  }

  /* Where they do not fit beside each other, they are as wide as the group, and as each other. */
  & label {
    display: flex;
    flex: auto;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2) var(--space-8);
    min-height: var(--height-button);
    padding: var(--space-8) var(--space-16);
    background: var(--colour-surface);
    border: 1px solid var(--colour-line-strong);
    border-radius: var(--radius-control);
    cursor: pointer;
    font-weight: 500;
    line-height: 1.3;

    ${media.xs} {
      flex: initial;
    }
  }

  & label:has(:checked) {
    background: var(--colour-accent-soft);
    border-color: var(--colour-accent);
    color: var(--colour-accent-strong);
  }

  & input {
    margin: 0;
    accent-color: var(--colour-accent);
  }

  & small {
    color: ${colourOf.saving};
    font-size: var(--font-size-14);
    font-weight: 600;
  }
`

/** Monthly or yearly billing, on native radio buttons: CSS alone shows the chosen prices. */
export function CycleChoice({ label, cycle, saving, onChange }: CycleChoiceProps) {
  useBrowserCode()
  const { billed_monthly, billed_yearly } = useStrings()
  const name = useId()
  const words = { monthly: billed_monthly, yearly: billed_yearly }
  return (
    <Root>
      <legend>{label}</legend>
      {billingCycles.map((value) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === cycle}
            onChange={() => onChange(value)}
          />
          <span>{words[value]}</span> {value === 'yearly' && saving ? <small>{saving}</small> : null}
        </label>
      ))}
    </Root>
  )
}
