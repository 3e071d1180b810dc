/** @jest-environment jsdom */
import { keepFocusUncovered } from './keepFocusUncovered'

type Edges = { top: number; bottom: number }

const place = (element: Element, { top, bottom }: Edges): void => {
  element.getBoundingClientRect = () =>
    ({ top, bottom, left: 0, right: 300, width: 300, height: bottom - top }) as DOMRect
}

/** The window is 664 px high, with a header of 60 px and a strip of 46 px, which lie over everything else. */
function page(control: Edges, type = 'button') {
  document.body.innerHTML = `<header style="position: sticky"></header><main>
    <label>Rate <input type="${type}"></label><p style="position: sticky"><b>£120</b></p></main>`
  const [header, main, label, input, strip, amount] = [
    ...document.querySelectorAll('header, main, label, input, p, b'),
  ] as [Element, HTMLElement, Element, HTMLInputElement, Element, Element]
  place(header, { top: 0, bottom: 60 })
  place(strip, { top: 618, bottom: 664 })
  place(input, type === 'radio' ? { top: 0, bottom: 1 } : control)
  place(label, control)
  document.elementFromPoint = (_x, y) =>
    y < 60 ? header : y > 618 ? amount : y >= control.top && y < control.bottom ? input : main
  return { main, input }
}

const scrollBy = jest.fn()
const frames = (): void => void jest.advanceTimersByTime(1000)

beforeEach(() => {
  jest.useFakeTimers()
  scrollBy.mockClear()
  window.scrollBy = scrollBy
  window.innerHeight = 664
})

describe.each<[string, Edges, number]>([
  ['half below the strip', { top: 600, bottom: 640 }, 30],
  ['below the strip and the edge of the window', { top: 640, bottom: 680 }, 70],
  ['half below the header', { top: 40, bottom: 80 }, -28],
])('a control that is %s', (_, edges, distance) => {
  it.each(['click', 'input', 'focusin'])('is scrolled clear of it after %s', (type) => {
    const { main, input } = page(edges)
    const end = keepFocusUncovered(main)
    input.focus()
    frames()
    scrollBy.mockClear()
    input.dispatchEvent(new Event(type, { bubbles: true }))
    frames()
    expect(scrollBy.mock.calls).toEqual([[{ top: distance, behavior: 'instant' }]])
    end()
    scrollBy.mockClear()
    input.click()
    frames()
    expect(scrollBy).not.toHaveBeenCalled()
  })
})

it('scrolls to what is drawn for a choice: its label', () => {
  const { main, input } = page({ top: 600, bottom: 640 }, 'radio')
  keepFocusUncovered(main)
  input.focus()
  frames()
  expect(scrollBy).toHaveBeenCalledWith({ top: 30, behavior: 'instant' })
})

it.each<[string, Edges]>([
  ['a control that is seen', { top: 300, bottom: 340 }],
  ['what is no control: a long region', { top: 300, bottom: 2000 }],
  ['what the visitor has scrolled out of the window', { top: 900, bottom: 940 }],
])('leaves the page where it is for %s', (_, edges) => {
  const { main, input } = page(edges)
  keepFocusUncovered(main)
  input.focus()
  input.click()
  frames()
  expect(scrollBy).not.toHaveBeenCalled()
})

it('does not move the page during a press, nor against the visitor', () => {
  const { main, input } = page({ top: 600, bottom: 640 })
  keepFocusUncovered(main)
  const happens = (type: string): boolean => input.dispatchEvent(new Event(type, { bubbles: true }))
  happens('mousedown')
  input.focus()
  frames()
  expect(scrollBy).not.toHaveBeenCalled()
  happens('mouseup')
  happens('click')
  happens('wheel')
  frames()
  expect(scrollBy).not.toHaveBeenCalled()
  happens('click')
  frames()
  expect(scrollBy).toHaveBeenCalledTimes(1)
})
