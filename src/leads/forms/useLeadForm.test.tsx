/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { renderInSite } from '../../content/site/site.fixture'
import { tapLimit } from '../../design/hydration/tapLimit'
import { LeadForm } from './LeadForm'

const mockCore = {
  isLoadable: false,
  isStalled: false,
  submit: jest.fn(() => Promise.resolve()),
  detach: jest.fn(),
}
jest.mock('./core', () => ({
  get attachLeadForm() {
    if (!mockCore.isLoadable) throw new Error('Loading chunk 7 failed')
    return () => (mockCore.isStalled ? new Promise(() => undefined) : mockCore)
  },
}))

const nativeSubmit = jest.fn()

beforeEach(() => {
  mockCore.isLoadable = false
  mockCore.isStalled = false
  mockCore.submit.mockClear()
  mockCore.detach.mockClear()
  nativeSubmit.mockClear()
  HTMLFormElement.prototype.submit = nativeSubmit
})

const email = () => screen.getByRole<HTMLInputElement>('textbox')
const form = () => email().form as HTMLFormElement

it('without its core the browser sends the form', async () => {
  renderInSite(<LeadForm form="work_email" />)
  fireEvent.input(email(), { target: { value: 'ada@outlay.example' } })
  fireEvent.submit(form())
  await waitFor(() => expect(nativeSubmit).toHaveBeenCalledTimes(1))
  expect(nativeSubmit.mock.contexts[0]).toBe(form())
  expect(email()).toHaveValue('ada@outlay.example')
})

it('without its core in time the browser sends the form', async () => {
  mockCore.isLoadable = true
  mockCore.isStalled = true
  jest.useFakeTimers()
  renderInSite(<LeadForm form="work_email" />)
  fireEvent.input(email(), { target: { value: 'ada@outlay.example' } })
  fireEvent.submit(form())
  await act(() => jest.advanceTimersByTimeAsync(tapLimit - 1))
  expect(nativeSubmit).not.toHaveBeenCalled()
  expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true')
  await act(() => jest.advanceTimersByTimeAsync(1))
  expect(nativeSubmit).toHaveBeenCalledTimes(1)
  jest.useRealTimers()
})

it('a core that could not be loaded is loaded again at the next interaction', async () => {
  renderInSite(<LeadForm form="work_email" />)
  fireEvent.focus(email())
  await new Promise((resolve) => setTimeout(resolve))
  mockCore.isLoadable = true
  fireEvent.submit(form())
  await waitFor(() => expect(mockCore.submit).toHaveBeenCalledTimes(1))
  expect(nativeSubmit).not.toHaveBeenCalled()
})

it('the core ends with the form', async () => {
  mockCore.isLoadable = true
  const { unmount } = renderInSite(<LeadForm form="work_email" />)
  fireEvent.pointerDown(email())
  await waitFor(() => expect(form()).toHaveAttribute('novalidate'))
  unmount()
  await waitFor(() => expect(mockCore.detach).toHaveBeenCalledTimes(1))
})

it('without its core and a connection the form stays, and says why', async () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  renderInSite(<LeadForm form="work_email" />)
  fireEvent.input(email(), { target: { value: 'ada@outlay.example' } })
  fireEvent.submit(form())
  expect(await screen.findByRole('alert')).toHaveTextContent(/^You are offline/)
  expect(nativeSubmit).not.toHaveBeenCalled()
  expect(screen.getByRole('button')).not.toHaveAttribute('aria-busy')
  onLine.mockRestore()
  fireEvent.submit(form())
  await waitFor(() => expect(nativeSubmit).toHaveBeenCalledTimes(1))
  expect(email()).toHaveValue('ada@outlay.example')
})
