import { useId, useState } from 'react'
import styled from 'styled-components'
import { useBrowserCode } from '../../hydration/browserCode'

type SliderProps = {
  label: string
  name?: string
  min: number
  max: number
  step?: number
  defaultValue?: number
  /** Makes the slider controlled; needs `onChange`. */
  value?: number
  onChange?: (value: number) => void
  /** The value in words, visible and for assistive technology: `45` → `45 employees`. */
  valueText?: (value: number) => string
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--space-8) var(--space-16);
  align-items: baseline;

  & > label {
    font-size: var(--font-size-14);
    font-weight: 500;
  }

  & > output {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`

const Range = styled.input`
  grid-column: 1 / -1;
  width: 100%;
  height: var(--height-input);
  margin: 0;
  accent-color: var(--colour-accent);
  cursor: pointer;
`

/** A slider with its value in words beside it. */
export function Slider({
  label,
  min,
  max,
  step = 1,
  defaultValue = min,
  value,
  onChange,
  valueText = String,
  ...rest
}: SliderProps) {
  useBrowserCode()
  const id = useId()
  const [own, setOwn] = useState(defaultValue)
  const current = value ?? own
  const text = valueText(current)
  return (
    <Root>
      <label htmlFor={id}>{label}</label>
      {/* Hidden from assistive technology, which reads the value from the control. */}
      <output htmlFor={id} aria-live="off">
        {text}
      </output>
      <Range
        {...rest}
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={current}
        aria-valuetext={text}
        onChange={(event) => {
          const next = event.target.valueAsNumber
          setOwn(next)
          onChange?.(next)
        }}
      />
    </Root>
  )
}
