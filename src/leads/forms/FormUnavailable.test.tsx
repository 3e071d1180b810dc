/** @jest-environment jsdom */
import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as React from 'react'
import { renderInSite } from '../../content/site/site.fixture'
import { brand } from '../../core/brand'
import type * as formServer from './formServer'
import { LeadForm } from './LeadForm'

const mockPost = jest.fn()
jest.mock('../../core/http/client', () => ({
  http: { get: () => ({ json: () => Promise.resolve({ disallowedEmailDomains: [] }) }), post: mockPost },
}))
jest.mock('./core/openPage', () => ({ openPage: jest.fn() }))

/** The store of this page; each test has its own. */
let mockServer: typeof formServer
let mockIsBuiltWithout = false
jest.mock('./formServer', () => ({
  useHasNoFormServer: () => mockIsBuiltWithout || mockServer.useHasNoFormServer(),
  get isBuiltWithoutFormServer() {
    return mockIsBuiltWithout
  },
}))

async function onPage(): Promise<HTMLElement> {
  const { container } = renderInSite(<LeadForm form="contact" />)
  await act(async () => {})
  return container
}

beforeEach(() => {
  mockIsBuiltWithout = false
  mockPost.mockReset()
  jest.isolateModules(() => {
    // The React that renders the form.
    jest.doMock('react', () => React)
    mockServer = jest.requireActual<typeof formServer>('./formServer')
  })
  document.title = 'Contact | Outlay'
})

const notice = () => screen.queryByText(/cannot be sent from here/)
const mail = () => screen.getByRole('link', { name: brand.contactEmail })
const addressOf = (link: HTMLElement) => decodeURIComponent(link.getAttribute('href') ?? '')

it('a form is usable as long as nothing is known of the host', async () => {
  await onPage()
  expect(notice()).toBeNull()
  expect(screen.getByRole('textbox', { name: /email/i })).toBeVisible()
})

it('a form that cannot be sent says so before anything is typed, and offers an e-mail in place of its fields', async () => {
  const container = await onPage()
  act(() => mockServer.reportMissingFormServer())
  expect(notice()).toBeVisible()
  expect(container.querySelector('[data-form-unavailable]')).toHaveAttribute('role', 'status')
  fireEvent.pointerDown(mail())
  expect(addressOf(mail())).toBe(`mailto:${brand.contactEmail}?subject=Contact | Outlay`)
  // No field can be reached; what was there keeps its room.
  const field = container.querySelector('input[name=email]')
  expect(field && getComputedStyle(field.closest('form > *') ?? field).visibility).toBe('hidden')
})

it('what was typed before stays, goes into the e-mail and is sent nowhere', async () => {
  await onPage()
  const user = userEvent.setup()
  const email = screen.getByRole('textbox', { name: /email/i })
  await user.type(email, 'ada@firm.example')
  act(() => mockServer.reportMissingFormServer())
  expect(email).toBeVisible()
  expect(email).toHaveValue('ada@firm.example')
  await user.click(screen.getByRole('button', { name: /send/i }))
  expect(mail()).toHaveFocus()
  expect(mockPost).not.toHaveBeenCalled()
  expect(screen.queryByText(/protection against bots/)).toBeNull()
  fireEvent.click(mail())
  expect(addressOf(mail())).toMatch(/&body=.*Email.*: ada@firm\.example/is)
})

it('who asks is told once, and at once when it is known', () => {
  const { whenFormServerIsMissing, reportMissingFormServer } = mockServer
  const [early, stopped, late] = [jest.fn(), jest.fn(), jest.fn()]
  whenFormServerIsMissing(early)
  whenFormServerIsMissing(stopped)()
  reportMissingFormServer()
  reportMissingFormServer()
  whenFormServerIsMissing(late)
  expect([early, stopped, late].map(({ mock }) => mock.calls.length)).toEqual([1, 0, 1])
})

it('a form of a build for a host of files has the notice and nothing else', async () => {
  mockIsBuiltWithout = true
  const container = await onPage()
  expect(notice()).toBeVisible()
  expect(
    container.querySelectorAll('form button, form input:not([type=hidden], [tabindex="-1"])'),
  ).toHaveLength(0)
})
