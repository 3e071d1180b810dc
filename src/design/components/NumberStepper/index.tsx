import { useId, useState } from 'react'
import styled from 'styled-components'
import { useBrowserCode } from '../../hydration/browserCode'
import { controlStyle } from '../Field/ControlFrame'

type NumberStepperProps = {
  label: string
  name: string
  /** The smallest and the largest number that can be typed. */
  min: number
  max: number
  value: number
  /** How far the slider reaches; the field takes more. */
  sliderMax: number
  /** The name of the slider: that of the field would be there twice. */
  sliderLabel: string
  /** The names of the buttons: `One user fewer`, `One user more`. */
  fewer: string
  more: string
  /** The value in words, for assistive technology: `45` → `45 users`. */
  valueText: (value: number) => string
  onChange: (value: number) => void
  /** A number above the largest was typed; the value is the largest then. */
  onTooMany?: () => void
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-16);
  align-items: center;

  & > label {
    flex: 1 1 7em;
    min-width: 0;
    font-size: var(--font-size-14);
    font-weight: 500;
  }
`

const Stepper = styled.div`
  display: flex;
  gap: var(--space-4);
  max-width: 100%;

  & > input {
    ${controlStyle}
    width: 5.5em;
    min-width: 2em;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    text-align: center;
  }

  & > button {
    flex: none;
    width: 2.75rem;
    padding: 0;
    background: var(--colour-surface);
    border: 1px solid var(--colour-line-strong);
    border-radius: var(--radius-control);
    font-size: var(--font-size-24);
    line-height: 1;
  }

  & > button:hover:not([aria-disabled]) {
    background: var(--colour-accent-soft);
  }

  & > button[aria-disabled] {
    color: var(--colour-ink-muted);
    cursor: not-allowed;
    opacity: 0.5;
  }
`

const Range = styled.input`
  flex: 1 1 100%;
  height: var(--height-input);
  margin: 0;
  accent-color: var(--colour-accent);
  cursor: pointer;
`

/** The whole number in what was typed, with or without separators of thousands; undefined for anything else, as `12.5`. */
function wholeNumber(text: string): number | undefined {
  const digits = text.replace(/\s|[.,'’](?=\d{3}(?!\d))/g, '')
  return /^\d+$/.test(digits) ? Number(digits) : undefined
}

/**
 * A whole number that a visitor types, steps with − and +, or looks for with the slider below: for numbers that are chosen to
 * see what follows from them. What cannot be read leaves the value as it is, and goes when the field is left.
 */
export function NumberStepper({
  label,
  name,
  min,
  max,
  value,
  sliderMax,
  sliderLabel,
  fewer,
  more,
  valueText,
  onChange,
  onTooMany,
}: NumberStepperProps) {
  useBrowserCode()
  const id = useId()
  /** What is being typed; undefined while the field shows the value. */
  const [typed, setTyped] = useState<string>()
  const take = (next: number): void => {
    onChange(Math.min(Math.max(next, min), max))
    if (next > max) onTooMany?.()
  }
  const step = (by: number): void => {
    setTyped(undefined)
    take(value + by)
  }
  return (
    <Root>
      <label htmlFor={id}>{label}</label>
      <Stepper>
        <button
          type="button"
          aria-label={fewer}
          aria-disabled={value <= min || undefined}
          data-replay={`${name}-fewer`}
          onClick={() => step(-1)}
        >
          <span aria-hidden="true">−</span>
        </button>
        <input
          type="text"
          id={id}
          name={name}
          inputMode="numeric"
          enterKeyHint="done"
          autoComplete="off"
          value={typed ?? String(value)}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value)
            const number = wholeNumber(currentTarget.value)
            if (number !== undefined && number >= min) take(number)
          }}
          onBlur={() => setTyped(undefined)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.currentTarget.blur()
            if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
            event.preventDefault()
            step(event.key === 'ArrowUp' ? 1 : -1)
          }}
        />
        <button
          type="button"
          aria-label={more}
          aria-disabled={value >= max || undefined}
          data-replay={`${name}-more`}
          onClick={() => step(1)}
        >
          <span aria-hidden="true">+</span>
        </button>
      </Stepper>
      <Range
        type="range"
        aria-label={sliderLabel}
        min={min}
        max={sliderMax}
        value={Math.min(value, sliderMax)}
        aria-valuetext={valueText(value)}
        onChange={({ currentTarget }) => {
          setTyped(undefined)
          take(currentTarget.valueAsNumber)
        }}
      />
    </Root>
  )
}
