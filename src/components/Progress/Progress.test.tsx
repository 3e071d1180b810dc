/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { Progress } from '.'

it('says how far it has come', () => {
  render(<Progress label="Questions" value={2} max={5} valueText="2 of 5" />)
  const bar = screen.getByRole('progressbar', { name: 'Questions' })
  expect(bar).toHaveAttribute('value', '2')
  expect(bar).toHaveAttribute('max', '5')
  expect(bar).toHaveAttribute('aria-valuetext', '2 of 5')
  expect(screen.getByText('2 of 5')).toBeVisible()
})

it('claims no figure when the end is not known', () => {
  render(<Progress label="Sending" />)
  expect(screen.getByRole('progressbar', { name: 'Sending' })).not.toHaveAttribute('value')
})
