/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react'
import { chatTextKeys } from '../../content/site/chatTexts'
import { analytics } from '../../visitor/analytics/queue'
import { consent } from '../../visitor/consent/store'
import { bucketOf } from '../../visitor/experiments'
import type { FlagsState } from '../../visitor/flags'
import { reportNavigation } from '../start/navigations'
import { startChat } from './chat'

let seen = false
jest.mock('../../visitor/experiments', () => ({
  bucketOf: jest.fn(),
  exposed: jest.fn(() => {
    const isFirst = !seen
    seen = true
    return isFirst
  }),
}))
let mockFlags: FlagsState = { name: 'off' }
const mockListeners = new Set<() => void>()
jest.mock('../../visitor/flags', () => ({
  flagsState: () => mockFlags,
  subscribeToFlags: (listener: () => void) => {
    mockListeners.add(listener)
    return () => mockListeners.delete(listener)
  },
}))
const loaded = jest.fn((_: string, urlCode: string) =>
  Promise.resolve(Object.fromEntries(chatTextKeys.map((key) => [key, `${key} in ${urlCode}`]))),
)
jest.mock('../../content/site/loadLocaleFile', () => ({
  loadLocaleFile: (folder: string, urlCode: string) => loaded(folder, urlCode),
}))
document.elementsFromPoint = () => []

const settled = () => act(() => new Promise((resolve) => setTimeout(resolve)))
const goTo = async (path: string) => {
  window.history.replaceState(null, '', path)
  act(() => reportNavigation(path))
  await settled()
}
const button = () => screen.queryByRole('button')

it('the chat follows the visitor, with the experiment viewed once and not on hidden pages', async () => {
  const track = jest.spyOn(analytics, 'track')
  jest.mocked(bucketOf).mockReturnValue('none')
  window.history.replaceState(null, '', '/en')
  startChat({ scriptUrl: 'https://chat.example/1/2.js' })
  await goTo('/en/pricing')
  expect(button()).toBeNull()
  expect(loaded).not.toHaveBeenCalled()
  expect(track.mock.calls).toEqual([['Experiment viewed', { experiment: 'chatbot', bucket: 'none' }]])
  track.mockClear()
  seen = false

  jest.mocked(bucketOf).mockReturnValue('freshchat')
  await goTo('/en/qualification')
  expect(button()).toBeNull()
  expect(track).not.toHaveBeenCalled()

  await goTo('/en/faq')
  expect(button()).toHaveAccessibleName('label in en')
  await goTo('/en/explore-product')
  expect(button()).toBeNull()
  await goTo('/de/faq')
  expect(button()).toHaveAccessibleName('label in de')
  expect(track.mock.calls).toEqual([['Experiment viewed', { experiment: 'chatbot', bucket: 'freshchat' }]])
  expect(document.querySelectorAll('script')).toHaveLength(0)
})

it('without the texts of a language there is no button, and the next page asks for them again', async () => {
  loaded.mockRejectedValueOnce(new Error('offline'))
  await goTo('/fr/faq')
  expect(button()).toBeNull()
  await goTo('/fr/pricing')
  expect(button()).toHaveAccessibleName('label in fr')
  loaded.mockClear()
  await goTo('/de/pricing')
  expect(button()).toHaveAccessibleName('label in de')
  expect(loaded).not.toHaveBeenCalled()
})

describe('the experiment', () => {
  const start = async () => {
    jest.mocked(bucketOf).mockClear()
    mockFlags = { name: 'loading' }
    window.history.replaceState(null, '', '/en')
    startChat({ scriptUrl: 'https://chat.example/1/2.js' })
    await settled()
  }

  it('assigns a visitor without a decision only when the flags are known, which may allow everything', async () => {
    await start()
    expect(bucketOf).not.toHaveBeenCalled()
    mockFlags = { name: 'unreachable' }
    act(() => mockListeners.forEach((listener) => listener()))
    await settled()
    expect(bucketOf).toHaveBeenCalledTimes(1)
    expect(mockListeners.size).toBe(0)
  })

  it('does not let a visitor wait who has decided', async () => {
    consent.withdraw()
    await start()
    expect(bucketOf).toHaveBeenCalledTimes(1)
  })
})
