/** @jest-environment jsdom */
import { render } from '@testing-library/react'
import { iconNames } from '../../theme/icons/names'
import { MenuIcon } from './MenuIcon'

it('shows its part of the file with all icons', () => {
  const { container } = render(<MenuIcon name="receipt" />)
  const icon = container.querySelector<HTMLElement>('[aria-hidden]')
  expect(iconNames[Number(icon?.style.getPropertyValue('--icon'))]).toBe('receipt')
})

it('renders nothing for an unknown name', () => {
  const { container } = render(<MenuIcon name="unicorn" />)
  expect(container).toBeEmptyDOMElement()
})
