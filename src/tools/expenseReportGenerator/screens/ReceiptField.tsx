import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { fill } from '../../../core/i18n/fill'
import { Button } from '../../../design/components/Button'
import { Dialog } from '../../../design/components/Dialog'
import { LoadingDots } from '../../../design/components/LoadingDots'
import { Actions, FieldGroup, Notice } from '../../controls/layout'
import { useCommonWords } from '../../words/CommonWordsContext'
import type { ExpenseLine, Receipt } from '../model/report'
import { Muted } from './parts'
import { PictureButton } from './PictureButton'
import { RefusedPictures } from './RefusedPictures'
import { useReportView } from './ReportContext'
import { usePictures } from './usePictures'
import type { LineReceipts, RemovedPicture } from './useReceipts'

const Thumbnails = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-12);
  margin: 0;
  padding: 0;
  list-style: none;
`

const Thumbnail = styled.li`
  position: relative;
  width: 6rem;
  height: 6rem;
  background: var(--colour-tint);
  border: 1px solid var(--colour-line);
  border-radius: var(--radius-control);
  font-size: var(--font-size-12);

  & img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    border-radius: inherit;
  }
`

const Show = styled.button`
  display: block;
  width: 100%;
  height: 100%;
  padding: 0;
  background: none;
  border: 0;
  border-radius: inherit;
  overflow: hidden;
  cursor: zoom-in;
`

const Remove = styled.button`
  position: absolute;
  inset-block-start: -10px;
  inset-inline-end: -10px;
  display: grid;
  place-items: center;
  width: 28px;
  height: 28px;
  background: var(--colour-surface);
  border: 1px solid var(--colour-line-strong);
  border-radius: var(--radius-pill);
  font-size: var(--font-size-18);
  line-height: 1;

  &:hover {
    background: var(--colour-coral-soft);
  }
`

const Gone = styled.span`
  display: block;
  padding: var(--space-8);
  overflow: hidden;
`

const Large = styled.img`
  width: 100%;
  height: auto;
  border-radius: var(--radius-small);
`

/** The button that adds pictures to the line of an element. */
const addButton = (element: HTMLElement): HTMLElement | null | undefined =>
  element.closest('fieldset')?.querySelector('[data-replay=pictures]')

/** What was removed, and the way to have it back. */
function RemovedNotice({ removed }: { removed: RemovedPicture }) {
  const { words } = useReportView()
  const { undo } = useCommonWords()
  const button = useRef<HTMLButtonElement>(null)
  // The button that was pressed is gone.
  useEffect(() => button.current?.focus(), [removed])
  return (
    <Notice role="status">
      <Actions>
        <p>{fill(words.receipt_removed, { name: removed.name || words.receipts })}</p>
        <Button
          ref={button}
          variant="secondary"
          onClick={({ currentTarget }) => {
            addButton(currentTarget)?.focus()
            removed.restore()
          }}
        >
          {undo}
        </Button>
      </Actions>
    </Notice>
  )
}

type ReceiptFieldProps = { line: ExpenseLine; number: number; receipts: LineReceipts }

/** The pictures of a line's receipts, which stay on this device. */
export function ReceiptField({ line, number, receipts }: ReceiptFieldProps) {
  const { words } = useReportView()
  const urls = usePictures(line.receipts.map(({ id }) => id))
  const [shown, setShown] = useState<Receipt>()
  const altOf = (index: number): string =>
    fill(words.receipt_alt, { number: String(index + 1), line: String(number) })
  const shownUrl = shown && urls.get(shown.id)
  return (
    <FieldGroup
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        event.stopPropagation()
        const files = [...event.dataTransfer.files]
        if (files.length > 0) receipts.addTo(line.id, files)
      }}
    >
      <legend>{words.receipts}</legend>
      {line.receipts.length > 0 ? (
        <Thumbnails>
          {line.receipts.map((receipt, index) => {
            const url = urls.get(receipt.id)
            const name = receipt.name || altOf(index)
            return (
              <Thumbnail key={receipt.id}>
                {url ? (
                  <Show
                    type="button"
                    aria-label={fill(words.receipt_open, { name })}
                    onClick={() => setShown(receipt)}
                  >
                    <img src={url} alt="" />
                  </Show>
                ) : url === null ? (
                  <Gone>{words.receipt_gone}</Gone>
                ) : null}
                <Remove
                  type="button"
                  aria-label={fill(words.receipt_remove, { name })}
                  onClick={() => receipts.remove(line.id, receipt.id)}
                >
                  <span aria-hidden="true">×</span>
                </Remove>
              </Thumbnail>
            )
          })}
        </Thumbnails>
      ) : null}
      {receipts.removed?.lineId === line.id ? <RemovedNotice removed={receipts.removed} /> : null}
      <Actions>
        <PictureButton label={words.receipt_add} onFiles={(files) => receipts.addTo(line.id, files)} />
        {receipts.working === line.id ? <LoadingDots label={words.receipt_working} /> : null}
      </Actions>
      <Muted>{words.receipt_text}</Muted>
      <RefusedPictures refused={receipts.refused.filter(({ lineId }) => lineId === line.id)} />
      <Dialog
        open={Boolean(shownUrl)}
        onClose={() => setShown(undefined)}
        title={shown?.name ?? ''}
        closeLabel={words.close}
      >
        {shown && shownUrl ? <Large src={shownUrl} alt={altOf(line.receipts.indexOf(shown))} /> : null}
      </Dialog>
    </FieldGroup>
  )
}
