/** @jest-environment jsdom */
import { keepEveryStyleRule } from '../../design/theme/styleRules.fixture'
import type * as module from './sharedStyles'

keepEveryStyleRule()

const styles =
  '.one1{top:1px;}/*!sc*/\n.one2{top:2px;}/*!sc*/\ndata-styled.g7[id="qz0"]{content:"one1,one2,"}/*!sc*/\n'

let shared: typeof module
const settle = () => new Promise((resolve) => setTimeout(resolve, 20))
const elements = () => [...document.querySelectorAll('style')]
/** What each style element in turn says about the component of the page. */
const rules = () =>
  elements().map(({ sheet }) =>
    [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText).filter((rule) => rule.startsWith('.one')),
  )

beforeEach(() => {
  jest.resetModules()
  document.head.innerHTML = ''
  shared = jest.requireActual<typeof module>('./sharedStyles')
})

it('the styles of a page are in the document at once, and later among those of styled-components', async () => {
  shared.showSharedStyles(styles)
  const own = document.head.appendChild(document.createElement('style'))
  const shown = ['.one1 {top: 1px;}', '.one2 {top: 2px;}']
  expect(rules()).toEqual([shown, []])
  const [plain] = elements()
  await settle()
  expect(plain?.isConnected).toBe(false)
  expect(rules()).toEqual([shown, []])
  // Before the rules of the content, which win.
  expect(elements().at(-1)).toBe(own)
})

it('those of a page that the visitor has left before are gone with it', async () => {
  shared.showSharedStyles(styles)()
  expect(elements()).toEqual([])
  await settle()
  expect(rules().flat()).toEqual([])
})

it('when styled-components is there they are added to its rules, where they stay', async () => {
  await shared.loadStyledComponents()
  shared.showSharedStyles(styles)()
  expect(rules()).toEqual([['.one1 {top: 1px;}', '.one2 {top: 2px;}']])
})

it('without the code of styled-components they are in the document while the page is shown', async () => {
  jest.doMock('./styles', () => {
    throw new Error('Loading chunk 7 failed.')
  })
  const leave = shared.showSharedStyles(styles)
  await settle()
  expect(rules()).toEqual([['.one1 {top: 1px;}', '.one2 {top: 2px;}']])
  leave()
  expect(elements()).toEqual([])
  jest.dontMock('./styles')
})

it('a page without such styles adds no element', () => {
  shared.showSharedStyles('')()
  expect(elements()).toEqual([])
})
