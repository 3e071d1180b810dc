import { useEffect, useRef, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import styled, { createGlobalStyle } from 'styled-components'
import { Button } from '../../../components/Button'
import { fill } from '../../../i18n/fill'
import { Actions } from '../../controls/layout'
import type { PdfBlock, PdfCell, PdfDocument, PdfTable } from '../../pdf/exports/pdfDocument'
import { receiptIds, type Report } from '../model/report'
import { useReportView } from './ReportContext'
import { usePictures, type PictureUrls } from './usePictures'

const Section = styled.section`
  display: grid;
  gap: var(--space-20);
  min-width: 0;
  scroll-margin-top: calc(var(--header-height, 5.25rem) + var(--space-16));

  & > h2 {
    font-size: var(--font-size-24);
  }
`

const Frame = styled.div`
  padding: var(--space-16);
  overflow-x: auto;
  background: var(--colour-tint);
  border-radius: var(--radius-card);
`

const Sheet = styled.article`
  display: grid;
  gap: var(--space-16);
  min-width: 40rem;
  max-width: 52rem;
  margin: 0 auto;
  padding: var(--space-40);
  background: #ffffff;
  border: 1px solid var(--colour-line);
  color: #12312a;
  font-size: var(--font-size-14);

  & h3 {
    font-size: var(--font-size-28);
  }

  & h4 {
    margin-block-start: var(--space-12);
    font-size: var(--font-size-18);
  }

  & table {
    width: 100%;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }

  & caption {
    padding-block-end: var(--space-4);
    font-weight: 600;
    text-align: start;
  }

  & th,
  & td {
    padding: var(--space-4) var(--space-8);
    border-block-end: 1px solid #e3dccd;
    text-align: start;
    vertical-align: top;
    white-space: pre-line;
  }

  & tfoot td {
    font-weight: 600;
  }

  & [data-end] {
    text-align: end;
    white-space: nowrap;
  }

  & dl > div {
    display: grid;
    grid-template-columns: 10rem minmax(0, 1fr);
    gap: var(--space-8);
    padding-block: var(--space-2);
  }

  & dd {
    margin: 0;
    font-weight: 500;
  }

  & ul {
    padding-inline-start: 1.2em;
    overflow-wrap: anywhere;
  }

  & figure {
    margin: 0;
    break-inside: avoid;
  }

  & figure img {
    max-width: 100%;
    max-height: 26rem;
  }
`

const SideBySide = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-32);
  margin-block-start: var(--space-24);
`

/** While the preview is open, printing prints the report alone, in place of the page. */
const PrintStyle = createGlobalStyle`
  [data-printed-report] {
    display: none;
  }

  @media print {
    body > *:not([data-printed-report]) {
      display: none !important;
    }

    [data-printed-report] {
      display: block;
    }

    [data-printed-report] > article {
      min-width: 0;
      max-width: none;
      padding: 0;
      border: 0;
    }
  }
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
function Block({ block }: { block: PdfBlock }): ReactNode {
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
                <Block key={position} block={inner} />
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

function Receipts({ report, urls }: { report: Report; urls: PictureUrls }) {
  const { words } = useReportView()
  const shown = report.lines.flatMap((line, index) =>
    line.kind === 'expense'
      ? line.receipts.map((receipt, position) => ({
          url: urls.get(receipt.id),
          id: receipt.id,
          line: String(index + 1),
          number: String(position + 1),
        }))
      : [],
  )
  if (!shown.some(({ url }) => url)) return null
  return (
    <>
      <h4>{words.receipts}</h4>
      {shown.map(({ url, id, line, number }) =>
        url ? (
          <figure key={id}>
            <img src={url} alt={fill(words.receipt_alt, { number, line })} />
            <figcaption>{fill(words.doc_receipt, { line })}</figcaption>
          </figure>
        ) : null,
      )}
    </>
  )
}

type ReportPreviewProps = { document: PdfDocument; report: Report; onClose: () => void }

/** The report as the PDF shows it, which can be printed. The focus is on its heading when it opens. */
export function ReportPreview({ document: shown, report, onClose }: ReportPreviewProps) {
  const { words } = useReportView()
  const heading = useRef<HTMLHeadingElement>(null)
  const urls = usePictures(receiptIds(report))
  useEffect(() => {
    heading.current?.focus()
    heading.current?.scrollIntoView({ block: 'start' })
  }, [])
  const content = (
    <Sheet lang={shown.language}>
      {shown.blocks.map((block, index) => (
        <Block key={index} block={block} />
      ))}
      <Receipts report={report} urls={urls} />
    </Sheet>
  )
  return (
    <Section aria-labelledby="report-preview">
      <PrintStyle />
      <h2 id="report-preview" ref={heading} tabIndex={-1}>
        {words.preview_title}
      </h2>
      <Actions>
        <Button onClick={() => window.print()}>{words.print}</Button>
        <Button variant="secondary" onClick={onClose}>
          {words.preview_close}
        </Button>
      </Actions>
      {/* Only focusable elements can be scrolled with the keyboard. */}
      <Frame role="region" aria-labelledby="report-preview" tabIndex={0}>
        {content}
      </Frame>
      {createPortal(
        <div data-printed-report="" aria-hidden="true">
          {content}
        </div>,
        window.document.body,
      )}
    </Section>
  )
}
