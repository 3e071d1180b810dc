import { useState } from 'react'
import { Button } from '../../../design/components/Button'
import { Dialog } from '../../../design/components/Dialog'
import { Field } from '../../../design/components/Field'
import { Actions } from '../../controls/layout'
import { useCommonWords } from '../../words/CommonWordsContext'
import { useInvoiceWords } from './InvoiceContext'

type PasteDialogProps = { open: boolean; onClose: () => void; onPaste: (text: string) => void }

/** Takes rows that were copied in a spreadsheet. */
export function PasteDialog({ open, onClose, onPaste }: PasteDialogProps) {
  const words = useInvoiceWords()
  const { close } = useCommonWords()
  const [text, setText] = useState('')
  return (
    <Dialog open={open} onClose={onClose} title={words.paste_title} closeLabel={close}>
      <p>{words.paste_text}</p>
      <Field
        label={words.paste_label}
        name="pasted"
        multiline
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Actions>
        <Button
          onClick={() => {
            onPaste(text)
            setText('')
          }}
        >
          {words.paste_add}
        </Button>
      </Actions>
    </Dialog>
  )
}
