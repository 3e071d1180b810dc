import { useId, type CSSProperties, type ReactNode } from 'react'
import styled, { css } from 'styled-components'
import { breakpoints, em, media } from '../../theme/tokens'

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

const labels = css`
  ${[2, 3, 4, 5, 6, 7, 8].map(
    (column) => css`
      & td:nth-child(${column}) {
        --label: var(--label-${column});
      }
    `,
  )}
`

/**
 * Rows one below the other, each value beside the name of its column: what does not fit side by side would be out of view.
 * Assistive technology has the names from the header cells.
 */
const stacked = css`
  display: block;
  width: auto;

  & tbody,
  & tr,
  & caption {
    display: block;
  }

  & thead {
    position: absolute;
    overflow: hidden;
    width: 1px;
    height: 1px;
    clip-path: inset(50%);
  }

  & tbody tr {
    padding: var(--space-12) var(--space-20);
    border-block-end: 1px solid var(--colour-line);
  }

  & tbody tr:last-child {
    border-block-end: 0;
  }

  & tbody th {
    display: block;
    max-width: none;
    padding: 0 0 var(--space-4);
    border: 0;
    font-weight: 600;
    overflow-wrap: anywhere;
  }

  & td {
    display: grid;
    grid-template-columns: minmax(6.75rem, 1fr) minmax(0, 2.5fr);
    gap: var(--space-12);
    max-width: none;
    padding: var(--space-4) 0;
    border: 0;
    overflow-wrap: anywhere;
  }

  & td:empty {
    display: none;
  }

  & td::before {
    content: var(--label);
    color: var(--colour-ink-muted);
    font-size: var(--font-size-14);
  }

  @supports (content: 'a' / 'b') {
    & td::before {
      content: var(--label) / '';
    }
  }

  ${labels}
`

const below = (width: number): string => `@media (max-width: ${em(width - 0.02)})`

const Root = styled.table<{ $columns: number }>`
  /* As wide as the words need where it scrolls: a column of single words cannot be read. */
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

  ${({ $columns }) =>
    $columns < 3
      ? css`
          width: 100%;

          & th,
          & td {
            min-width: 0;
            max-width: none;
            hyphens: auto;
          }
        `
      : css`
          ${below($columns > 3 ? breakpoints.md : breakpoints.xs)} {
            ${stacked}
          }
        `}
`

/** The names of the columns as values of `content`, for rows that are one below the other. */
const columnLabels = (head: readonly string[]): CSSProperties =>
  Object.fromEntries(
    head.flatMap((text, index) => (index > 0 ? [[`--label-${index + 1}`, JSON.stringify(text)]] : [])),
  )

/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- A header cell is not interactive; roles are written out, because browsers drop them together with the display of a table. */

/**
 * A table with row and column headers. On a small screen the rows of one with three columns or more are one below the other;
 * whatever is too wide scrolls in its own region.
 */
export function Table({ caption, captionHidden = false, head, rows }: TableProps) {
  const captionId = useId()
  if (rows.length === 0) return null
  return (
    // Only focusable elements can be scrolled with the keyboard.
    <Scroller role="region" aria-labelledby={captionId} tabIndex={0}>
      <Root role="table" $columns={head.length} style={head.length > 2 ? columnLabels(head) : undefined}>
        <caption id={captionId} className={captionHidden ? 'visually-hidden' : undefined}>
          {caption}
        </caption>
        <thead>
          <tr role="row">
            {head.map((cell, index) =>
              cell ? (
                <th key={index} role="columnheader" scope="col">
                  {cell}
                </th>
              ) : (
                <td key={index} role="cell" />
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row} role="row">
              {cells.map((cell, column) =>
                column === 0 ? (
                  <th key={column} role="rowheader" scope="row">
                    {cell}
                  </th>
                ) : (
                  <td key={column} role="cell">
                    {cell}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </Root>
    </Scroller>
  )
}
