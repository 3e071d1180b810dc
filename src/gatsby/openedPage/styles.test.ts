/** @jest-environment jsdom */
import { addOwnStyles, addSharedStyles, splitStyles } from './styles'

/** A style sheet as a build writes it: ids with a first letter up to h are of components that only content has. */
const sheet = (...parts: string[]): string => parts.map((part) => `${part}/*!sc*/\n`).join('')
const note = (id: string, names: string): string => `data-styled.g7[id="${id}"]{content:"${names}"}`

it('tells the rules of components that are rendered in the browser from those of content', () => {
  const { shared, own } = splitStyles(
    sheet(
      '.link1{color:ink;}',
      '.link1:hover{color:red;}',
      note('qo0', 'link1,'),
      '.card1{padding:1px;}',
      '@media (min-width: 62em){.card1{padding:2px;}}',
      '.but1{border:0;}',
      '@media (min-width: 62em){.but1{border:1px;}}',
      '.but2{border:2px;}',
      note('qz0', 'but1,but2,'),
      '.faq1{margin:0;}',
      note('cK0', 'faq1,'),
    ),
  )
  expect(shared).toEqual([
    { id: 'qo0', name: 'link1', rules: ['.link1{color:ink;}', '.link1:hover{color:red;}'] },
    { id: 'qz0', name: 'but1', rules: ['.but1{border:0;}', '@media (min-width: 62em){.but1{border:1px;}}'] },
    { id: 'qz0', name: 'but2', rules: ['.but2{border:2px;}'] },
  ])
  expect(own.split('\n')).toEqual([
    '.card1{padding:1px;}',
    '@media (min-width: 62em){.card1{padding:2px;}}',
    '.faq1{margin:0;}',
  ])
})

it('a rule that names only the id of its component stays between the others, which it overrides or which override it', () => {
  const rules = [
    '.det1{color:ink;}',
    '.chR2+.chR2{text-align:end;}',
    '@media (min-width: 62em){.chR2+.chR2{grid-area:1/3;}}',
  ]
  const { shared, own } = splitStyles(
    sheet('.card1{padding:1px;}', ...rules, note('chR2', 'det1,'), '.x1{top:0;}', note('qz0', 'x1,')),
  )
  expect(shared[0]).toEqual({ id: 'chR2', name: 'det1', rules })
  expect(own).toBe('.card1{padding:1px;}')
})

it('gives styled-components what it does not have, once, and the rest to the document while the page is shown', () => {
  const shared = [{ id: 'q-test', name: 'shared1', rules: ['.shared1{top:0;}'] }]
  addSharedStyles(shared)
  addSharedStyles(shared)
  const texts = (): string[] =>
    [...document.querySelectorAll('style')].map((style) => style.textContent ?? '')
  expect(
    texts()
      .join('')
      .match(/\.shared1\s*\{/g),
  ).toHaveLength(1)
  const remove = addOwnStyles('.own1{top:0;}')
  expect(texts().at(-1)).toBe('.own1{top:0;}')
  remove()
  expect(texts()).not.toContain('.own1{top:0;}')
})
