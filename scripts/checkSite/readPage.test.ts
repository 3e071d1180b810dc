import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pageFindings } from './checks'
import { readPage } from './readPage'

let folder: string
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'page-'))))
afterEach(() => rmSync(folder, { recursive: true }))

const tokensIn = (body: string): string[] => {
  const file = path.join(folder, 'index.html')
  writeFileSync(
    file,
    `<!doctype html><html lang="en-GB"><head><title>A page</title></head><body>${body}</body></html>`,
  )
  return pageFindings(readPage(file, '/en/a'))
    .filter(({ check }) => check === 'market token')
    .map(({ detail }) => detail)
}

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

it('other braces are none', () => {
  expect(tokensIn('<p>{title} and {money} { plan: 1 }</p><style>.market.city{color:red}</style>')).toEqual([])
})
