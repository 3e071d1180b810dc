/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { LoadingDots } from '.'

it('names what is loading', () => {
  render(<LoadingDots label="Loading the plans" />)
  expect(screen.getByRole('status')).toHaveTextContent('Loading the plans')
})
