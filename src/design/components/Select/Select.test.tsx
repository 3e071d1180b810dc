/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Select } from '.'

it('starts without a selection and takes the chosen option', async () => {
  const user = userEvent.setup()
  render(
    <Select label="Company size" name="size" options={['1–10', { value: 'm', text: '11–50' }]} required />,
  )
  const select = screen.getByRole('combobox', { name: 'Company size' })
  expect(select).toBeRequired()
  expect(select).toHaveValue('')
  await user.selectOptions(select, '11–50')
  expect(select).toHaveValue('m')
})

it('associates hint and error with the control', () => {
  render(
    <Select
      label="Country"
      name="country"
      options={['Malta']}
      hint="Of the company."
      error="Please choose."
    />,
  )
  const select = screen.getByRole('combobox', { name: 'Country' })
  expect(select).toBeInvalid()
  expect(select).toHaveAccessibleDescription('Of the company. Please choose.')
})

it('has no empty option where something is always chosen', () => {
  render(
    <Select
      label="Currency"
      name="currency"
      hasEmpty={false}
      options={['EUR', 'GBP']}
      value="GBP"
      onChange={jest.fn()}
    />,
  )
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['EUR', 'GBP'])
  expect(screen.getByLabelText('Currency')).toHaveValue('GBP')
})
