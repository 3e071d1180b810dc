import type { Example } from '../example'
import { Stack } from '.'

export const examples: Example[] = (['s', 'm', 'l'] as const).map((gap) => ({
  title: `Distance ${gap}`,
  element: (
    <Stack gap={gap}>
      <p>Above</p>
      <p>Below</p>
    </Stack>
  ),
}))
