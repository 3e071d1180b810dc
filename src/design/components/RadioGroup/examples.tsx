import type { Example } from '../example'
import { Stack } from '../Stack'
import { RadioGroup } from '.'

export const examples: Example[] = [
  {
    title: 'With a choice, and with an error',
    element: (
      <Stack>
        <RadioGroup
          legend="Billing"
          name="billing"
          options={[
            { value: 'monthly', label: 'Monthly' },
            { value: 'yearly', label: 'Yearly', hint: 'Paid in advance.' },
          ]}
          defaultValue="monthly"
        />
        <RadioGroup
          legend="How many cards do you need?"
          name="cards"
          required
          error="Please choose one."
          options={['1–5', '6–20', 'More'].map((label) => ({ value: label, label }))}
        />
      </Stack>
    ),
  },
]
