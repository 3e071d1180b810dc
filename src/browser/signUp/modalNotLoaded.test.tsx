/** @jest-environment jsdom */
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderInSite } from '../../content/site/site.fixture'
import { brand } from '../../core/brand'
import { Link } from '../../design/components/Link'
import { openSignUpForAddress, signUpRequest } from '../../leads/forms/signUpModal/request'
import { SignUpModalHost } from './SignUpModalHost'

jest.mock('../../leads/forms/signUpModal', () => {
  throw new Error('Loading chunk 7 failed')
})
jest.mock('../../visitor/attribution/visit', () => ({
  visitAttribution: () => ({}),
  visitPartner: () => undefined,
}))

let notImplemented: jest.SpyInstance
beforeEach(() => {
  // jsdom cannot navigate and logs an error.
  notImplemented = jest.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => notImplemented.mockRestore())

const showPage = () =>
  renderInSite(
    <>
      <Link to={`${brand.appOrigin}/register`}>Sign up</Link>
      <SignUpModalHost place={undefined} />
    </>,
  )

it('a visitor who pressed a link goes to the registration instead', async () => {
  showPage()
  await userEvent.click(screen.getByRole('link', { name: 'Sign up' }))
  await waitFor(() => expect(String(notImplemented.mock.calls)).toMatch(/not implemented: navigation/i))
  expect(signUpRequest()).toBeUndefined()
  expect(screen.getByRole('link', { name: 'Sign up' })).not.toHaveAttribute('aria-busy')
})

it('a visitor of an address with signup=open stays on the page', async () => {
  showPage()
  act(() => openSignUpForAddress())
  await waitFor(() => expect(signUpRequest()).toBeUndefined())
  expect(notImplemented).not.toHaveBeenCalled()
})
