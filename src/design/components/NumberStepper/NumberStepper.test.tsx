/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { NumberStepper } from '.'

const onTooMany = jest.fn()

function Team() {
  const [value, setValue] = useState(12)
  return (
    <>
      <NumberStepper
        label="Team"
        name="team"
        min={1}
        max={9999}
        value={value}
        sliderMax={100}
        sliderLabel="Team with the slider"
        fewer="One fewer"
        more="One more"
        valueText={(count) => `${count} people`}
        onChange={setValue}
        onTooMany={onTooMany}
      />
      <output>{value}</output>
    </>
  )
}

const field = () => screen.getByRole('textbox', { name: 'Team' })
const slider = () => screen.getByRole('slider', { name: 'Team with the slider' })
const button = (name: string) => screen.getByRole('button', { name })
const value = () => document.querySelector('output')?.textContent

beforeEach(() => {
  onTooMany.mockClear()
  render(<Team />)
})

it('is stepped, and not below the smallest', async () => {
  await userEvent.click(button('One more'))
  expect(value()).toBe('13')
  expect(field()).toHaveValue('13')
  expect(slider()).toHaveAttribute('aria-valuetext', '13 people')
  await userEvent.clear(field())
  await userEvent.type(field(), '1')
  await userEvent.click(button('One fewer'))
  expect(value()).toBe('1')
  expect(button('One fewer')).toHaveAttribute('aria-disabled')
})

it('the arrow keys step in the field', () => {
  fireEvent.keyDown(field(), { key: 'ArrowUp' })
  expect(value()).toBe('13')
  fireEvent.keyDown(field(), { key: 'ArrowDown' })
  fireEvent.keyDown(field(), { key: 'ArrowDown' })
  expect(value()).toBe('11')
})

it('takes more than its slider, which stays at its end', async () => {
  await userEvent.clear(field())
  await userEvent.type(field(), '1 250')
  expect(value()).toBe('1250')
  expect(slider()).toHaveValue('100')
  expect(slider()).toHaveAttribute('aria-valuetext', '1250 people')
  expect(onTooMany).not.toHaveBeenCalled()
  fireEvent.change(slider(), { target: { value: '45' } })
  expect(field()).toHaveValue('45')
})

it('says when it is too many, and shows the largest when the field is left', async () => {
  await userEvent.clear(field())
  await userEvent.type(field(), '100,000')
  expect(onTooMany).toHaveBeenCalled()
  expect(value()).toBe('9999')
  expect(field()).toHaveValue('100,000')
  await userEvent.tab()
  expect(field()).toHaveValue('9999')
})

it.each(['', 'abc', '0', '-4', '12.5'])('%j leaves the value as it is', async (text) => {
  await userEvent.clear(field())
  if (text) await userEvent.type(field(), text)
  expect(value()).toBe('12')
  await userEvent.tab()
  expect(field()).toHaveValue('12')
})

it('takes a separator of thousands for one only where it is one', async () => {
  await userEvent.clear(field())
  await userEvent.type(field(), '7,25')
  expect(value()).toBe('7')
  await userEvent.type(field(), '0')
  expect(value()).toBe('7250')
})
