import type { Example } from '../example'
import { Slider } from '.'

export const examples: Example[] = [
  {
    title: 'With its value in words',
    element: (
      <Slider
        label="Team size"
        min={5}
        max={200}
        step={5}
        defaultValue={45}
        valueText={(value) => `${value} people`}
      />
    ),
  },
]
