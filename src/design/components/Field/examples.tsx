import type { Example } from '../example'
import { Stack } from '../Stack'
import { Field } from '.'

export const examples: Example[] = [
  {
    title: 'Plain, required, with a hint, with an error',
    element: (
      <Stack gap="s">
        <Field label="First name" name="firstname" autoComplete="given-name" />
        <Field
          label="Work email"
          name="email"
          type="email"
          autoComplete="email"
          required
          hint="We answer to this address."
        />
        <Field label="Employees" name="employees" inputMode="numeric" maxLength={5} defaultValue="45" />
        <Field label="Company" name="company" required error="Please fill in this field." />
      </Stack>
    ),
  },
  { title: 'Several lines', element: <Field label="Message" name="message" multiline /> },
]
