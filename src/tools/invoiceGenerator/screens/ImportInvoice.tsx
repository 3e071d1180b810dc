import { useRef, useState } from 'react'
import styled from 'styled-components'
import { Button } from '../../../components/Button'
import { LoadingDots } from '../../../components/LoadingDots'
import { fill } from '../../../i18n/fill'
import { labelled } from '../../../i18n/labelled'
import { useLocale } from '../../../site/SiteContext'
import { Actions, Notice } from '../../controls/layout'
import { useCommonWords } from '../../words/CommonWordsContext'
import type { Invoice } from '../model/invoice'
import type { EinvoiceProblem } from '../model/readEinvoice'
import { ToolIcon } from './icons'
import { useInvoice } from './InvoiceContext'
import { loadExports } from './loadExports'
import { namesOfLost } from './lostTerms'
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

/** Problems with words of their own; all others say that the file is damaged or no invoice. */
const named: Partial<Record<EinvoiceProblem, 'type' | 'size' | 'pdf' | 'locked' | 'lines'>> = {
  tooLarge: 'size',
  notXml: 'type',
  otherXml: 'type',
  pdfWithoutXml: 'pdf',
  pdfEncrypted: 'locked',
  tooManyLines: 'lines',
}

type Opened = OpenedInvoice & { file: string }

export type ImportInvoiceProps = {
  onOpen: (invoice: Invoice) => void
  /** Goes back to the invoice that was there before. */
  onUndo: () => void
}

/** Opens an e-invoice, says what the rules say of it, and goes on from it. */
export function ImportInvoice({ onOpen, onUndo }: ImportInvoiceProps) {
  const { invoice, words, documentWords } = useInvoice()
  const { htmlLang } = useLocale()
  const { preparing, download_failed } = useCommonWords()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  const [state, setState] = useState<'idle' | 'working' | 'failed' | EinvoiceProblem>('idle')
  /** The invoice of the time when a file could not be read: once it is changed, the message is of the past. */
  const failedFor = useRef<Invoice>()
  const [opened, setOpened] = useState<Opened>()
  const latest = useRef(invoice)
  latest.current = invoice
  const take = async (file: File | undefined): Promise<void> => {
    if (!file) return
    setOpened(undefined)
    setState('working')
    failedFor.current = latest.current
    try {
      const { readInvoiceFile } = await loadExports()
      const read = await readInvoiceFile(file, htmlLang, invoice.language, documentWords?.allowance)
      if ('problem' in read) return setState(read.problem)
      setState('idle')
      setOpened({ ...read, file: file.name })
      onOpen(read.invoice)
    } catch {
      setState('failed')
    }
  }
  const problem =
    state === 'idle' || state === 'working' || failedFor.current !== invoice
      ? undefined
      : state === 'failed'
        ? download_failed
        : words[`import_failed_${named[state] ?? 'broken'}`]
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
      {opened ? (
        <Notice role="status">
          <p>{fill(words.import_read, { file: opened.file })}</p>
          {opened.broken.length === 0 ? <p>{words.import_valid}</p> : null}
          {opened.broken.length > 0 ? (
            <>
              <p>{words.import_broken}</p>
              <Rules>
                {opened.broken.map(({ rule, reason }) => (
                  <li key={rule}>
                    {labelled(fill(words.rule_of, { rule }), words[`reason_${reason}`], htmlLang)}
                  </li>
                ))}
              </Rules>
            </>
          ) : null}
          {opened.isSameTotal ? null : <p>{words.import_total}</p>}
          {opened.lost.length > 0 ? (
            <p>{fill(words.import_left, { names: namesOfLost(opened.lost, words, htmlLang) })}</p>
          ) : null}
          <Actions>
            <Button
              variant="quiet"
              onClick={() => {
                onUndo()
                setOpened(undefined)
              }}
            >
              {words.import_undo}
            </Button>
          </Actions>
        </Notice>
      ) : null}
    </>
  )
}
