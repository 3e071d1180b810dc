/** @jest-environment jsdom */
import { screen } from '@testing-library/react'
import { brand } from '../../brand'
import { renderInSite } from '../../site/site.fixture'
import { Link } from '.'

const register = `${brand.appOrigin}/register`

it('marks a link to the registration: it opens a dialog, and an early tap is replayed', () => {
  renderInSite(<Link to={`${register}?plan=growth`}>Sign up</Link>)
  const link = screen.getByRole('link', { name: 'Sign up' })
  expect(link).toHaveAttribute('href', `${register}?plan=growth`)
  expect(link).toHaveAttribute('data-replay', 'sign-up')
  expect(link).toHaveAttribute('aria-haspopup', 'dialog')
})

it.each([
  ['another page of the web app', { to: `${brand.appOrigin}/login` }],
  ['a page of the site', { to: '/register' }],
  ['the registration in a new tab', { to: register, target: '_blank' }],
])('leaves %s a link', (_name, props) => {
  renderInSite(<Link {...props}>Go</Link>)
  const link = screen.getByRole('link', { name: 'Go' })
  expect(link).not.toHaveAttribute('data-replay')
  expect(link).not.toHaveAttribute('aria-haspopup')
})
