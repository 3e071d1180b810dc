import { useState } from 'react'
import { Button } from '../Button'
import type { Example } from '../example'
import { Field } from '../Field'
import { Dialog } from '.'

function WithField() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open the sign-up dialog</Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Start with Outlay" closeLabel="Close">
        <p>Enter your work e-mail; the rest takes two minutes.</p>
        <Field label="Work email" name="email" type="email" autoComplete="email" required />
        <Button onClick={() => setOpen(false)}>Continue</Button>
      </Dialog>
    </>
  )
}

function WithLongText() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Open a long text
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="How reimbursements work" closeLabel="Close">
        {Array.from({ length: 14 }, (_, index) => (
          <p key={index}>
            {index + 1}. An employee takes a picture of the receipt, a manager approves it, and the money is
            on its way with the next payout.
          </p>
        ))}
      </Dialog>
    </>
  )
}

export const examples: Example[] = [
  { title: 'With a field that takes the focus', element: <WithField /> },
  { title: 'Longer than the screen', element: <WithLongText /> },
]
