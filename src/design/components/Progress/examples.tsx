import type { Example } from '../example'
import { Stack } from '../Stack'
import { Progress } from '.'

export const examples: Example[] = [
  {
    title: 'Begun, half done, without a known end',
    element: (
      <Stack>
        <Progress label="Questions" value={1} max={6} valueText="1 of 6" />
        <Progress label="Upload" value={50} valueText="50 %" />
        <Progress label="Sending" />
      </Stack>
    ),
  },
]
