import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { UrlCode } from '../../../locales.config'
import { cmsDocument } from '../../content/cms/document.fixture'
import { contentOf, marketIn, nodeStore } from '../../content/nodes/nodes.fixture'
import { writeNodes } from '../../content/nodes/writeNodes'
import {
  expectedTitles,
  forgetExpectedTitles,
  readExpectedTitles,
  writeExpectedTitles,
} from './expectedTitles'

const urlCodes: UrlCode[] = ['de', 'at']
const markets = new Map(urlCodes.map((urlCode) => [urlCode, marketIn(`the city of ${urlCode}`)]))

const page = (uid: string, data: Record<string, unknown>) =>
  cmsDocument('page', { slices: [], ...data }, { id: uid, uid, lang: 'de-de' })

function nodesOf(documents: ReturnType<typeof page>[]) {
  const { api } = nodeStore()
  writeNodes(api, contentOf({ markets, documents }), 'code')
  return api
}

it('the title for search engines comes first, filled in for each market, else the title of the page', () => {
  const nodes = nodesOf([
    page('karten', { title: 'Karten', meta_title: 'Karten in {market.city} | Outlay' }),
    page('preise', { title: 'Preise', meta_title: '' }),
  ])
  expect(expectedTitles(nodes).sort()).toEqual([
    'Karten in the city of at | Outlay',
    'Karten in the city of de | Outlay',
    'Preise',
  ])
})

it('a page whose editor chose a picture needs none', () => {
  const meta_image = { url: 'https://images.example/a.png', alt: 'A', dimensions: { width: 1, height: 1 } }
  expect(expectedTitles(nodesOf([page('karten', { title: 'Karten', meta_image })]))).toEqual([])
})

it('the titles of an earlier build are not those of this one', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'titles-'))
  try {
    writeExpectedTitles(nodesOf([page('karten', { title: 'Karten' })]), folder)
    expect(readExpectedTitles(folder)).toEqual(['Karten'])
    forgetExpectedTitles(folder)
    expect(readExpectedTitles(folder)).toBeUndefined()
    writeFileSync(path.join(folder, 'expected-titles.json'), '["Kar')
    expect(readExpectedTitles(folder)).toBeUndefined()
  } finally {
    rmSync(folder, { recursive: true })
  }
})
