/** @jest-environment jsdom */
import { consent } from '../../visitor/consent/store'
import { allowCopies, keepOpenedPages, keepToolFiles } from './copies'

const open = jest.fn<Promise<void>, [string]>()
const remove = jest.fn<Promise<boolean>, [string]>()
const keep = jest.fn()

const set = (name: 'serviceWorker' | 'connection', value: unknown): void =>
  void Object.defineProperty(navigator, name, { value, configurable: true })

beforeEach(() => {
  jest.resetAllMocks()
  jest.useFakeTimers()
  open.mockResolvedValue()
  remove.mockResolvedValue(true)
  Object.assign(globalThis, { caches: { open, delete: remove } })
  set('serviceWorker', { controller: null })
  set('connection', undefined)
  window.history.replaceState(null, '', '/en?gclid=1')
})

it('there are caches until functionality is refused, and again when it is allowed', () => {
  allowCopies()
  expect(open.mock.calls).toEqual([['pages/v2'], ['files/v2']])
  expect(remove).not.toHaveBeenCalled()
  consent.decide({ functionality: false, analytics: true, advertisement: true })
  expect(remove.mock.calls).toEqual([['pages/v2'], ['files/v2']])
  open.mockClear()
  consent.decide({ functionality: true, analytics: false, advertisement: false })
  expect(open).toHaveBeenCalledTimes(2)
})

it('a cache that the worker made again while it was deleted is deleted once more', async () => {
  allowCopies()
  consent.decide({ functionality: false, analytics: false, advertisement: false })
  remove.mockClear()
  await jest.advanceTimersByTimeAsync(1000)
  expect(new Set(remove.mock.calls.flat())).toEqual(new Set(['pages/v2', 'files/v2']))
})

it('caches that are allowed again stay', async () => {
  allowCopies()
  consent.decide({ functionality: false, analytics: false, advertisement: false })
  consent.decide({ functionality: true, analytics: false, advertisement: false })
  remove.mockClear()
  await jest.advanceTimersByTimeAsync(1000)
  expect(remove).not.toHaveBeenCalled()
})

it('a browser that forbids storage has none', async () => {
  open.mockRejectedValue(new DOMException('', 'SecurityError'))
  expect(() => allowCopies()).not.toThrow()
  await Promise.resolve()
})

it('the page that was opened without a worker is kept, without its query', () => {
  keepOpenedPages(keep)
  expect(keep.mock.calls).toEqual([['/en']])
})

it('one that the worker has seen is not requested again', () => {
  set('serviceWorker', { controller: {} })
  keepOpenedPages(keep)
  expect(keep).not.toHaveBeenCalled()
})

it('pages that are opened in the application are kept when the address has changed', async () => {
  set('serviceWorker', { controller: {} })
  const loader = { loadPage: jest.fn().mockResolvedValue('the page') }
  keepOpenedPages(keep, loader)
  await expect(loader.loadPage('/en/faq')).resolves.toBe('the page')
  window.history.pushState(null, '', '/en/faq?x=1')
  jest.runAllTimers()
  expect(keep.mock.calls).toEqual([['/en/faq']])
})

it('nothing is fetched for visitors who save data', async () => {
  set('connection', { saveData: true })
  const loader = { loadPage: jest.fn().mockResolvedValue('the page') }
  keepOpenedPages(keep, loader)
  await loader.loadPage('/en/faq')
  jest.runAllTimers()
  expect(keep).not.toHaveBeenCalled()
})

describe('the page of a free tool', () => {
  let report: (names: readonly string[]) => void

  beforeEach(() => {
    document.body.innerHTML = '<div data-tool></div>'
    window.history.replaceState(null, '', '/en/vat-calculator?x=1')
    class Observer {
      constructor(listener: (list: { getEntries: () => { name: string }[] }) => void) {
        report = (names) => listener({ getEntries: () => names.map((name) => ({ name })) })
      }
      observe = (): void => undefined
    }
    Object.assign(globalThis, { PerformanceObserver: Observer })
  })

  it('is kept with what it has loaded, once it is done, and with what comes later', () => {
    keepToolFiles(keep)
    report(['/a.js'])
    jest.advanceTimersByTime(1900)
    report(['/b.json'])
    expect(keep).not.toHaveBeenCalled()
    jest.advanceTimersByTime(2000)
    report(['/c.js', '/b.json'])
    jest.advanceTimersByTime(2000)
    report(['/c.js'])
    jest.advanceTimersByTime(2000)
    expect(keep.mock.calls).toEqual([
      ['/en/vat-calculator', ['/a.js', '/b.json']],
      ['/en/vat-calculator', ['/c.js']],
    ])
  })

  it('that comes after another page in the application is kept with the files of both', () => {
    keepToolFiles(keep)
    report(['/a.js'])
    jest.advanceTimersByTime(2000)
    window.history.replaceState(null, '', '/en/invoice-generator')
    report(['/b.js'])
    jest.advanceTimersByTime(2000)
    expect(keep.mock.calls).toEqual([
      ['/en/vat-calculator', ['/a.js']],
      ['/en/invoice-generator', ['/a.js', '/b.js']],
    ])
  })

  it.each([
    ['another page', () => (document.body.innerHTML = '')],
    ['visitors who save data', () => set('connection', { saveData: true })],
  ])('nothing is kept for %s', (_, arrange) => {
    arrange()
    keepToolFiles(keep)
    report(['/a.js'])
    jest.advanceTimersByTime(2000)
    expect(keep).not.toHaveBeenCalled()
  })
})
