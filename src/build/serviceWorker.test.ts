import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { NodeReader } from '../contentNodes/readNodes'
import { serviceWorkerScript, writeOfflinePages } from './serviceWorker'

const texts = { title: 'No connection', text: 'Later', retry: 'Again', home: 'Home' }
const nodesOf = (pages: object[]): NodeReader =>
  ({ getNodesByType: () => pages, getNode: () => undefined }) as unknown as NodeReader

it('writes the page of each locale, and deletes those of others with their compressed copies', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'offline-'))
  mkdirSync(path.join(folder, 'offline'))
  for (const file of ['de.html', 'de.html.br', 'nl-be.html.gz', 'en.html.gz'])
    writeFileSync(path.join(folder, 'offline', file), '')
  const pages = [
    { urlCode: 'nl-be', texts },
    { urlCode: 'en', texts },
  ]
  const digests = writeOfflinePages(nodesOf(pages), folder)
  expect(readdirSync(path.join(folder, 'offline')).sort()).toEqual([
    'en.html',
    'en.html.gz',
    'nl-be.html',
    'nl-be.html.gz',
  ])
  expect(readFileSync(path.join(folder, 'offline/en.html'), 'utf8')).toContain('No connection')
  expect(Object.entries(digests)).toEqual([
    ['en', expect.stringMatching(/^[0-9a-f]{8}$/)],
    ['nl-be', expect.stringMatching(/^[0-9a-f]{8}$/)],
  ])
  const changed = writeOfflinePages(nodesOf([{ urlCode: 'en', texts: { ...texts, text: 'Soon' } }]), folder)
  expect(changed['en']).not.toBe(digests['en'])
  expect(existsSync(path.join(folder, 'offline/nl-be.html'))).toBe(false)
})

describe('the script', () => {
  it('is the same for the same texts, and another for others', async () => {
    const one = await serviceWorkerScript({ en: '12345678' }, { isOff: false })
    expect(await serviceWorkerScript({ en: '12345678' }, { isOff: false })).toBe(one)
    expect(await serviceWorkerScript({ en: '87654321' }, { isOff: false })).not.toBe(one)
  })

  it('is small, and says nothing about the machine that built it', async () => {
    const script = await serviceWorkerScript({}, { isOff: false })
    expect(script.length).toBeLessThan(16_000)
    expect(script).not.toContain(process.cwd())
    expect(script).not.toContain('process.env')
  })

  it('only removes when it is switched off', async () => {
    const script = await serviceWorkerScript({ en: '12345678' }, { isOff: true })
    expect(script).toContain('unregister')
    expect(script).not.toContain('respondWith')
    expect(script.length).toBeLessThan(600)
  })
})
