/** Push, pull and diff through real HTTP against the embedded repository. */
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type JsonObject } from '../content-api'
import type { ContentFolder } from '../content-api/content.fixture'
import {
  filesOf,
  localOf,
  openJournal,
  openRemote,
  Places,
  stored,
  type OpenOptions,
} from './transfer.fixture'
import { diff, pull, push } from './index'

const places = new Places()
let source: ContentFolder
let journalFile: string
let lines: string[]

beforeEach(() => {
  source = places.source()
  journalFile = join(places.folder(), 'journal.json')
  lines = []
})
afterEach(() => places.remove())

const report = (line: string): void => void lines.push(line)
type Server = { origin: string; requests: string[] }

const pushTo = (
  { origin }: Server,
  { dryRun = false, ...options }: OpenOptions & { dryRun?: boolean } = {},
) =>
  push({
    local: localOf(source.root),
    remote: openRemote(origin, options),
    journal: openJournal(journalFile),
    report,
    dryRun,
  })
const publish = ({ origin }: Server) => openRemote(origin).publish()
async function pullFrom({ origin }: Server, { root = places.folder(), journal = journalFile } = {}) {
  await pull({
    remote: openRemote(origin),
    journal: openJournal(journal),
    root,
    content: join(root, 'content'),
    report,
  })
  return root
}
const writesOf = ({ requests }: Server): string[] => requests.filter((line) => !line.startsWith('GET'))
const noJournal = (): string => join(places.folder(), 'none.json')

it('an empty repository that was filled gives back what was pushed, and the same as its source', async () => {
  const target = await places.serve()
  const pushed = await pushTo(target)
  expect(pushed).toMatchObject({ models: 3, assets: 3, created: 7, updated: 7 })
  expect(target.repository.documents).toEqual([])
  expect(await publish(target)).toBe(7)
  const expected = filesOf(source.root)
  expect(filesOf(await pullFrom(target))).toEqual(expected)
  const original = await places.serve(source.root)
  expect(filesOf(await pullFrom(original, { journal: noJournal() }))).toEqual(expected)
})

it('sends models before documents, slices first, and the master language first', async () => {
  const target = await places.serve()
  await pushTo(target)
  const order = writesOf(target).map((line) => line.replace(/\/documents\/.+/, '/documents/…'))
  expect([...new Set(order)]).toEqual([
    'POST /assets',
    'POST /tags',
    expect.stringMatching(/^PATCH/) as unknown,
    'POST /slices/insert',
    'POST /customtypes/insert',
    'POST /documents',
    'PUT /documents/…',
  ])
  const created = Object.keys(openJournal(journalFile).documents)
  expect(created.map((id) => id.slice(0, 5))).toEqual([
    ...['en-gb', 'en-gb', 'en-gb', 'en-gb'],
    ...['de-de', 'de-de', 'fr-fr'],
  ])
})

it('a second push sends nothing; one after an edit sends that document', async () => {
  const target = await places.serve()
  await pushTo(target)
  const before = writesOf(target).length
  expect(await pushTo(target)).toMatchObject({ writes: 0 })
  expect(writesOf(target)).toHaveLength(before)
  source.write(
    'content/documents/en-gb/market.lu.json',
    stored('en-gb', 'market.lu', { type: 'market', data: { title: 'Changed' } }),
  )
  expect(await pushTo(target)).toMatchObject({ created: 0, updated: 1, writes: 1 })
})

it('a picture with other content is uploaded again, and the documents that show it are sent', async () => {
  const target = await places.serve()
  await pushTo(target)
  source.write('content/media/a/mark.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="5"/>')
  expect(await pushTo(target)).toMatchObject({ assets: 1, created: 0, updated: 1 })
})

it('a dry run sends nothing, and says what', async () => {
  const target = await places.serve()
  const planned = await pushTo(target, { dryRun: true })
  expect(writesOf(target)).toEqual([])
  expect(planned).toMatchObject({ models: 3, assets: 3, created: 7, updated: 7 })
  expect(lines).toContain('would send document en-gb.page.home (en-gb)')
  expect(filesOf(join(journalFile, '..'))).toEqual({})
})

it('a push that breaks off at every request in turn completes without duplicates', async () => {
  const target = await places.serve()
  let runs = 0
  for (let isDone = false; !isDone; runs += 1) {
    let writes = 0
    // Every second run loses the response of a request that was served, the others the request.
    const isServed = runs % 2 === 0
    const fetch: typeof globalThis.fetch = async (input, init) => {
      const isWrite = input instanceof Request && input.method !== 'GET'
      if (isWrite && (writes += 1) > 1 && !isServed) throw new TypeError('killed')
      const response = await globalThis.fetch(input, init)
      if (isWrite && writes > 1) throw new TypeError('killed')
      return response
    }
    isDone = await pushTo(target, { fetch }).then(
      () => true,
      () => false,
    )
    expect(runs).toBeLessThan(60)
  }
  expect(runs).toBeGreaterThan(5)
  expect(await publish(target)).toBe(7)
  expect(target.repository.documents).toHaveLength(7)
  expect(readdirSync(join(target.root, 'content/media'))).toHaveLength(3)
  expect(filesOf(await pullFrom(target))).toEqual(filesOf(source.root))
}, 60_000)

it('a push whose journal is gone finds what is there, and creates nothing that may be there', async () => {
  const target = await places.serve()
  await pushTo(target)
  await publish(target)
  rmSync(journalFile)
  expect(await pushTo(target)).toMatchObject({ models: 0, assets: 3, created: 0, updated: 0, writes: 0 })
  rmSync(journalFile)
  for (const name of ['market.en', 'market.lu']) {
    const changed = stored('en-gb', name, { type: 'market', data: { title: `New ${name}` } })
    source.write(`content/documents/en-gb/${name}.json`, changed)
  }
  await expect(pushTo(target)).rejects.toThrow(
    'may be among them: en-gb.market.en (en-gb), en-gb.market.lu (en-gb)',
  )
})

it('waits as long as a 429 says', async () => {
  const target = await places.serve()
  target.faults.push({ times: 1, path: '/slices/insert', status: 429, retryAfter: 1 })
  const started = performance.now()
  await pushTo(target)
  expect(performance.now() - started).toBeGreaterThan(990)
  expect(writesOf(target).filter((line) => line === 'POST /slices/insert')).toHaveLength(2)
})

it('writes no more often than it may', async () => {
  const target = await places.serve()
  const started = performance.now()
  const { writes } = await pushTo(target, { interval: 20 })
  expect(performance.now() - started).toBeGreaterThan((writes - 1) * 20 - 5)
})

it('sends the tokens, and says none when one is refused', async () => {
  const target = await places.serve(undefined, {
    access: { api: 'releases by token', tokens: ['right'] },
  })
  const wrong = pushTo(target, { tokens: { write: 'wrong', types: 'wrong' } })
  await expect(wrong).rejects.toThrow(/GET .*\/assets was answered with 401: Invalid access token/)
  await expect(wrong).rejects.not.toThrow(/wrong/)
  expect(await pushTo(target, { tokens: { write: 'right', types: 'right' } })).toMatchObject({ created: 7 })
})

it('says everything that is missing before anything is sent', async () => {
  const target = await places.serve()
  rmSync(join(source.root, 'content/media/b/mark.svg'))
  await expect(pushTo(target)).rejects.toThrow(
    'en-gb.page.home (en-gb): there is no file for "/media/b/mark.svg"',
  )
  source.write('content/media/b/mark.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>')
  source.write('content/documents/it-it/page.x.json', stored('it-it', 'page.x', { uid: 'x' }))
  await expect(pushTo(target)).rejects.toThrow('has no language it-it')
  expect(writesOf(target)).toEqual([])
})

it('a file that cannot be used stops what shows it, and nothing else', async () => {
  const target = await places.serve()
  source.write('content/media/unused.png', '')
  expect(await pushTo(target)).toMatchObject({ assets: 3 })
  expect(lines).toContain('Not sent: the file "unused.png" of the media is empty (0 bytes).')
  source.write('content/media/b/mark.svg', '')
  await expect(pushTo(target)).rejects.toThrow(
    'en-gb.page.home (en-gb): the file "b/mark.svg" of the media is empty (0 bytes).',
  )
})

it('a file that cannot be used is not taken over, and the one that was there stays', async () => {
  const target = await places.serve(source.root)
  const root = await pullFrom(target, { journal: noJournal() })
  const before = filesOf(root)
  source.write('content/media/a/mark.svg', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')
  source.write('content/media/new.png', '<html>')
  await pullFrom(target, { root, journal: noJournal() })
  expect(filesOf(root)).toEqual(before)
  expect(lines.filter((line) => line.startsWith('Not taken over'))).toEqual([
    expect.stringContaining('"a/mark.svg" holds a script (onload)'),
    expect.stringContaining('"new.png" is a web page, not a PNG picture'),
  ])
})

it('uploads keep their filename, alternative text and tags through a push, a restart and a pull', async () => {
  const target = await places.serve()
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="3"/>'
  source.write('content/media/Größe-1.svg', svg)
  source.write('content/media/copy-of-1.svg', svg)
  const library = JSON.parse(filesOf(source.root)['content/assets.json'] ?? '') as { assets: JsonObject[] }
  source.write('content/assets.json', {
    ...library,
    assets: [
      ...library.assets,
      { id: 'one', file: 'Größe-1.svg', filename: 'Größe 1.svg', alt: 'Eins „1“', tags: ['logos', 'größe'] },
      { id: 'two', file: 'copy-of-1.svg', alt: 'Another text', credits: 'Me', notes: 'Note' },
    ],
  })
  await pushTo(target)
  const read = async (origin: string) =>
    (await openRemote(origin).assets())
      .map(({ filename, alt, credits, notes, tags }) => [
        filename,
        alt,
        credits,
        notes,
        tags?.map(({ name }) => name).sort(),
      ])
      .sort()
  const there = await read(target.origin)
  expect(there).toContainEqual(['Größe 1.svg', 'Eins „1“', undefined, undefined, ['größe', 'logos']])
  expect(there).toContainEqual(['copy-of-1.svg', 'Another text', 'Me', 'Note', []])
  const restarted = await places.serve(target.repository.root)
  expect(await read(restarted.origin)).toEqual(there)
  const again = await places.serve(await pullFrom(restarted, { journal: noJournal() }))
  expect(await read(again.origin)).toEqual(there)
})

it('names the document that is refused, and a journal of a repository that was emptied', async () => {
  const target = await places.serve()
  source.write(
    'content/documents/en-gb/page.x.json',
    stored('en-gb', 'page.x', { uid: 'x', data: { wrong: 1 } }),
  )
  await expect(pushTo(target)).rejects.toThrow(
    /en-gb\.page\.x \(en-gb\): .*data\.wrong: the type "page" has no such field/,
  )
  const other = await places.serve()
  await expect(pushTo(other)).rejects.toThrow(/if the repository was emptied, take .*journal\.json away/)
})

describe('pull', () => {
  it('brings an edit into the file it belongs to, and leaves the others as they are', async () => {
    const target = await places.serve()
    await pushTo(target)
    await publish(target)
    const id = openJournal(journalFile).documents['en-gb.market.en']?.id ?? ''
    await openRemote(target.origin).updateDocument(id, { data: { title: 'Britain' } })
    await publish(target)
    // A document that lacks an empty field says the same as one that has it.
    const plans = 'content/documents/en-gb/page.plans.json'
    const { data, ...others } = JSON.parse(filesOf(source.root)[plans] ?? '') as JsonObject
    const { body: _body, ...short } = data as JsonObject
    source.write(plans, `${JSON.stringify({ ...others, data: short }, null, 2)}\n`)
    const before = filesOf(source.root)
    source.write('content/documents/en-gb/page.gone.json', stored('en-gb', 'page.gone', { uid: 'gone' }))
    await pullFrom(target, { root: source.root })
    const { 'content/documents/en-gb/page.gone.json': kept, ...after } = filesOf(source.root)
    const changed = Object.keys(after).filter((file) => after[file] !== before[file])
    expect(changed).toEqual(['content/documents/en-gb/market.en.json'])
    expect(after[changed[0] ?? '']).toContain('"title": "Britain"')
    expect(kept).toBeDefined()
    expect(lines.join()).toContain(
      'left as they are (--remove takes them away): documents/en-gb/page.gone.json',
    )
    // The folder is what the repository has, so there is nothing to send of it.
    rmSync(join(source.root, 'content/documents/en-gb/page.gone.json'))
    expect(await pushTo(target)).toMatchObject({ writes: 0 })
  })

  it('names files so that none leaves the folder and none is that of another document', async () => {
    const folder = places.folder()
    for (const id of ['one', 'two']) {
      source.write(`content/documents/en-gb/${id}.json`, { ...stored('en-gb', 'x', {}), id })
    }
    source.write('content/documents/up/up.json', {
      ...stored('up', 'x', {}),
      id: '../../up',
      lang: '../../up',
      type: '../t',
    })
    const original = await places.serve(source.root)
    await pullFrom(original, { root: folder, journal: noJournal() })
    const files = Object.keys(filesOf(join(folder, 'content/documents')))
    expect(files).toContain('-..-up/-t.json')
    expect(files.filter((file) => /^en-gb\/page\.?(?:one|two)?\.json$/.test(file))).toHaveLength(2)
    expect(readdirSync(folder)).toEqual(['content', 'customtypes', 'src'])
  })
})

describe('diff', () => {
  const compare = (server: Server, journal = journalFile): Promise<string[]> =>
    diff({
      local: localOf(source.root),
      remote: openRemote(server.origin),
      journal: openJournal(journal),
    })

  it('finds nothing after a push, with its journal and without', async () => {
    const target = await places.serve()
    await pushTo(target)
    await publish(target)
    expect(await compare(target)).toEqual([])
    source.write('content/media/b/mark.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>')
    expect(await compare(target)).toEqual(['file b/mark.svg: differs'])
  })

  it('tells documents apart by type, language and uid when there is no journal', async () => {
    const target = await places.serve()
    rmSync(join(source.root, 'content/media/b'), { recursive: true })
    const { alternate_languages } = JSON.parse(
      filesOf(source.root)['content/documents/en-gb/page.home.json'] ?? '',
    ) as JsonObject
    const home = stored('en-gb', 'page.home', {
      ...{ uid: 'home', alternate_languages: alternate_languages ?? [], data: { title: 'Home' } },
    })
    source.write('content/documents/en-gb/page.home.json', home)
    await pushTo(target)
    await publish(target)
    source.write('content/assets.json', {
      assets: [{ id: 'x', file: 'a/mark.svg', alt: 'Mark', tags: ['logos'] }],
    })
    expect(await compare(target, noJournal())).toEqual([])
  })

  it('names what differs, and on which side it is', async () => {
    const target = await places.serve()
    await pushTo(target)
    await publish(target)
    const page = stored('de-de', 'page.start', {
      uid: 'start',
      data: { title: 'Neu', link: { link_type: 'Any' } },
    })
    source.write('content/documents/de-de/page.start.json', page)
    rmSync(join(source.root, 'content/documents/fr-fr/page.seul.json'))
    source.write('content/documents/en-gb/page.new.json', stored('en-gb', 'page.new', { uid: 'new' }))
    source.write('content/media/new.txt', 'x')
    rmSync(join(source.root, 'src/slices/Hero'), { recursive: true })
    expect((await compare(target)).sort()).toEqual([
      'document page new (en-gb): only here',
      'document page seul (fr-fr): only in the repository',
      'document page start (de-de): alternate_languages.0, data.title',
      'file new.txt: only here',
      'slice hero: only in the repository',
    ])
  })
})
