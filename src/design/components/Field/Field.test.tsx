/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { Field } from '.'

it('associates hint and error with the control', () => {
  render(
    <Field label="Work e-mail" name="email" type="email" hint="For our answer." error="Please fill in." />,
  )
  const input = screen.getByRole('textbox', { name: 'Work e-mail' })
  expect(input).toBeInvalid()
  expect(input).toHaveAccessibleDescription('For our answer. Please fill in.')
})

it('excludes the mark of a required field from its name', () => {
  render(<Field label="Message" name="message" multiline required />)
  const input = screen.getByRole('textbox', { name: 'Message' })
  expect(input).toBeRequired()
  expect(input).not.toHaveAttribute('aria-invalid')
  expect(input).not.toHaveAttribute('aria-describedby')
})

it('passes length, first value and keyboard on to the control', () => {
  render(<Field label="Seats" name="seats" maxLength={3} defaultValue="12" inputMode="numeric" />)
  const input = screen.getByRole('textbox', { name: 'Seats' })
  expect(input).toHaveValue('12')
  expect(input).toHaveAttribute('maxlength', '3')
  expect(input).toHaveAttribute('inputmode', 'numeric')
})

it('takes a code as it is: capitals, and nothing is corrected', () => {
  render(<Field label="IBAN" name="iban" isCode />)
  const input = screen.getByRole('textbox', { name: 'IBAN' })
  expect(input).toHaveAttribute('autocapitalize', 'characters')
  expect(input).toHaveAttribute('spellcheck', 'false')
})
