/** @jest-environment jsdom */
import { render } from '@testing-library/react'
import model from '../../../../customtypes/navigation/index.json'
import { Icon } from '.'

const { options } = model.json.Header.menus.config.fields.entries.config.fields.icon.config

it.each(options)('has a drawing for the icon %s of the content models', (name) => {
  const { container } = render(<Icon name={name} />)
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
})

it('renders nothing for an unknown name', () => {
  const { container } = render(<Icon name="unicorn" />)
  expect(container).toBeEmptyDOMElement()
})
