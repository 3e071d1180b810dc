/** @jest-environment jsdom */
import { addOwnStyles, ownStylesOfDocument } from './ownStyles'

const styles = (): string[] => [...document.head.querySelectorAll('style')].map((style) => style.outerHTML)

it('the rules of the first page are in the document while it is shown', () => {
  document.head.innerHTML = '<style data-styled="">.x{top:0}</style><style data-own="">.a0{top:0}</style>'
  const all = styles()
  const show = ownStylesOfDocument()
  const leave = show()
  expect(styles()).toEqual(all)
  leave()
  expect(styles()).toEqual(all.slice(0, 1))
  show()
  expect(styles()).toEqual(all)
})

it('a page without such rules is shown and left as any other', () => {
  document.head.innerHTML = '<style>main{top:0}</style>'
  const all = styles()
  ownStylesOfDocument()()()
  expect(styles()).toEqual(all)
})

it('the rules of the content are in the document while its page is shown', () => {
  const texts = (): string[] =>
    [...document.querySelectorAll('style')].map((style) => style.textContent ?? '')
  const remove = addOwnStyles('.own1{top:0;}')
  expect(texts().at(-1)).toBe('.own1{top:0;}')
  remove()
  expect(texts()).not.toContain('.own1{top:0;}')
})
