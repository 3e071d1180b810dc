/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { Progress } from '.'

it('exposes its value', () => {
  render(<Progress label="Questions" value={2} max={5} valueText="2 of 5" />)
  const bar = screen.getByRole('progressbar', { name: 'Questions' })
  expect(bar).toHaveAttribute('value', '2')
  expect(bar).toHaveAttribute('max', '5')
  expect(bar).toHaveAttribute('aria-valuetext', '2 of 5')
  expect(screen.getByText('2 of 5')).toBeVisible()
})

it('has no value when it is indeterminate', () => {
  render(<Progress label="Sending" />)
  expect(screen.getByRole('progressbar', { name: 'Sending' })).not.toHaveAttribute('value')
})
