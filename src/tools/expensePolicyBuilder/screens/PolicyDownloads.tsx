import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { CopyButton } from '../../../design/components/CopyField/CopyButton'
import { Field } from '../../../design/components/Field'
import { DownloadButton } from '../../controls/DownloadButton'
import { Actions, Notice } from '../../controls/layout'
import type { PolicyBuilderWords } from './policyBuilderWords'

type PolicyDownloadsProps = {
  words: PolicyBuilderWords
  text: string
  onPdf: () => Promise<void>
  onDocx: () => Promise<void>
  onCopy: () => void
}

const ByHand = styled.div`
  & textarea {
    max-height: 10rem;
  }
`

/** Takes the policy away: as PDF, as Word document, as text. */
export function PolicyDownloads({ words, text, onPdf, onDocx, onCopy }: PolicyDownloadsProps) {
  const [isRefused, setIsRefused] = useState(false)
  const byHand = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const text = isRefused ? byHand.current?.querySelector('textarea') : undefined
    text?.focus()
    text?.select()
  }, [isRefused])
  return (
    <>
      <Actions
        onClickCapture={(event) => {
          if (event.target instanceof Element && event.target.closest('[data-replay="copy"]')) onCopy()
        }}
      >
        <DownloadButton onDownload={onPdf}>{words.download_pdf}</DownloadButton>
        <DownloadButton variant="secondary" onDownload={onDocx}>
          {words.download_docx}
        </DownloadButton>
        <CopyButton
          label={words.title}
          value={text}
          copyLabel={words.copy_text}
          copiedLabel={words.text_copied}
          onRefused={() => setIsRefused(true)}
        />
      </Actions>
      {isRefused ? (
        <Notice>
          <ByHand ref={byHand}>
            <Field
              label={words.copy_by_hand}
              name="policy-as-text"
              multiline
              value={text}
              onChange={() => undefined}
            />
          </ByHand>
        </Notice>
      ) : null}
    </>
  )
}
