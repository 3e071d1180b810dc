/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react'
import type { ChatTexts } from '../../content/site/chatTexts'
import { useEscape } from '../../design/components/CornerCard/useEscape'
import { analytics } from '../../visitor/analytics/queue'
import { consent } from '../../visitor/consent/store'
import { Chat } from './Chat'
import { ChatError, type ChatOptions, type ChatVendor } from './vendor'

const texts: ChatTexts = {
  label: 'Chat with us',
  close_label: 'Close the chat',
  consent_text: 'The chat is a service of Freshchat.',
  confirm_label: 'Open the chat',
  loading_text: 'The chat is being opened …',
  failed_text: 'The chat could not be opened.',
  retry_label: 'Try again',
  dismiss_label: 'Close',
  contact: { href: '/en/contact', text: 'Contact us' },
}

type Opening = { options: ChatOptions; resolve: () => void; reject: (error: unknown) => void }
const openings: Opening[] = []
const vendor: jest.Mocked<ChatVendor> = {
  open: jest.fn(
    (options: ChatOptions) =>
      new Promise<void>((resolve, reject) => openings.push({ options, resolve, reject })),
  ),
  close: jest.fn(() => openings.at(-1)?.options.onClosed()),
  remove: jest.fn(() => openings.at(-1)?.reject(new ChatError('ended'))),
}
const settle = (act_: (opening: Opening) => void) =>
  act(async () => {
    const last = openings.at(-1)
    if (last) act_(last)
    await Promise.resolve()
  })

const chat = (isHidden = false) => (
  <Chat texts={texts} language="en-GB" vendor={vendor} path="/en" isHidden={isHidden} />
)
const launcher = () => screen.getByRole('button', { name: /^(Chat with us|Close the chat)$/ })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const allow = (functionality: boolean) =>
  act(() => consent.decide({ functionality, analytics: false, advertisement: false }))

// jsdom has no layout.
document.elementsFromPoint = () => []

beforeEach(() => {
  allow(false)
  act(() => localStorage.clear())
  openings.length = 0
  jest.clearAllMocks()
})

it('without permission a press says what would be loaded, and a second one loads it', async () => {
  render(chat())
  press('Chat with us')
  expect(vendor.open).not.toHaveBeenCalled()
  const note = screen.getByRole('group', { name: 'Chat with us' })
  expect(note).toHaveFocus()
  expect(note).toHaveAccessibleDescription('The chat is a service of Freshchat.')
  press('Open the chat')
  expect(vendor.open).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('status')).toHaveTextContent('The chat is being opened …')
  await settle(({ resolve }) => resolve())
  expect(launcher()).toHaveAccessibleName('Close the chat')
  expect(launcher()).toHaveAttribute('aria-expanded', 'true')
  expect(screen.queryByRole('group')).toBeNull()
  // What was allowed for this page is not asked again.
  press('Close the chat')
  press('Chat with us')
  expect(vendor.open).toHaveBeenCalledTimes(2)
})

it('with permission one press opens it; closed, the button has the focus', async () => {
  const track = jest.spyOn(analytics, 'track')
  allow(true)
  render(chat())
  press('Chat with us')
  await settle(({ resolve }) => resolve())
  expect(track.mock.calls).toEqual([['Chat opened', {}]])
  await settle(({ options }) => options.onClosed())
  expect(launcher()).toHaveFocus()
  expect(launcher()).toHaveAttribute('aria-expanded', 'false')
})

it.each(['asking', 'loading', 'open'])(
  'Escape ends it while it is %s, and the button has the focus',
  async (name) => {
    allow(name !== 'asking')
    render(chat())
    press('Chat with us')
    if (name === 'open') await settle(({ resolve }) => resolve())
    fireEvent.keyDown(document.body, { key: 'Escape' })
    await settle(() => undefined)
    expect(launcher()).toHaveFocus()
    expect(launcher()).toHaveAttribute('aria-expanded', 'false')
    expect(vendor.remove).toHaveBeenCalledTimes(name === 'loading' ? 1 : 0)
    expect(vendor.close).toHaveBeenCalledTimes(name === 'open' ? 1 : 0)
  },
)

it('Escape closes one thing: a menu of the header before the chat', () => {
  render(chat())
  const header = document.createElement('header')
  header.innerHTML = '<details open></details>'
  document.body.append(header)
  press('Chat with us')
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(launcher()).toHaveAttribute('aria-expanded', 'true')
  header.remove()
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(launcher()).toHaveAttribute('aria-expanded', 'false')
})

it('Escape closes the chat, and a notice that came before it with the next press', async () => {
  const decline = jest.fn()
  const Notice = () => {
    useEscape(true, decline)
    return null
  }
  render(
    <>
      <Notice />
      {chat()}
    </>,
  )
  press('Chat with us')
  fireEvent.keyDown(document.body, { key: 'Escape' })
  await settle(() => undefined)
  expect(launcher()).toHaveAttribute('aria-expanded', 'false')
  expect(decline).not.toHaveBeenCalled()
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(decline).toHaveBeenCalledTimes(1)
})

it('when it cannot be opened the visitor is told, can try again, or reach us otherwise', async () => {
  allow(true)
  render(chat())
  press('Chat with us')
  await settle(({ reject }) => reject(new ChatError('blocked')))
  expect(screen.getByRole('alert')).toHaveTextContent('The chat could not be opened.')
  expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/en/contact')
  press('Try again')
  await settle(({ resolve }) => resolve())
  expect(vendor.open).toHaveBeenCalledTimes(2)
})

it('a withdrawal removes it, and so does a refusal of what a press had allowed', async () => {
  allow(true)
  render(chat())
  press('Chat with us')
  await settle(({ resolve }) => resolve())
  allow(false)
  expect(vendor.remove).toHaveBeenCalled()
  expect(launcher()).toHaveAttribute('aria-expanded', 'false')
  press('Chat with us')
  press('Open the chat')
  await settle(({ resolve }) => resolve())
  vendor.remove.mockClear()
  act(() => consent.decide({ functionality: false, analytics: true, advertisement: false }))
  expect(vendor.remove).toHaveBeenCalled()
})

it('on a page without the chat there is no button, and an open window is closed', async () => {
  allow(true)
  const { rerender } = render(chat())
  press('Chat with us')
  await settle(({ resolve }) => resolve())
  rerender(chat(true))
  expect(screen.queryByRole('button')).toBeNull()
  expect(vendor.close).toHaveBeenCalledTimes(1)
  rerender(chat())
  expect(launcher()).toHaveAccessibleName('Chat with us')
})

it('what is being loaded when the visitor goes to such a page does not open there', async () => {
  allow(true)
  const { rerender } = render(chat())
  press('Chat with us')
  rerender(chat(true))
  expect(vendor.remove).toHaveBeenCalledTimes(1)
})
