import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readBuiltSurveys } from './builtSurveys'

let project: string
beforeEach(() => {
  project = mkdtempSync(path.join(tmpdir(), 'surveys-'))
})
afterEach(() => rmSync(project, { recursive: true }))

const write = (name: string, text: string): void => {
  mkdirSync(path.join(project, 'public/survey'), { recursive: true })
  writeFileSync(path.join(project, 'public/survey', name), text)
}

it('a site without surveys has none', () => {
  expect(readBuiltSurveys(project)).toEqual([])
})

it('each file is the survey of a locale; compressed copies are left out', () => {
  write('en.json', '{"isStagingOnly":true}')
  write('en.json.br', '')
  write('de.json', '{"isStagingOnly":false}')
  expect(readBuiltSurveys(project)).toEqual([
    { urlCode: 'de', isStagingOnly: false },
    { urlCode: 'en', isStagingOnly: true },
  ])
})

it.each(['', '{}', '[]'])('a file with %j is named', (text) => {
  write('en.json', text)
  expect(() => readBuiltSurveys(project)).toThrow('public/survey/en.json')
})
