/** @jest-environment jsdom */
import { act } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { tolerateExternalMutations } from './externalMutations'

beforeAll(() => tolerateExternalMutations())

let container: HTMLElement
let root: Root

beforeEach(() => {
  container = document.createElement('div')
  document.body.replaceChildren(container)
  root = createRoot(container)
})
afterEach(() => act(async () => root.unmount()))

const show = (ui: ReactNode) => act(async () => root.render(ui))
/** Lets the observers of changes run. */
const settled = () => act(async () => undefined)

const fontOf = (text: Node): HTMLElement => {
  const font = document.createElement('font')
  font.append(document.createElement('font'))
  font.firstElementChild!.textContent = text.nodeValue!.toUpperCase()
  return font
}
const textsIn = (element: Element): Text[] =>
  [...element.childNodes].filter((node): node is Text => node instanceof Text)

/** The ways in which a text is exchanged for an element. */
const ways: Record<string, (text: Text, font: HTMLElement) => void> = {
  'at once': (text, font) => text.replaceWith(font),
  'put before it first': (text, font) => {
    text.before(font)
    text.remove()
  },
  'put behind it first': (text, font) => {
    text.after(font)
    text.remove()
  },
  'put there afterwards': (text, font) => {
    const { parentNode, nextSibling } = text
    text.remove()
    parentNode!.insertBefore(font, nextSibling)
  },
}

describe.each(Object.entries(ways))('texts that are translated, the translation %s', (_, exchange) => {
  async function translate(): Promise<void> {
    for (const element of [container, ...container.querySelectorAll('*')])
      for (const text of textsIn(element)) exchange(text, fontOf(text))
    await settled()
  }
  const State = ({ sum, hours, changed }: { sum: string; hours: string; changed: boolean }) => (
    <p>
      {sum} {hours}
      {changed ? <b>changed</b> : null}
    </p>
  )

  it('show what React makes of them, each in its place', async () => {
    await show(<State sum="one" hours="two" changed={false} />)
    await translate()
    expect(container).toHaveTextContent('ONE TWO')
    await show(<State sum="three" hours="two" changed />)
    expect(container).toHaveTextContent('three TWOchanged')
    await translate()
    await show(<State sum="three" hours="four" changed={false} />)
    expect(container).toHaveTextContent('THREE four')
    await show(<State sum="five" hours="six" changed />)
    expect(container).toHaveTextContent('five sixchanged')
  })

  it('are taken out, and others are put before them', async () => {
    const errors = jest.spyOn(console, 'error')
    const Words = ({ before, text }: { before?: string; text?: string }) => (
      <p>
        {before ? <b>{before}</b> : null}
        {text}
        <i>end</i>
      </p>
    )
    await show(<Words text="word" />)
    await translate()
    await show(<Words before="first " text="word" />)
    expect(container).toHaveTextContent('first WORDEND')
    await show(<Words before="first " />)
    expect(container).toHaveTextContent('first END')
    await show(<p key="other">gone</p>)
    expect(container).toHaveTextContent('gone')
    expect(errors).not.toHaveBeenCalled()
  })
})

it('an element that is wrapped by others is taken out with what wraps nothing else', async () => {
  const Field = ({ shown }: { shown: boolean }) => (
    <div>
      {shown ? <input aria-label="first" /> : null}
      {shown ? <input aria-label="second" /> : null}
      <b>end</b>
    </div>
  )
  await show(<Field shown />)
  const [first, second] = container.querySelectorAll('input')
  const wrapper = document.createElement('x-wrapper')
  first!.before(wrapper)
  wrapper.append(first!)
  const both = document.createElement('x-wrapper')
  second!.before(both)
  both.append(second!, 'note')
  await show(<Field shown={false} />)
  expect(container.innerHTML).toBe('<div><x-wrapper>note</x-wrapper><b>end</b></div>')
})

it('an element that others have removed is taken out without an error, and what follows goes to the end', async () => {
  const List = ({ names }: { names: string[] }) => (
    <ul>
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  )
  await show(<List names={['a', 'c']} />)
  container.querySelectorAll('li')[1]!.remove()
  await show(<List names={['a', 'b', 'c']} />)
  expect(container).toHaveTextContent('ab')
  await show(<List names={['a']} />)
  expect(container).toHaveTextContent('a')
})

it('nodes of others behave as ever', () => {
  const [parent, other, child] = ['div', 'div', 'p'].map((name) => document.createElement(name))
  other!.append(child!)
  expect(() => parent!.removeChild(child!)).toThrow('not a child')
  expect(() => parent!.insertBefore(document.createElement('i'), child!)).toThrow()
  expect(other!.removeChild(child!)).toBe(child)
})
