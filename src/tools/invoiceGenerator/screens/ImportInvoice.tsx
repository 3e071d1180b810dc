import { useRef, useState } from 'react'
import styled from 'styled-components'
import { useLocale } from '../../../content/site/SiteContext'
import { fill } from '../../../core/i18n/fill'
import { formatMegabytes } from '../../../core/i18n/formatFileSize'
import { formatNumber } from '../../../core/i18n/formatNumber'
import { labelled } from '../../../core/i18n/labelled'
import { Button } from '../../../design/components/Button'
import { LoadingDots } from '../../../design/components/LoadingDots'
import { Actions, Notice } from '../../controls/layout'
import { useCommonWords } from '../../words/CommonWordsContext'
import { maxLines, type Invoice } from '../model/invoice'
import { maxEinvoiceBytes } from '../model/limits'
import type { EinvoiceProblem } from '../model/readEinvoice'
import { labelOfField } from './fieldLabels'
import { ToolIcon } from './icons'
import { useInvoice } from './InvoiceContext'
import { loadExports } from './loadExports'
import { Hint } from './parts'
import type { OpenedInvoice } from './readInvoiceFile'

const Root = styled.div<{ $over: boolean }>`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-12) var(--space-16);
  align-items: center;
  padding: var(--space-16);
  background: ${({ $over }) => ($over ? 'var(--colour-accent-soft)' : 'transparent')};
  border: 1px dashed var(--colour-line-strong);
  border-radius: var(--radius-control);

  & > :first-child {
    flex: 1 1 14rem;
  }
`

const Rules = styled.ul`
  display: grid;
  gap: var(--space-4);
  margin: 0;
  padding-inline-start: var(--space-20);
`

/** Problems with their own words; all others say that the file is damaged or no invoice. */
const named: Partial<
  Record<EinvoiceProblem, 'type' | 'size' | 'pdf' | 'locked' | 'lines' | 'zugferd1' | 'order' | 'doctype'>
> = {
  doctype: 'doctype',
  tooLarge: 'size',
  notXml: 'type',
  otherXml: 'type',
  pdfWithoutXml: 'pdf',
  pdfEncrypted: 'locked',
  tooManyLines: 'lines',
  zugferd1: 'zugferd1',
  order: 'order',
}

/** What was opened, with the name of its file. */
export type ImportedInvoice = OpenedInvoice & { file: string }

export type ImportInvoiceProps = {
  /** The file that was opened last. Kept by the tool: the step that shows it can be left before it is undone. */
  imported: ImportedInvoice | undefined
  onImport: (imported: ImportedInvoice) => void
  /** Goes back to the invoice that was there before. */
  onUndo: () => void
}

/** Opens an e-invoice, says what the rules say of it, and goes on from it. */
export function ImportInvoice({ imported, onImport, onUndo }: ImportInvoiceProps) {
  const { invoice, words } = useInvoice()
  const { htmlLang } = useLocale()
  const { preparing, download_failed } = useCommonWords()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  const [state, setState] = useState<'idle' | 'working' | 'failed' | EinvoiceProblem>('idle')
  /** The invoice of the time when a file could not be read: once it is changed, the message is of the past. */
  const failedFor = useRef<Invoice>()
  const latest = useRef(invoice)
  latest.current = invoice
  const take = async (file: File | undefined): Promise<void> => {
    if (!file) return
    setState('working')
    failedFor.current = latest.current
    try {
      const { readInvoiceFile } = await loadExports()
      const read = await readInvoiceFile(file, htmlLang, invoice.language)
      if ('problem' in read) return setState(read.problem)
      setState('idle')
      onImport({ ...read, file: file.name })
    } catch {
      setState('failed')
    }
  }
  const problem =
    state === 'idle' || state === 'working' || failedFor.current !== invoice
      ? undefined
      : state === 'failed'
        ? download_failed
        : fill(words[`import_failed_${named[state] ?? 'broken'}`], {
            size: formatMegabytes(maxEinvoiceBytes, htmlLang),
            count: formatNumber(maxLines, htmlLang),
          })
  return (
    <>
      <Root
        $over={isOver}
        onDragOver={(event) => {
          event.preventDefault()
          setIsOver(true)
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setIsOver(false)
          void take(event.dataTransfer.files[0])
        }}
      >
        <div>
          <strong>{words.import_title}</strong>
          <Hint>{words.import_text}</Hint>
        </div>
        <input
          ref={input}
          type="file"
          hidden
          accept=".xml,.pdf,application/xml,text/xml,application/pdf"
          data-import=""
          onChange={({ currentTarget }) => {
            void take(currentTarget.files?.[0])
            currentTarget.value = ''
          }}
        />
        <Button
          variant="secondary"
          onClick={() => input.current?.click()}
          aria-busy={state === 'working' || undefined}
          data-replay="import"
        >
          <ToolIcon name="file" />
          {words.import_choose}
          {state === 'working' ? <LoadingDots label={preparing} /> : null}
        </Button>
      </Root>
      {problem ? (
        <Notice $tone="problem" role="alert">
          <p>{problem}</p>
        </Notice>
      ) : null}
      {imported && !problem ? (
        <Notice role="status">
          <p>{fill(words.import_read, { file: imported.file })}</p>
          {imported.broken.length === 0 ? <p>{words.import_valid}</p> : null}
          {imported.broken.length > 0 ? (
            <>
              <p>{words.import_broken}</p>
              <Rules>
                {imported.broken.map(({ rule, reason, path, terms }) => {
                  const place = [fill(words.rule_of, { rule }), labelOfField(path, words, htmlLang)]
                    .filter(Boolean)
                    .join(', ')
                  return (
                    <li key={rule}>{labelled(`${place} (${terms})`, words[`reason_${reason}`], htmlLang)}</li>
                  )
                })}
              </Rules>
            </>
          ) : null}
          {imported.left.length > 0 ? (
            <p>{fill(words.import_left, { names: imported.left.join(', ') })}</p>
          ) : null}
          <Actions>
            <Button variant="quiet" onClick={onUndo}>
              {words.import_undo}
            </Button>
          </Actions>
        </Notice>
      ) : null}
    </>
  )
}
