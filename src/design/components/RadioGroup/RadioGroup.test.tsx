/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { RadioGroup } from '.'

const options = [
  { value: 'monthly', label: 'Monthly' },
  { value: 'yearly', label: 'Yearly', hint: 'Two months free' },
]

it('is one group with one selected option', async () => {
  const user = userEvent.setup()
  const onChange = jest.fn()
  render(
    <RadioGroup
      legend="Billing"
      name="billing"
      options={options}
      defaultValue="monthly"
      hint="You can change it later."
      onChange={onChange}
    />,
  )
  expect(screen.getByRole('group', { name: 'Billing' })).toHaveAccessibleDescription(
    'You can change it later.',
  )
  await user.click(screen.getByRole('radio', { name: /Yearly/ }))
  expect(screen.getByRole('radio', { name: 'Monthly' })).not.toBeChecked()
  expect(onChange).toHaveBeenCalledWith('yearly')
})
