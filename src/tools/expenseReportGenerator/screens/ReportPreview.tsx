import { useEffect, useMemo, useRef } from 'react'
import { createPortal } from 'react-dom'
import styled, { createGlobalStyle } from 'styled-components'
import { Button } from '../../../design/components/Button'
import { Actions } from '../../controls/layout'
import type { PdfDocument } from '../../pdf/exports/pdfDocument'
import { receiptIds, type Report } from '../model/report'
import { PreviewBlock } from './PreviewBlock'
import { PreviewReceipts } from './PreviewReceipts'
import { PreviewSheet } from './PreviewSheet'
import { useReportView } from './ReportContext'
import { usePictures } from './usePictures'

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
  // The same while it is not rendered again: it is on the page twice, with up to 500 lines.
  const content = useMemo(
    () => (
      <PreviewSheet lang={shown.language}>
        {shown.blocks.map((block, index) => (
          <PreviewBlock key={index} block={block} />
        ))}
        <PreviewReceipts report={report} urls={urls} />
      </PreviewSheet>
    ),
    [shown, report, urls],
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
