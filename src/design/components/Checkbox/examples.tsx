import type { Example } from '../example'
import { Stack } from '../Stack'
import { Checkbox } from '.'

export const examples: Example[] = [
  {
    title: 'Empty, ticked, required, with an error',
    element: (
      <Stack gap="s">
        <Checkbox label="Tell me about new features" name="news" />
        <Checkbox
          label="Tell me about webinars"
          name="webinars"
          hint="About one e-mail a month."
          defaultChecked
        />
        <Checkbox label="I accept the terms" name="terms" required />
        <Checkbox label="I accept the privacy notice" name="privacy" required error="Please tick this box." />
      </Stack>
    ),
  },
]
