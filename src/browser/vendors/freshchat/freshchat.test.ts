/** @jest-environment jsdom */
import { freshchatScript } from '../../../../sandbox/chatAndSurvey/freshchatScript'
import type { ChatOptions } from '../../chat/vendor'
import { freshchat } from '.'

const account = { scriptUrl: 'https://chat.example/1/2.js' }
const script = () => document.head.querySelector('script') as HTMLScriptElement
const frame = () => document.getElementById('fc_widget') as HTMLIFrameElement
const box = () => document.getElementById('fc_frame')

const options = (): ChatOptions & { onClosed: jest.Mock } => ({
  language: 'en-GB',
  title: 'Chat with us',
  onClosed: jest.fn(),
})

/** The script arrives, as the stand-in serves it. */
function arrive(element = script()): void {
  Object.defineProperty(document, 'currentScript', { value: element, configurable: true })

  new Function(freshchatScript)()
  element.dispatchEvent(new Event('load'))
}

beforeEach(() => {
  jest.useFakeTimers()
  document.head.innerHTML = ''
  document.body.innerHTML = ''
})
afterEach(() => {
  delete window.fcWidget
  delete window.fcSettings
  delete window.fcWidgetMessengerConfig
})

it('nothing is loaded before it is opened, and then once', async () => {
  const chat = freshchat(account)
  expect(document.querySelectorAll('script')).toHaveLength(0)
  const opened = Promise.all([chat.open(options()), chat.open(options())])
  expect(document.querySelectorAll('script')).toHaveLength(1)
  expect(script()).toHaveAttribute('src', account.scriptUrl)
  expect(window.fcWidgetMessengerConfig).toMatchObject({
    config: { headerProperty: { hideChatButton: true } },
  })
  arrive()
  await jest.advanceTimersByTimeAsync(500)
  await opened
  expect(window.fcWidget?.isOpen?.()).toBe(true)
  expect(frame()).toHaveFocus()
  expect(frame()).toHaveAccessibleName('Chat with us')
})

it('the classic widget is started with its token and its own host', async () => {
  const chat = freshchat({ scriptUrl: 'https://wchat.example/js/widget.js', token: 'token-1' })
  const opened = chat.open(options())
  expect(window.fcSettings).toMatchObject({
    token: 'token-1',
    host: 'https://wchat.example',
    locale: 'en-GB',
  })
  arrive()
  await jest.advanceTimersByTimeAsync(500)
  await opened
  expect(window.fcWidget?.isOpen?.()).toBe(true)
})

it('a closed window is inert, and says when the visitor has closed it', async () => {
  const chat = freshchat(account)
  const said = options()
  const opened = chat.open(said)
  arrive()
  await jest.advanceTimersByTimeAsync(500)
  await opened
  expect(box()).not.toHaveAttribute('inert')
  chat.close()
  await jest.advanceTimersByTimeAsync(50)
  expect(said.onClosed).toHaveBeenCalledTimes(1)
  expect(box()).toHaveAttribute('inert')
  const again = options()
  await chat.open(again)
  expect(box()).not.toHaveAttribute('inert')
  expect(document.querySelectorAll('script')).toHaveLength(1)
})

it('a loader that brings the widget later, and tells nobody, opens it too', async () => {
  const chat = freshchat(account)
  const opened = chat.open(options())
  delete window.fcSettings
  script().dispatchEvent(new Event('load'))
  await jest.advanceTimersByTimeAsync(3000)
  Object.defineProperty(document, 'currentScript', { value: script(), configurable: true })

  new Function(freshchatScript)()
  await jest.advanceTimersByTimeAsync(500)
  await opened
  expect(window.fcWidget?.isOpen?.()).toBe(true)
})

it('a script that is blocked is an error, and the next press loads it again', async () => {
  const chat = freshchat(account)
  const opened = expect(chat.open(options())).rejects.toMatchObject({ reason: 'blocked' })
  script().dispatchEvent(new Event('error'))
  await opened
  expect(script()).toBeNull()
  const second = chat.open(options())
  arrive()
  await jest.advanceTimersByTimeAsync(500)
  await second
  expect(window.fcWidget?.isOpen?.()).toBe(true)
})

it('a script that hangs is given up, and stays closed when it comes at last', async () => {
  const chat = freshchat(account)
  const opened = expect(chat.open(options())).rejects.toMatchObject({ reason: 'slow' })
  const late = script()
  await jest.advanceTimersByTimeAsync(10_000)
  await opened
  arrive(late)
  await jest.advanceTimersByTimeAsync(500)
  expect(box()).toBeNull()
})

it('another try while the script is on its way waits for the same one, and opens once', async () => {
  const chat = freshchat(account)
  const slow = expect(chat.open(options())).rejects.toMatchObject({ reason: 'slow' })
  const late = script()
  await jest.advanceTimersByTimeAsync(10_000)
  await slow
  const second = chat.open(options())
  expect(document.querySelectorAll('script')).toHaveLength(1)
  arrive(late)
  await jest.advanceTimersByTimeAsync(500)
  await second
  expect(window.fcWidget?.isOpen?.()).toBe(true)
  expect(document.querySelectorAll('#fc_frame')).toHaveLength(1)
})

it.each(['a refusal', 'a timeout'])(
  'what a loader brings after %s is removed with its cookie',
  async (end) => {
    const chat = freshchat(account)
    const opened = expect(chat.open(options())).rejects.toThrow()
    const loader = script()
    loader.dispatchEvent(new Event('load'))
    if (end === 'a refusal') chat.remove()
    else await jest.advanceTimersByTimeAsync(10_000)
    await opened
    await jest.advanceTimersByTimeAsync(3000)
    Object.defineProperty(document, 'currentScript', { value: loader, configurable: true })
    new Function(freshchatScript)()
    await jest.advanceTimersByTimeAsync(500)
    expect(box()).toBeNull()
    expect(window.fcWidget).toBeUndefined()
    expect(document.cookie).not.toContain('_fw_crm_v')
    await jest.advanceTimersByTimeAsync(10_000)
    expect(jest.getTimerCount()).toBe(0)
  },
)

it('removed, it forgets the visitor, and nothing of it is left in the page', async () => {
  document.cookie = '_fw_crm_v=; max-age=0; path=/'
  const chat = freshchat(account)
  const opened = chat.open(options())
  arrive()
  await jest.advanceTimersByTimeAsync(500)
  await opened
  expect(document.cookie).toContain('_fw_crm_v')
  chat.remove()
  await jest.advanceTimersByTimeAsync(50)
  expect(document.cookie).not.toContain('_fw_crm_v')
  expect(box()).toBeNull()
  expect(script()).toBeNull()
  expect(window.fcWidget).toBeUndefined()
  chat.close()
})
