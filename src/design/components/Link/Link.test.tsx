/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { renderInSite, testSite } from '../../../content/site/site.fixture'
import { SiteProvider } from '../../../content/site/SiteContext'
import { brand } from '../../../core/brand'
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

it('marks the link to the page itself', () => {
  render(
    <SiteProvider site={testSite} path="/en/pricing">
      <Link to="/pricing">Pricing</Link>
      <Link to="/en/pricing#faq">Questions</Link>
      <Link to="/cards">Cards</Link>
    </SiteProvider>,
  )
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Pricing')
})
