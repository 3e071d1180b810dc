/** @jest-environment jsdom */
import type { PageResources } from '../../gatsby/gatsbyLoader'
import { analytics } from '../../visitor/analytics/queue'
import { arriveAt } from './browser'
import { watchDelays } from './pageViews'

jest.mock('../../visitor/attribution/visit', () => ({ captureVisit: jest.fn() }))

const reported = () => analytics.queued().map(({ name, properties }) => [name, properties])

beforeEach(() => {
  jest.useFakeTimers()
  document.title = 'A page'
  analytics.drop()
})
afterEach(() => jest.useRealTimers())

const at = (path: string) => {
  const { pathname, search } = new URL(path, 'https://www.outlay.example')
  return { pathname, search }
}

it('a page is viewed 50 ms after the arrival, with the title it has then', () => {
  document.title = 'Home'
  arriveAt(at('/en?utm_source=fair'), null)
  jest.advanceTimersByTime(49)
  expect(reported()).toEqual([])
  jest.advanceTimersByTime(1)
  expect(reported()).toEqual([['Page viewed', { path: '/en', title: 'Home' }]])
  arriveAt(at('/en/pricing'), at('/en'))
  document.title = 'Pricing'
  jest.advanceTimersByTime(50)
  expect(reported().slice(1)).toEqual([['Page viewed', { path: '/en/pricing', title: 'Pricing' }]])
})

it('a view waits for a title that comes later, and for two seconds at most', () => {
  document.title = ''
  arriveAt(at('/en/faq'), at('/en'))
  jest.advanceTimersByTime(120)
  expect(reported()).toEqual([])
  document.title = 'Questions'
  jest.advanceTimersByTime(50)
  expect(reported()).toEqual([['Page viewed', { path: '/en/faq', title: 'Questions' }]])

  document.title = ''
  arriveAt(at('/en/about'), at('/en/faq'))
  jest.advanceTimersByTime(1999)
  expect(reported()).toHaveLength(1)
  jest.advanceTimersByTime(1)
  expect(reported().slice(1)).toEqual([['Page viewed', { path: '/en/about', title: '' }]])
})

it('another query or hash of the page is not another view', () => {
  arriveAt(at('/en/pricing?users=9'), at('/en/pricing'))
  jest.advanceTimersByTime(1000)
  expect(reported()).toEqual([])
})

it('a page that is left within the time is not viewed', () => {
  arriveAt(at('/en/faq'), at('/en'))
  jest.advanceTimersByTime(49)
  arriveAt(at('/en/about'), at('/en/faq'))
  jest.advanceTimersByTime(1000)
  expect(reported()).toEqual([['Page viewed', expect.objectContaining({ path: '/en/about' })]])
})

it('the page of a personal mail is viewed without what names its reader', () => {
  arriveAt(at('/en/bills-status/7f3-secret?token=a'), null)
  jest.advanceTimersByTime(50)
  expect(reported()).toEqual([['Page viewed', expect.objectContaining({ path: '/en/bills-status' })]])
})

describe('a page that takes long to open', () => {
  /** Opens a page that comes after a time in ms, after a first page. */
  async function open(address: string, time: number): Promise<void> {
    const loadPage = (asked: string): Promise<PageResources> =>
      new Promise((resolve) => setTimeout(() => resolve({}), asked === address ? time : 5000))
    window.___loader = { loadPage, loadPageSync: jest.fn(), enqueue: jest.fn(), hovering: jest.fn() }
    watchDelays()
    void window.___loader.loadPage('/en')
    await jest.advanceTimersByTimeAsync(5000)
    void window.___loader.loadPage(address)
    await jest.advanceTimersByTimeAsync(5000)
  }
  afterEach(() => {
    delete window.___loader
  })

  it('is delayed after a second, the first page never', async () => {
    await open('/en/pricing?users=9', 1001)
    expect(reported()).toEqual([['Page delayed', { path: '/en/pricing' }]])
  })

  it('is not delayed when it comes in time, or fails at once', async () => {
    await open('/en/pricing', 999)
    expect(reported()).toEqual([])
    const failing = { loadPage: () => Promise.reject(new Error('gone')) }
    window.___loader = { ...failing, loadPageSync: jest.fn(), enqueue: jest.fn(), hovering: jest.fn() }
    watchDelays()
    await expect(window.___loader.loadPage('/en')).rejects.toThrow('gone')
    await expect(window.___loader.loadPage('/en/faq')).rejects.toThrow('gone')
    await jest.advanceTimersByTimeAsync(5000)
    expect(reported()).toEqual([])
  })
})
