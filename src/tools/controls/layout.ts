import styled from 'styled-components'
import { media } from '../../design/theme/tokens'

/** The form of a tool and beside it, from `lg`, its result, which stays in view while the form is filled in. */
export const ToolColumns = styled.div<{ $result?: 'narrow' | 'wide' }>`
  display: grid;
  gap: var(--space-32);
  align-items: start;

  ${media.lg} {
    grid-template-columns: ${({ $result = 'narrow' }) =>
      $result === 'wide' ? 'minmax(0, 1fr) minmax(0, 1fr)' : 'minmax(0, 7fr) minmax(0, 5fr)'};
    gap: var(--space-40);
  }
`

/** A sheet with a part of a tool. */
export const Panel = styled.div`
  display: grid;
  gap: var(--space-24);
  min-width: 0;
  padding: var(--space-24);
  background: var(--colour-surface);
  border: 1px solid var(--colour-line);
  border-radius: var(--radius-card);

  ${media.sm} {
    padding: var(--space-32);
  }

  @media print {
    break-inside: avoid;
  }
`

/** The result of a tool: a dark sheet, which stays in view beside a long form where the window is high enough. */
export const ResultPanel = styled(Panel)`
  background: var(--colour-accent-soft);
  border-color: transparent;

  ${media.lg} {
    @media (min-height: 40em) {
      position: sticky;
      inset-block-start: calc(var(--header-height, 5.25rem) + var(--space-16));
    }
  }
`

/** Fields that belong together, under their legend. */
export const FieldGroup = styled.fieldset`
  display: grid;
  gap: var(--space-16);
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  & > legend {
    margin-block-end: var(--space-12);
    padding: 0;
    font-size: var(--font-size-18);
    font-weight: 600;
  }
`

/** Fields beside one another as far as there is space: at least `$min` wide each. */
export const FieldRow = styled.div<{ $min?: string }>`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${({ $min = '10rem' }) => $min}), 1fr));
  gap: var(--space-16);
  align-items: start;
`

/** Buttons in a row that wraps. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-12);
  align-items: center;
`

/** A message inside a tool: about saved work, a shared link, something that failed. */
export const Notice = styled.div<{ $tone?: 'info' | 'problem' }>`
  display: grid;
  gap: var(--space-12);
  padding: var(--space-12) var(--space-16);
  background: ${({ $tone = 'info' }) =>
    $tone === 'problem' ? 'var(--colour-coral-soft)' : 'var(--colour-accent-soft)'};
  border-radius: var(--radius-control);
  color: var(--colour-ink);
`
