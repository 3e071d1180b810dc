import styled from 'styled-components'
import type { CaseResult } from '../../../content/cms/documentLists'

const Root = styled.p<{ $large: boolean }>`
  display: grid;
  gap: var(--space-4);

  & > b {
    font-size: ${({ $large }) => `var(--font-size-${$large ? 48 : 40})`};
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.03em;
    line-height: 1.15;
  }

  & > span {
    font-weight: 500;
  }

  & > small {
    color: var(--colour-ink-muted);
    font-size: var(--font-size-14);
  }
`

/** A result in one figure, with what it measures and what it was before. */
export function ResultFigure({ result, large = false }: { result: CaseResult; large?: boolean }) {
  const { figure, label, note } = result
  return (
    <Root $large={large}>
      <b>{figure}</b> <span>{label}</span> {note ? <small>{note}</small> : null}
    </Root>
  )
}
