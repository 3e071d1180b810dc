/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { Field } from '.'

it('associates hint and error with the control', () => {
  render(
    <Field label="Work email" name="email" type="email" hint="For our answer." error="Please fill in." />,
  )
  const input = screen.getByRole('textbox', { name: 'Work email' })
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

it.each<[string, Parameters<typeof Field>[0], string | null, string | null]>([
  ['an address', { label: 'E-mail', name: 'email', type: 'email' }, 'none', 'false'],
  ['a name', { label: 'Name', name: 'name', autoComplete: 'section-seller given-name' }, 'words', 'false'],
  ['a company', { label: 'Company', name: 'company', autoComplete: 'organization' }, 'words', 'false'],
  ['a text', { label: 'Purpose', name: 'purpose', autoComplete: 'off' }, null, null],
])('lets a keyboard on the screen write %s as it is', (_, props, capitals, spelling) => {
  render(<Field {...props} enterKeyHint="next" />)
  const input = screen.getByRole('textbox')
  expect(input.getAttribute('autocapitalize')).toBe(capitals)
  expect(input.getAttribute('spellcheck')).toBe(spelling)
  expect(input).toHaveAttribute('enterkeyhint', 'next')
})
