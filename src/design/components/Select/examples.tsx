import type { Example } from '../example'
import { Stack } from '../Stack'
import { Select } from '.'

const sizes = ['1–10', '11–50', '51–250', '251+']

export const examples: Example[] = [
  {
    title: 'Empty, required, chosen, with an error',
    element: (
      <Stack gap="s">
        <Select
          label="Company size"
          name="size"
          options={sizes}
          placeholder="Choose"
          hint="People with a contract."
        />
        <Select label="Company size" name="size-required" options={sizes} required />
        <Select
          label="Currency"
          name="currency"
          options={[
            { value: 'EUR', text: 'Euro' },
            { value: 'GBP', text: 'Pound sterling' },
          ]}
          defaultValue="GBP"
        />
        <Select
          label="Country"
          name="country"
          options={['Ireland', 'Malta']}
          required
          error="Please choose."
        />
      </Stack>
    ),
  },
]
