import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readJson } from '../../core/values/readJson'
import type { FormsData } from './formsData'
import { writeFormsData } from './writeFormsData'

let folder: string
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'forms-data-'))))
afterEach(() => rmSync(folder, { recursive: true }))

const write = (forms: Record<string, FormsData>): void =>
  writeFormsData(
    Object.entries(forms).map(([urlCode, data]) => ({ urlCode, forms: data })),
    folder,
  )
const files = (): string[] => readdirSync(path.join(folder, 'forms-data')).sort()
const file = (name: string): string => path.join(folder, 'forms-data', name)
const data = (domain: string): FormsData => ({ disallowedEmailDomains: [domain] })

it('writes a file per locale', () => {
  write({ en: data('mail.example'), de: data('post.example') })
  expect(files()).toEqual(['de.json', 'en.json'])
  expect(readJson(file('de.json'))).toEqual(data('post.example'))
})

it('does not rewrite what has not changed, so that browsers can use their cached copy', () => {
  write({ en: data('mail.example'), de: data('post.example') })
  const earlier = new Date('2026-11-01T00:00:00Z')
  for (const name of files()) utimesSync(file(name), earlier, earlier)
  write({ en: data('mail.example'), de: data('web.example') })
  expect(statSync(file('en.json')).mtime).toEqual(earlier)
  expect(statSync(file('de.json')).mtime).not.toEqual(earlier)
})

it('deletes the files of removed locales, and keeps the compressed copies of the others', () => {
  write({ en: data('mail.example'), de: data('post.example') })
  for (const name of ['en.json.br', 'en.json.gz', 'de.json.br']) writeFileSync(file(name), '')
  write({ en: data('mail.example') })
  expect(files()).toEqual(['en.json', 'en.json.br', 'en.json.gz'])
  write({})
  expect(existsSync(file('en.json'))).toBe(false)
})
