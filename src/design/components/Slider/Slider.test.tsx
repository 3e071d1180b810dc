/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react'
import { Slider } from '.'

it('exposes its value in words', () => {
  const onChange = jest.fn()
  render(
    <Slider
      label="Team"
      min={1}
      max={100}
      defaultValue={20}
      valueText={(value) => `${value} people`}
      onChange={onChange}
    />,
  )
  const slider = screen.getByRole('slider', { name: 'Team' })
  expect(slider).toHaveAttribute('aria-valuetext', '20 people')
  fireEvent.change(slider, { target: { value: '45' } })
  expect(screen.getByText('45 people')).toBeVisible()
  expect(slider).toHaveAttribute('aria-valuetext', '45 people')
  expect(onChange).toHaveBeenCalledWith(45)
})
