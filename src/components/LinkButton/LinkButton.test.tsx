/** @jest-environment jsdom */
import { screen } from '@testing-library/react'
import { renderInSite } from '../../i18n/testSite'
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

it('is marked for replay on request only', () => {
  renderInSite(
    <>
      <LinkButton link={{ href: '/en/pricing', text: 'Pricing' }} />
      <LinkButton link={{ href: '/en/register', text: 'Sign up' }} replay="sign-up" />
    </>,
  )
  expect(screen.getByRole('link', { name: 'Pricing' })).not.toHaveAttribute('data-replay')
  expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute('data-replay', 'sign-up')
})
