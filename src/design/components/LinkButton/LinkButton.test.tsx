/** @jest-environment jsdom */
import { screen } from '@testing-library/react'
import { renderInSite } from '../../../content/site/site.fixture'
import { LinkButton } from '.'

it('renders nothing without a link', () => {
  const { container } = renderInSite(<LinkButton link={undefined} />)
  expect(container).toBeEmptyDOMElement()
})

it('is a link with its target', () => {
  renderInSite(<LinkButton link={{ href: 'https://app.outlay.example/x', text: 'Open', target: '_blank' }} />)
  const link = screen.getByRole('link', { name: 'Open' })
  expect(link).toHaveAttribute('href', 'https://app.outlay.example/x')
  expect(link).toHaveAttribute('target', '_blank')
  expect(link).toHaveAttribute('rel', 'noopener')
})
