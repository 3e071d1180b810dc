import type { Example } from '../example'
import { CopyField } from '.'

export const examples: Example[] = [
  {
    title: 'An address to copy',
    element: (
      <CopyField
        label="Your referral link"
        value="https://outlay.example/en/referrals?code=7QX4"
        copyLabel="Copy"
        copiedLabel="Copied"
      />
    ),
  },
]
