import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { exampleScreens } from '../content/cms/productScreens.fixture'
import { readJson } from '../core/values/readJson'
import { demoContentOf } from '../product/demo/content'
import { writeDemoData } from './demoData'

it('writes the demo of each locale, and deletes those of others with their compressed copies', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'demo-data-'))
  mkdirSync(path.join(folder, 'demo-data'))
  for (const file of ['de.json', 'de.json.br', 'en.json.gz'])
    writeFileSync(path.join(folder, 'demo-data', file), '')
  const demo = demoContentOf({ team_card_name: 'Team' }, exampleScreens, {
    currency: 'GBP',
    htmlLang: 'en-GB',
  })
  writeDemoData([{ urlCode: 'en', demo }], folder)
  expect(readdirSync(path.join(folder, 'demo-data')).sort()).toEqual(['en.json', 'en.json.gz'])
  expect(readJson(path.join(folder, 'demo-data/en.json'))).toEqual(demo)
})
