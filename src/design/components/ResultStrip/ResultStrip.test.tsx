/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { ResultStrip } from '.'

it('shows a result in a line, and nothing without one', () => {
  render(
    <>
      <ResultStrip aria-hidden="true">£2,250 a year</ResultStrip>
      <ResultStrip aria-hidden="true" data-testid="empty" />
    </>,
  )
  expect(screen.getByText('£2,250 a year')).toHaveAttribute('aria-hidden', 'true')
  expect(getComputedStyle(screen.getByTestId('empty')).display).toBe('none')
})
