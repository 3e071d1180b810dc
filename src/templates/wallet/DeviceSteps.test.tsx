/** @jest-environment jsdom */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderInSite } from '../../content/site/site.fixture'
import { copiedForMs } from '../../design/components/CopyField/CopyButton'
import { LiveDeviceSteps } from './DeviceSteps'

const devices = [
  { device: 'iphone', name: 'iPhone', steps: ['Open the app.', 'Tap Add.'] },
  { device: 'mac', name: 'Mac', steps: ['Open Settings.'] },
]
const labels = { yourDeviceLabel: 'Your device', copyLabel: 'Copy the steps', copiedLabel: 'Copied' }

/** Renders the steps for a browser, with the list above or below the edge of the screen. */
function open(userAgent: string, top = 5000) {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
  jest
    .spyOn(HTMLUListElement.prototype, 'getBoundingClientRect')
    .mockReturnValue({ top, bottom: top + 400 } as DOMRect)
  Object.defineProperty(navigator, 'maxTouchPoints', { value: 0, configurable: true })
  return renderInSite(<LiveDeviceSteps devices={devices} {...labels} />)
}
const names = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)

afterEach(() => jest.restoreAllMocks())

it('the device of the reader comes first and is marked; the others are still there', () => {
  open('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)')
  expect(names()).toEqual(['Mac', 'iPhone'])
  const [own, other] = screen.getAllByRole('listitem').filter((item) => item.dataset['device'])
  expect(within(own as HTMLElement).getByText('Your device')).toBeVisible()
  expect(within(other as HTMLElement).queryByText('Your device')).not.toBeInTheDocument()
})

it('steps that are being read are not moved, only marked', () => {
  open('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 100)
  expect(names()).toEqual(['iPhone', 'Mac'])
  expect(screen.getByText('Your device')).toBeVisible()
})

it('for any other device all are shown as they are', () => {
  open('Mozilla/5.0 (Windows NT 10.0; Win64; x64)')
  expect(names()).toEqual(['iPhone', 'Mac'])
  expect(screen.queryByText('Your device')).not.toBeInTheDocument()
})

it('the steps of a device can be copied as numbered lines', async () => {
  const user = userEvent.setup()
  open('')
  await user.click(screen.getByRole('button', { name: 'Copy the steps: iPhone' }))
  await expect(navigator.clipboard.readText()).resolves.toBe('iPhone\n1. Open the app.\n2. Tap Add.')
  const [status] = screen.getAllByRole('status')
  await waitFor(() => expect(status).toHaveTextContent('Copied'))
  await waitFor(() => expect(status).toBeEmptyDOMElement(), { timeout: copiedForMs * 3 })
})

it('without access to the clipboard the steps are selected', async () => {
  const user = userEvent.setup()
  open('')
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
  await user.click(screen.getByRole('button', { name: 'Copy the steps: Mac' }))
  expect(window.getSelection()?.toString()).toContain('Open Settings.')
})
