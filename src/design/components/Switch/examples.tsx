import type { Example } from '../example'
import { Stack } from '../Stack'
import { Switch } from '.'

export const examples: Example[] = [
  {
    title: 'Off, on, fixed',
    element: (
      <Stack gap="s">
        <Switch label="Analytics" hint="Tells us which pages help." />
        <Switch label="Functional" defaultChecked />
        <Switch label="Necessary" defaultChecked disabled />
      </Stack>
    ),
  },
]
