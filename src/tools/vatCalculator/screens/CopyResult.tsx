import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { Button } from '../../../design/components/Button'
import { controlStyle } from '../../../design/components/Field/ControlFrame'
import { Actions } from '../../controls/layout'
import type { VatCalculatorWords } from './rateText'

type CopyResultProps = {
  words: VatCalculatorWords
  /** Make the texts when they are requested. */
  text: () => string
  table: () => string
}

const Text = styled.textarea`
  ${controlStyle}
`

/** Copies the result as text or for a spreadsheet. Without access to the clipboard it shows what to copy, selected. */
export function CopyResult({ words, text, table }: CopyResultProps) {
  const [status, setStatus] = useState<'copied' | { refused: string }>()
  const area = useRef<HTMLTextAreaElement>(null)
  const refused = typeof status === 'object' ? status.refused : undefined
  useEffect(() => {
    if (refused === undefined) return
    area.current?.focus()
    area.current?.select()
  }, [refused])
  const copy = (make: () => string) => (): void => {
    const made = make()
    const write = async (): Promise<void> => {
      try {
        await navigator.clipboard.writeText(made)
        setStatus('copied')
      } catch {
        setStatus({ refused: made })
      }
    }
    void write()
  }
  return (
    <>
      <Actions>
        <Button variant="secondary" onClick={copy(text)}>
          {words.copy_text}
        </Button>
        <Button variant="secondary" onClick={copy(table)}>
          {words.copy_table}
        </Button>
        <span role="status">{status === 'copied' ? words.copied : ''}</span>
      </Actions>
      {refused === undefined ? null : (
        <Text ref={area} readOnly rows={4} value={refused} aria-label={words.copy_refused} />
      )}
      {refused === undefined ? null : <p>{words.copy_refused}</p>}
    </>
  )
}
