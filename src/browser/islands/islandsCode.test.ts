/** @jest-environment jsdom */
import { testSite } from '../../content/site/site.fixture'

const mockLoaded = jest.fn()
const mockStop = jest.fn()
const mockStart = jest.fn(() => mockStop)
let isMissing = false
jest.mock('./islands', () => {
  mockLoaded()
  if (isMissing) throw new Error('Loading chunk 7 failed.')
  return { startIslands: mockStart }
})

const settle = () => new Promise((resolve) => setTimeout(resolve, 20))
const withIsland = '<div data-island="lead-form" data-props="{}"></div>'
const load = () => import('./islandsCode')

beforeEach(() => {
  jest.resetModules()
  jest.clearAllMocks()
  isMissing = false
  document.body.innerHTML = withIsland
})

it('a page without islands loads no code for them', async () => {
  document.body.innerHTML = '<div data-island="lead-form"></div>'
  const { islandsOfDocumentLoaded, startIslandsOf } = await load()
  await islandsOfDocumentLoaded()
  startIslandsOf(document.body, testSite)()
  await settle()
  expect(mockLoaded).not.toHaveBeenCalled()
})

it('islands whose code is loaded are started at once, and ended when the page is left', async () => {
  const { islandsOfDocumentLoaded, startIslandsOf } = await load()
  await islandsOfDocumentLoaded()
  const stop = startIslandsOf(document.body, testSite)
  expect(mockStart).toHaveBeenCalledWith(document.body, testSite)
  stop()
  expect(mockStop).toHaveBeenCalledTimes(1)
})

it('those of a page that comes later wait for it, unless the visitor has left', async () => {
  const { startIslandsOf } = await load()
  startIslandsOf(document.body, testSite)()
  const stop = startIslandsOf(document.body, testSite)
  expect(mockStart).not.toHaveBeenCalled()
  await settle()
  expect(mockStart).toHaveBeenCalledTimes(1)
  stop()
  expect(mockStop).toHaveBeenCalledTimes(1)
})

it('the code for a page that will be shown is requested when its HTML has islands', async () => {
  const { requestIslandsOfHtml, startIslandsOf } = await load()
  requestIslandsOfHtml('<p>Without</p>')
  await settle()
  expect(mockLoaded).not.toHaveBeenCalled()
  requestIslandsOfHtml(withIsland)
  await settle()
  startIslandsOf(document.body, testSite)
  expect(mockStart).toHaveBeenCalledTimes(1)
})

it('what is pressed before the code is there is focused and pressed when its island has started, once', async () => {
  document.body.innerHTML =
    '<div data-island="plans" data-props="{}"><button data-replay="tab">Monthly</button></div>'
  const { startIslandsOf } = await load()
  const button = document.querySelector('button')
  const seen: string[] = []
  button?.addEventListener('focus', () => seen.push('focus'))
  button?.addEventListener('click', () => seen.push('click'))
  mockStart.mockImplementationOnce(() => {
    seen.push(`start ${button?.getAttribute('aria-busy') ?? 'free'}`)
    return mockStop
  })
  startIslandsOf(document.body, testSite)
  button?.click()
  expect([button?.getAttribute('aria-busy'), seen]).toEqual(['true', []])
  await settle()
  button?.click()
  expect(seen).toEqual(['start free', 'focus', 'click', 'click'])
})

it('what was pressed on a page that the visitor has left is not pressed', async () => {
  document.body.innerHTML =
    '<div data-island="plans" data-props="{}"><button data-replay="tab">Monthly</button></div>'
  const { startIslandsOf } = await load()
  const click = jest.fn()
  document.querySelector('button')?.addEventListener('click', click)
  const stop = startIslandsOf(document.body, testSite)
  document.querySelector('button')?.click()
  stop()
  await settle()
  expect(click).not.toHaveBeenCalled()
})

it('code that is missing ends no start, is reported, and is tried again', async () => {
  const reported = jest.fn()
  Object.assign(globalThis, { reportError: reported })
  isMissing = true
  const { islandsOfDocumentLoaded, startIslandsOf } = await load()
  await islandsOfDocumentLoaded()
  const stop = startIslandsOf(document.body, testSite)
  await settle()
  expect(reported).toHaveBeenCalledWith(new Error('Loading chunk 7 failed.'))
  stop()
  isMissing = false
  await islandsOfDocumentLoaded()
  startIslandsOf(document.body, testSite)
  expect(mockStart).toHaveBeenCalledTimes(1)
})

it('code that is missing is tried again at the next touch of the page, unless the visitor has left', async () => {
  Object.assign(globalThis, { reportError: jest.fn() })
  isMissing = true
  const { startIslandsOf } = await load()
  const stop = startIslandsOf(document.body, testSite)
  await settle()
  isMissing = false
  document.body.firstElementChild?.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  await settle()
  expect(mockStart).toHaveBeenCalledTimes(1)
  stop()
  document.body.firstElementChild?.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  await settle()
  expect(mockLoaded).toHaveBeenCalledTimes(2)
})

it('code that does not come is waited for no longer than a second', async () => {
  jest.useFakeTimers()
  // Never settles.
  jest.doMock('./islands', () => ({ __esModule: true, then: () => undefined }))
  const { islandsOfDocumentLoaded } = await load()
  let isOver = false
  void islandsOfDocumentLoaded().then(() => (isOver = true))
  await jest.advanceTimersByTimeAsync(999)
  const before = isOver
  await jest.advanceTimersByTimeAsync(1)
  jest.useRealTimers()
  expect([before, isOver]).toEqual([false, true])
})
