import { useId, useState } from 'react'
import styled from 'styled-components'
import { Button } from '../../../design/components/Button'
import { Field } from '../../../design/components/Field'
import { Actions } from '../../controls/layout'
import type { VatCalculatorWords } from './rateText'

type PasteTableProps = {
  words: VatCalculatorWords
  /** Takes the lines of the table; true when there were any. */
  onPaste: (text: string) => boolean
}

const Root = styled.div`
  display: grid;
  gap: var(--space-12);
`

/** A field to paste a table into, for those who have a touch screen or do not guess that every field takes one. */
export function PasteTable({ words, onPaste }: PasteTableProps) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const [text, setText] = useState('')
  const add = (): void => {
    if (!onPaste(text)) return
    setText('')
    setIsOpen(false)
  }
  return (
    <>
      <Button
        variant="secondary"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
        data-replay="paste"
      >
        {words.paste}
      </Button>
      <Root id={id} hidden={!isOpen} style={isOpen ? { flexBasis: '100%' } : { display: 'none' }}>
        <Field
          multiline
          label={words.paste_field}
          hint={words.paste_hint}
          name="table"
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Actions>
          <Button onClick={add}>{words.paste_add}</Button>
        </Actions>
      </Root>
    </>
  )
}
