/** @jest-environment jsdom */
import type { Workbox } from 'workbox-window'
import { followStates, isSecure, registerServiceWorker } from './register'
import { setWorkerState, workerState } from './state'

it.each([
  ['https:', 'www.outlay.example', true],
  ['https:', 'localhost', true],
  ['http:', 'localhost', true],
  ['http:', 'www.outlay.example', false],
  ['http:', '127.0.0.1', false],
  ['http:', 'localhost.example', false],
  ['file:', '', false],
])('%s//%s may have a worker: %s', (protocol, hostname, expected) => {
  expect(isSecure({ protocol, hostname })).toBe(expected)
})

it('a browser without service workers is no error', async () => {
  expect('serviceWorker' in navigator).toBe(false)
  await expect(registerServiceWorker()).resolves.toBeUndefined()
})

describe('the states', () => {
  type Listener = (event: { isUpdate?: boolean }) => void
  const listeners = new Map<string, Listener>()
  const reload = jest.fn()
  const takeOver = jest.fn()
  const happens = (type: string, event = {}): void => listeners.get(type)?.(event)

  beforeEach(() => {
    reload.mockReset()
    takeOver.mockReset()
    setWorkerState('installed')
    delete window.___swUpdated
    delete window.___failedResources
    const addEventListener = (type: string, listener: Listener): void => void listeners.set(type, listener)
    followStates({ addEventListener, messageSkipWaiting: takeOver } as unknown as Workbox, reload)
  })

  it('the first worker changes nothing on the page', () => {
    window.___failedResources = true
    happens('installed')
    expect([workerState(), window.___swUpdated]).toEqual(['installed', undefined])
    happens('activated')
    expect(workerState()).toBe('active')
    expect(reload).not.toHaveBeenCalled()
  })

  it('a new one takes over, and makes the next navigation a full load', () => {
    happens('installed', { isUpdate: true })
    expect(window.___swUpdated).toBeUndefined()
    happens('waiting')
    expect([workerState(), window.___swUpdated]).toEqual(['updated', true])
    expect(takeOver).toHaveBeenCalledTimes(1)
    happens('redundant')
    expect(workerState()).toBe('updated')
    happens('controlling')
    expect(workerState()).toBe('active')
    expect(reload).not.toHaveBeenCalled()
  })

  it('and loads a page again that lacks a part of its code, once it has taken over', () => {
    window.___failedResources = true
    happens('waiting')
    expect(reload).not.toHaveBeenCalled()
    happens('controlling')
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('the first worker that controls a page does not load it again', () => {
    window.___failedResources = true
    happens('controlling')
    expect(reload).not.toHaveBeenCalled()
  })

  it('a worker that could not be installed leaves the page as it is', () => {
    happens('redundant')
    expect([workerState(), window.___swUpdated]).toEqual(['redundant', undefined])
  })
})

it('a browser that blocks service workers is no error', async () => {
  const register = jest.fn().mockRejectedValue(new DOMException('blocked', 'SecurityError'))
  const serviceWorker = { register, addEventListener: () => undefined, controller: null }
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true })
  await expect(registerServiceWorker()).resolves.toBeUndefined()
  expect(register).toHaveBeenCalledTimes(1)
  Reflect.deleteProperty(navigator, 'serviceWorker')
})
