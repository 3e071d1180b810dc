/** @jest-environment jsdom */
import { reportNavigation } from '../start/navigations'
import { keepOffFirstScreen, surveyDelay, whenLookedAround } from './readiness'

const referrer = (address: string): void =>
  void Object.defineProperty(document, 'referrer', { configurable: true, value: address })

afterEach(() => {
  jest.useRealTimers()
  referrer('')
})

describe('a visitor has looked around', () => {
  it('after a while on the first page', () => {
    jest.useFakeTimers()
    const run = jest.fn()
    referrer('https://search.example/?q=cards')
    whenLookedAround(run)
    jest.advanceTimersByTime(surveyDelay - 1)
    expect(run).not.toHaveBeenCalled()
    jest.advanceTimersByTime(1)
    expect(run).toHaveBeenCalledTimes(1)
  })
  it('with the second page, once', () => {
    jest.useFakeTimers()
    const run = jest.fn()
    whenLookedAround(run)
    reportNavigation('/en/pricing')
    reportNavigation('/en/faq')
    jest.advanceTimersByTime(surveyDelay)
    expect(run).toHaveBeenCalledTimes(1)
  })
  it('on a page that another one of the site leads to, also when the browser loads it anew', () => {
    const run = jest.fn()
    referrer(`${window.location.origin}/en`)
    whenLookedAround(run)
    expect(run).toHaveBeenCalledTimes(1)
  })
})

describe('the first screen', () => {
  const at = (top: number, width: 'phone' | 'desktop'): void => {
    Object.assign(window, {
      scrollY: top,
      innerHeight: 800,
      matchMedia: () => ({ matches: width === 'phone' }),
    })
    window.dispatchEvent(new Event('scroll'))
  }
  const element = document.createElement('div')
  const button = element.appendChild(document.createElement('button'))
  document.body.append(element)
  beforeAll(() => {
    at(0, 'phone')
    keepOffFirstScreen(element)
  })

  it('of a phone has no invitation, the next ones have', () => {
    at(0, 'phone')
    expect(element).not.toBeVisible()
    at(800, 'phone')
    expect(element).toBeVisible()
    at(100, 'phone')
    expect(element).not.toBeVisible()
  })
  it('keeps what has the focus', () => {
    at(800, 'phone')
    button.focus()
    at(0, 'phone')
    expect(element).toBeVisible()
    button.blur()
  })
  it('of a desktop has room for it', () => {
    at(0, 'desktop')
    expect(element).toBeVisible()
  })
})
