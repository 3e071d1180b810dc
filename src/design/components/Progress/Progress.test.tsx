/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { keepEveryStyleRule } from '../../theme/styleRules.fixture'
import { Progress } from '.'

keepEveryStyleRule()

it('moves nothing when the value changes, and brings at-rules only when it has none', () => {
  const styles = () =>
    [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)).join('')
  render(<Progress label="Questions" value={2} max={5} />)
  expect(styles()).not.toMatch(/transition|animation|@/)
  render(<Progress label="Sending" />)
  expect(styles()).toMatch(/@keyframes/)
})

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
