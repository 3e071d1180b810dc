import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pageFindings } from './checks'
import { readPage } from './readPage'

let folder: string
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'page-'))))
afterEach(() => rmSync(folder, { recursive: true }))

/** The details of one check in a page with this body. */
const findingsIn = (body: string, ...checks: string[]): string[] => {
  const file = path.join(folder, 'index.html')
  writeFileSync(
    file,
    `<!doctype html><html lang="en-GB"><head><title>A page</title></head><body>${body}</body></html>`,
  )
  return pageFindings(readPage(file, '/en/a'))
    .filter(({ check }) => checks.includes(check))
    .map(({ detail }) => detail)
}
const tokensIn = (body: string): string[] => findingsIn(body, 'market token')

it('a token that nothing has filled in is found once, in texts and in attributes', () => {
  expect(
    tokensIn(
      '<p>Growth costs {plan:growth.monthly*12}, {plan:growth.monthly*12}.</p><img alt="{market.city}"><i>{fact:phone}</i>',
    ),
  ).toEqual([
    '{plan:growth.monthly*12} is not filled in',
    '{market.city} is not filled in',
    '{fact:phone} is not filled in',
  ])
})

it('other braces are no tokens', () => {
  expect(tokensIn('<p>{title} and {money} { plan: 1 }</p><style>.market.city{color:red}</style>')).toEqual([])
})

describe('what a visitor without JavaScript reads', () => {
  const words = 'Cards for everyone who pays for the firm. '.repeat(3)
  const read = (
    main: string,
    around = (inner: string) => `<header>Outlay</header>${inner}<footer>Imprint</footer>`,
  ) => findingsIn(around(`<main>${main}</main>`), 'h1', 'landmark', 'text')

  it('a page with a heading, words and its landmarks has no finding', () => {
    expect(read(`<section><header>Part</header><h1>Cards</h1><p>${words}</p></section>`)).toEqual([])
    expect(read(`<h1>Cards</h1><details open><summary>More</summary><p>${words}</p></details>`)).toEqual([])
    expect(read(`<h1>Cards</h1><noscript><p>${words}</p></noscript>`)).toEqual([])
  })

  it.each([
    ['the attribute', `<h1 hidden>Cards</h1><p>${words}</p>`],
    ['a style', `<h1 style="display: none">Cards</h1><p>${words}</p>`],
    ['an element around it', `<div hidden><h1>Cards</h1></div><p>${words}</p>`],
    ['closed details', `<details><summary>More</summary><h1>Cards</h1></details><p>${words}</p>`],
  ])('a heading that is hidden by %s is reported', (_name, main) => {
    expect(read(main)).toEqual(['hidden without JavaScript'])
  })

  it.each([
    ['is missing', ''],
    ['is hidden', `<p hidden>${words}</p>`],
    ['is in a template', `<template><p>${words}</p></template>`],
    ['is code', `<script>${words}</script><style>${words}</style>`],
    ['is folded', `<details><summary>More</summary><p>${words}</p></details>`],
  ])('text that %s is reported', (_name, text) => {
    expect(read(`<h1>Cards</h1>${text}`)).toEqual([expect.stringMatching(/^main says \d+ characters/)])
  })

  it('a landmark that is missing, or there twice, is reported', () => {
    const main = `<h1>Cards</h1><p>${words}</p>`
    expect(read(main, (inner) => inner)).toEqual(['0 header instead of one', '0 footer instead of one'])
    expect(read(main, (inner) => `<header></header>${inner}${inner}<footer></footer>`)).toContain(
      '2 main instead of one',
    )
    expect(read(main, (inner) => `<header></header>${inner}<section><footer></footer></section>`)).toEqual([
      '0 footer instead of one',
    ])
  })
})
