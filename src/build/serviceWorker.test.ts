import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { NodeReader } from '../content/nodes/readNodes'
import { offlineRevisions, serviceWorkerScript, writeOfflinePages, writeServiceWorker } from './serviceWorker'

const texts = { title: 'No connection', text: 'Later', retry: 'Again', home: 'Home' }
const nodesOf = (pages: object[]): NodeReader =>
  ({ getNodesByType: () => pages, getNode: () => undefined }) as unknown as NodeReader

it('writes the page of each locale, and deletes those of others with their compressed copies', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'offline-'))
  mkdirSync(path.join(folder, 'offline'))
  for (const file of ['de.html', 'de.html.br', 'nl-be.html.gz', 'en.html.gz'])
    writeFileSync(path.join(folder, 'offline', file), '')
  const pages = [
    { urlCode: 'nl-be', texts },
    { urlCode: 'en', texts },
  ]
  writeOfflinePages(nodesOf(pages), folder)
  const revisions = await offlineRevisions(folder)
  expect(readdirSync(path.join(folder, 'offline')).sort()).toEqual([
    'en.html',
    'en.html.gz',
    'nl-be.html',
    'nl-be.html.gz',
  ])
  expect(readFileSync(path.join(folder, 'offline/en.html'), 'utf8')).toContain('No connection')
  expect(Object.entries(revisions)).toEqual([
    ['en', expect.stringMatching(/^[0-9a-f]{8}$/)],
    ['nl-be', expect.stringMatching(/^[0-9a-f]{8}$/)],
  ])
  writeOfflinePages(nodesOf([{ urlCode: 'en', texts: { ...texts, text: 'Soon' } }]), folder)
  const changed = await offlineRevisions(folder)
  expect(changed['en']).not.toBe(revisions['en'])
  expect(existsSync(path.join(folder, 'offline/nl-be.html'))).toBe(false)
})

it('a page that workbox-build leaves out stops the build with its name', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'offline-'))
  const pages = [{ urlCode: 'en', texts: { ...texts, text: 'long '.repeat(500_000) } }]
  writeOfflinePages(nodesOf(pages), folder)
  await expect(offlineRevisions(folder)).rejects.toThrow(/no revision of offline\/en\.html: .*2\.5 MB/)
})

it('the worker changes with the text of such a page, and with no other file of the site', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'offline-'))
  const written = async (text: string): Promise<string> => {
    await writeServiceWorker(
      nodesOf([{ urlCode: 'en', texts: { ...texts, text } }]),
      { isOff: false },
      folder,
    )
    return readFileSync(path.join(folder, 'sw.js'), 'utf8')
  }
  const first = await written('Later')
  writeFileSync(path.join(folder, 'app-1f2e.js'), 'new code')
  mkdirSync(path.join(folder, 'en'))
  writeFileSync(path.join(folder, 'en/index.html'), 'new page')
  expect(await written('Later')).toBe(first)
  expect(await written('Soon')).not.toBe(first)
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
