import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { PdfBlock, PdfCell, PdfTable } from '../../pdf/exports/pdfDocument'

const SideBySide = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-32);
  margin-block-start: var(--space-24);
`

const textOf = (cell: string | PdfCell): string => (typeof cell === 'string' ? cell : cell.text)

function Row({
  cells,
  table,
  header,
}: {
  cells: PdfTable['rows'][number]
  table: PdfTable
  header?: boolean
}) {
  const Cell = header ? 'th' : 'td'
  return (
    <tr>
      {cells.map((cell, index) => (
        <Cell
          key={index}
          scope={header ? 'col' : undefined}
          data-end={table.columns[index]?.align === 'end' ? '' : undefined}
        >
          {textOf(cell)}
        </Cell>
      ))}
    </tr>
  )
}

/** A part of the document as the PDF shows it; kinds that a report does not use are left out. */
export function PreviewBlock({ block }: { block: PdfBlock }): ReactNode {
  switch (block.kind) {
    case 'heading':
      return block.level === 1 ? <h3>{block.text}</h3> : <h4>{block.text}</h4>
    case 'paragraph':
      return <p>{block.text}</p>
    case 'list':
      return (
        <ul>
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )
    case 'pairs':
      return (
        <dl>
          {block.entries.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )
    case 'columns':
      return (
        <SideBySide>
          {block.columns.map((blocks, index) => (
            <div key={index}>
              {blocks.map((inner, position) => (
                <PreviewBlock key={position} block={inner} />
              ))}
            </div>
          ))}
        </SideBySide>
      )
    case 'table':
      return (
        <table>
          <caption className="visually-hidden">{block.name}</caption>
          <thead>
            <Row header table={block} cells={block.columns.map(({ title }) => title)} />
          </thead>
          <tbody>
            {block.rows.map((cells, index) => (
              <Row key={index} table={block} cells={cells} />
            ))}
          </tbody>
          {block.totals ? (
            <tfoot>
              {block.totals.map((cells, index) => (
                <Row key={index} table={block} cells={cells} />
              ))}
            </tfoot>
          ) : null}
        </table>
      )
    default:
      return null
  }
}
