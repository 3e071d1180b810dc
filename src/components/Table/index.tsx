import { useId, type ReactNode } from 'react'
import styled from 'styled-components'
import { media } from '../../theme/tokens'

type TableProps = {
  caption: string
  captionHidden?: boolean
  head: string[]
  /** The first cell of a row is its header. */
  rows: ReactNode[][]
}

const Scroller = styled.div`
  overflow-x: auto;
  /* A shadow at the end while there is more to scroll to; at the end of the content the first layer hides it. */
  background:
    linear-gradient(to left, var(--colour-surface) 40%, transparent) right / var(--space-40) 100% no-repeat
      local,
    linear-gradient(to left, rgb(18 49 42 / 18%), transparent) right / var(--space-20) 100% no-repeat,
    var(--colour-surface);
  border: 1px solid var(--colour-line);
  border-radius: var(--radius-card);

  &:focus-visible {
    border-radius: var(--radius-card);
  }
`

const Root = styled.table`
  /* As wide as the words need on a small screen, where it scrolls: a column of single words cannot be read. */
  width: max-content;
  min-width: 100%;
  font-variant-numeric: tabular-nums;
  hyphens: manual;

  & caption {
    padding: var(--space-20) var(--space-12) var(--space-8);
    color: var(--colour-ink);
    font-weight: 600;
    text-align: start;
  }

  & th,
  & td {
    max-width: 11rem;
    padding: var(--space-12);
    border-block-end: 1px solid var(--colour-line);
    text-align: start;
    vertical-align: top;
  }

  & thead th {
    color: var(--colour-ink-muted);
    font-size: var(--font-size-14);
    font-weight: 600;
    vertical-align: bottom;
  }

  & tbody th {
    font-weight: 500;
  }

  & tbody tr:last-child > * {
    border-block-end: 0;
  }

  ${media.md} {
    width: 100%;

    & th,
    & td {
      min-width: 7.5rem;
      max-width: none;
    }

    & caption,
    & th,
    & td {
      padding-inline: var(--space-20);
    }
  }
`

/** A table with row and column headers; on a small screen it scrolls in a region of its own. */
export function Table({ caption, captionHidden = false, head, rows }: TableProps) {
  const captionId = useId()
  if (rows.length === 0) return null
  return (
    // Only focusable elements can be scrolled with the keyboard.
    <Scroller role="region" aria-labelledby={captionId} tabIndex={0}>
      <Root>
        <caption id={captionId} className={captionHidden ? 'visually-hidden' : undefined}>
          {caption}
        </caption>
        <thead>
          <tr>
            {head.map((cell, index) =>
              cell ? (
                <th key={index} scope="col">
                  {cell}
                </th>
              ) : (
                <td key={index} />
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {cells.map((cell, column) =>
                column === 0 ? (
                  <th key={column} scope="row">
                    {cell}
                  </th>
                ) : (
                  <td key={column}>{cell}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </Root>
    </Scroller>
  )
}
