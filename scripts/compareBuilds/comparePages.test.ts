import { comparePages, neutralPage } from './comparePages'

/** A component as styled-components writes it: id, class and declarations, all rules for `&`. */
type Component = { id: string; name: string; rules: string[] }

const group = ({ id, name, rules }: Component, number: number): string =>
  [
    ...rules.map((rule) => rule.replaceAll('&', `.${name}`)),
    `data-styled.g${number}[id="${id}"]{content:"${name},"}`,
    '',
  ].join('/*!sc*/\n')

const page = (components: Component[], body: string, firstGroup = 1): string =>
  `<!DOCTYPE html><html><head><style data-styled="" data-styled-version="6.6.0">${components
    .map((component, index) => group(component, firstGroup + index))
    .join('')}</style><style>.quoted{quotes:auto}</style></head><body>${body}</body></html>`

const card: Component = { id: 'Card__Root-sc-1l1yhg7-0', name: 'caGdAE', rules: ['&{color:red;}'] }
const link: Component = {
  id: 'Link__Root-sc-9jh33o-0',
  name: 'CVVDg',
  rules: ['&{gap:1px;}', `.${card.id}>&:hover{gap:2px;}`, '@media print{&{animation:pulse 1s;}}'],
}
const movedCard: Component = { ...card, id: 'Tile__Root-sc-zzzzzz-3', name: 'hTCla-d' }
const movedLink: Component = {
  id: 'Anchor-sc-aaaaaa-0',
  name: 'bcDefg',
  rules: link.rules.map((rule) => rule.replace(card.id, movedCard.id)),
}
const classes = (...components: Component[]): string =>
  `class="${[...components.map(({ id }) => id), ...components.map(({ name }) => name)].join(' ')}"`
const body = (first: Component, second: Component, text = 'Cards'): string =>
  `<div ${classes(first)}>${text}</div><a ${classes(second)} href="/en">Link</a><p class="quoted">caGdAE</p>`

const compare = (before: string, after: string) => comparePages(neutralPage(before), neutralPage(after))

describe('the comparison of two pages', () => {
  const before = page([card, link], body(card, link))

  it('leaves out class names, component ids and the numbers of groups', () => {
    const after = page([movedCard, movedLink], body(movedCard, movedLink), 7)
    expect(compare(before, after)).toEqual({ outcome: 'same' })
  })

  it('counts another order of the groups of rules by itself', () => {
    expect(compare(before, page([link, card], body(card, link)))).toEqual({ outcome: 'style order' })
    expect(compare(before, page([movedLink, movedCard], body(movedCard, movedLink)))).toEqual({
      outcome: 'style order',
    })
  })

  it('leaves out the ids of components that are only in selectors', () => {
    const within = (first: string, second: string): string => {
      const styled = { ...link, rules: [`.${first} &{gap:1px;}`, `.${second}+&{gap:2px;}`] }
      return page([styled], `<a ${classes(styled)}>Link</a>`)
    }
    const names = within('Menu__Root-sc-1tjdrxc-0', 'Menu__Item-sc-1tjdrxc-1')
    expect(compare(names, within('Nav__Root-sc-bbbbbb-4', 'Nav__Item-sc-bbbbbb-2'))).toEqual({
      outcome: 'same',
    })
    expect(compare(names, within('Nav-sc-bbbbbb-4', 'Nav-sc-bbbbbb-4'))).toMatchObject({
      outcome: 'different',
    })
  })

  describe('on a page whose components have no note', () => {
    const styles = (first: string, second: string, gap = '2px'): string =>
      `<style data-styled="" data-styled-version="6.6.0">.${first}{color:red;}/*!sc*/\n.${first} .nav{flex:none;}/*!sc*/\n` +
      `@media (min-width: 48em){.${second}{gap:${gap};}}/*!sc*/\n.${second}.${second}>*{margin:0;}/*!sc*/\n` +
      `.biXOiE{top:0;}/*!sc*/\ndata-styled.g9[id="qo0"]{content:"biXOiE,"}/*!sc*/\n</style>`
    const whole = (
      first: string,
      second: string,
      { word = 'Cards', gap = '2px', nav = 'nav' } = {},
    ): string =>
      `<html><head>${styles(first, second, gap)}</head><body><div class="${first}"><i class="${nav}">${word}</i>` +
      `<b class="${second} biXOiE"></b></div></body></html>`
    const names = ['jHQHTk', 'doa-dJY'] as const

    it('leaves out their class names', () => {
      expect(compare(whole(...names), whole('eakiQm', 'bvUOJX'))).toEqual({ outcome: 'same' })
    })

    it('finds a word, a value of a style, and a style on another element', () => {
      expect(compare(whole(...names), whole('eakiQm', 'bvUOJX', { word: 'Card' }))).toMatchObject({
        outcome: 'different',
        difference: { before: expect.stringContaining('Cards') as string },
      })
      expect(compare(whole(...names), whole('eakiQm', 'bvUOJX', { gap: '3px' }))).toMatchObject({
        outcome: 'different',
        difference: { place: 'styles', after: expect.stringContaining('gap:3px') as string },
      })
      const swapped = whole('eakiQm', 'bvUOJX')
        .replace('<div class="eakiQm">', '<div class="bvUOJX">')
        .replace('<b class="bvUOJX biXOiE">', '<b class="eakiQm biXOiE">')
      expect(compare(whole(...names), swapped)).toMatchObject({ outcome: 'different' })
      expect(compare(whole(...names), whole('eakiQm', 'bvUOJX', { nav: 'nave' }))).toMatchObject({
        outcome: 'different',
      })
    })
  })

  it('leaves out the order of the chunk map and the hash of the scripts that Gatsby lists', () => {
    const scripts = (map: object, hash: string): string =>
      `<script>window.___webpackCompilationHash="${hash}";</script><script>window.___chunkMapping=${JSON.stringify(JSON.stringify(map))};</script>`
    const before = scripts({ app: ['/app-1a2b3c4d.js'], form: [] }, '0d281fdc')
    expect(compare(before, scripts({ form: [], app: ['/app-5a2b3c4d.js'] }, '3d01139c'))).toEqual({
      outcome: 'same',
    })
    expect(compare(before, scripts({ app: ['/app-5a2b3c4d.js'], modal: [] }, '3d01139c'))).toMatchObject({
      outcome: 'different',
    })
  })

  it('finds another order of rules when the classes are on one element', () => {
    const both = `<a ${classes(card, link)}>Link</a>`
    expect(compare(page([card, link], both), page([link, card], both))).toMatchObject({
      outcome: 'different',
      difference: { place: 'order of the rules of one element' },
    })
  })

  it('finds another order of the rules of one component', () => {
    const reversed = { ...link, rules: [...link.rules].reverse() }
    expect(compare(before, page([card, reversed], body(card, reversed)))).toMatchObject({
      outcome: 'different',
      difference: { place: 'styles' },
    })
  })

  it('finds the styles of two elements swapped', () => {
    const [first, second] = [
      { ...card, name: link.name },
      { ...link, name: card.name },
    ]
    expect(compare(before, page([card, link], body(first, second)))).toMatchObject({
      outcome: 'different',
      difference: { place: 'styles' },
    })
    expect(compare(before, page([card, link], body(link, card)))).toMatchObject({ outcome: 'different' })
  })

  it('finds a style that an element has lost or a declaration that changed', () => {
    expect(compare(before, before.replace('color:red', 'color:blue'))).toMatchObject({
      outcome: 'different',
      difference: {
        before:
          '.class-1{color:red;} data-styled.g#[id="component-1"]{content:"class-1,"}  [class-1: caGdAE, component-1: Card__Root-sc-1l1yhg7-0]',
      },
    })
    expect(compare(before, before.replace(` ${card.name}"`, '"'))).toMatchObject({ outcome: 'different' })
  })

  it('finds a class that is not generated, and text that resembles one', () => {
    expect(compare(before, before.replace('class="quoted"', 'class="label"'))).toMatchObject({
      outcome: 'different',
    })
    expect(compare(before, before.replace('>caGdAE<', '>CVVDg<'))).toMatchObject({ outcome: 'different' })
  })

  it('finds one word, with its surroundings', () => {
    expect(compare(before, page([card, link], body(card, link, 'Cars')))).toMatchObject({
      outcome: 'different',
      difference: {
        place: '',
        before: expect.stringContaining('<div class="component-1 class-1">Cards</div>') as string,
        after: expect.stringContaining('<div class="component-1 class-1">Cars</div>') as string,
      },
    })
  })

  it('calls one change on two pages the same', () => {
    const changed = (text: string, more: string) =>
      compare(page([card, link], more + body(card, link)), page([card, link], more + body(card, link, text)))
    const [first, second] = [changed('Cars', ''), changed('Cars', `<b ${classes(link)}></b>`)]
    expect(first).toMatchObject({ token: expect.stringContaining('Cards') as string })
    expect(first).toMatchObject({ token: 'token' in second ? second.token : '' })
  })

  it('leaves out NUL characters in text, not in attributes', () => {
    expect(compare(before, before.replace('Cards', 'Car\0ds'))).toEqual({ outcome: 'same' })
    expect(neutralPage(before.replace('Cards', 'Car\0ds')).hadNul).toBe(true)
    expect(compare(before, before.replace('/en', '/e\0n'))).toMatchObject({ outcome: 'different' })
  })

  it('takes the inline bootstrap script out, but not its absence', () => {
    const withBootstrap = (code: string): string =>
      page([], `<script id="application" data-path="/en">${code}</script>`)
    expect(neutralPage(withBootstrap('var a=1')).bootstrap).toBe('var a=1')
    expect(compare(withBootstrap('var a=1'), withBootstrap('var b=1'))).toEqual({ outcome: 'same' })
    expect(compare(withBootstrap('var a=1'), page([], ''))).toMatchObject({
      outcome: 'different',
    })
  })
})
