import { useState } from 'react'
import type { Example } from '../example'
import { NumberStepper } from '.'

function Team() {
  const [value, setValue] = useState(12)
  return (
    <NumberStepper
      label="How many colleagues are in your organisation’s accounting department?"
      name="team"
      min={1}
      max={9999}
      value={value}
      sliderMax={100}
      sliderLabel="Number of colleagues with the slider"
      fewer="One colleague fewer"
      more="One colleague more"
      valueText={(count) => `${count} colleagues`}
      onChange={setValue}
    />
  )
}

export const examples: Example[] = [
  { title: 'With its slider, which does not reach as far', element: <Team /> },
]
