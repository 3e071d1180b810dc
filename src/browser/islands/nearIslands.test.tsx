/** @jest-environment jsdom */
import { act, fireEvent } from '@testing-library/react'
import { testSite } from '../../content/site/site.fixture'
import { startIslands } from './islands'

jest.mock('../../tools/vatCalculator/screens/VatCalculator', () => ({ VatCalculator: () => mockTool() }))
const mockTool = jest.fn(() => <p>Calculator</p>)

/** What the page waits for, and how it is told that it has come. */
const watched: { target: Element; margin: string | undefined; come: (isIntersecting: boolean) => void }[] = []

class Observer {
  private readonly own: typeof watched = []
  constructor(
    private readonly run: (entries: { isIntersecting: boolean }[]) => void,
    private readonly options: IntersectionObserverInit,
  ) {}
  observe(target: Element): void {
    const margin = this.options.rootMargin
    const entry = { target, margin, come: (isIntersecting: boolean) => this.run([{ isIntersecting }]) }
    this.own.push(entry)
    watched.push(entry)
  }
  disconnect(): void {
    for (const entry of this.own) watched.splice(watched.indexOf(entry), 1)
  }
}
Object.assign(globalThis, { IntersectionObserver: Observer })

const settle = () => act(async () => new Promise((resolve) => setTimeout(resolve, 50)))

let stop = (): void => undefined
beforeEach(() => {
  mockTool.mockClear()
  document.body.innerHTML =
    '<main><div data-island="vat-calculator" data-props="{}" data-prefix="i0"><p>Calculator</p></div></main>'
  stop = startIslands(document.body, testSite)
})
afterEach(() => stop())

it('a tool waits until it is at most a screen away; its element has no box, so what is in it is watched', async () => {
  expect(watched.map(({ target, margin }) => [target.textContent, target.localName, margin])).toEqual([
    ['Calculator', 'p', '100% 0%'],
  ])
  watched[0]?.come(false)
  await settle()
  expect(mockTool).not.toHaveBeenCalled()
  await act(async () => watched[0]?.come(true))
  await settle()
  expect(mockTool).toHaveBeenCalled()
  expect(watched).toEqual([])
})

it('a touch starts it too, once', async () => {
  fireEvent.focusIn(document.querySelector('main p') as Element)
  await settle()
  expect(mockTool).toHaveBeenCalled()
  expect(watched).toEqual([])
})

it('nothing is watched when the visitor has left the page', () => {
  stop()
  expect(watched).toEqual([])
})
