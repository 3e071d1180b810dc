import styled from 'styled-components'
import { media } from '../../../design/theme/tokens'
import type { Working } from '../model/roiTexts'

const List = styled.ol`
  display: grid;
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    gap: 0 var(--space-24);
    padding-block: var(--space-12);
    border-block-start: 1px solid var(--colour-line);
    font-variant-numeric: tabular-nums;

    ${media.md} {
      grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    }
  }

  & > li:first-child {
    border-block-start: 0;
  }
`

const Label = styled.span`
  font-weight: 500;
`

const Sum = styled.span`
  color: var(--colour-ink-muted);
  overflow-wrap: anywhere;

  & > strong {
    color: var(--colour-ink);
    font-weight: 600;
  }
`

/** The calculation step by step, with the figures as they are entered. */
export function Workings({ steps }: { steps: readonly Working[] }) {
  return (
    <List role="list">
      {steps.map(({ key, label, expression, result }) => (
        <li key={key}>
          <Label>{label}</Label>
          <Sum>
            <span>{expression}</span> = <strong>{result}</strong>
          </Sum>
        </li>
      ))}
    </List>
  )
}
