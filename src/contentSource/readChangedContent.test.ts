import { cpSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { ContentFolder } from '../../content-api/content.fixture'
import { locales } from '../../locales.config'
import { parseEnvironment } from '../environment'
import { storeContentState } from './contentState'
import { readChangedContent, readWholeContent, type Reading } from './readChangedContent'

let folder: ContentFolder

beforeEach(() => {
  folder = new ContentFolder()
  // The digest of the code needs the code.
  for (const part of ['locales.config.ts', 'customtypes', 'plugins', 'content-api', 'src']) {
    cpSync(part, path.join(folder.root, part), { recursive: true })
  }
  mkdirSync(path.join(folder.root, '.cache'))
  for (const { code, urlCode, contentLanguage: lang, isPrimary } of locales) {
    const data = { localeCode: code, currency: 'EUR' }
    folder.publish({ id: `market-${urlCode}`, type: 'market', lang, data })
    if (urlCode === 'us') continue
    const type = isPrimary ? 'homepage' : 'secondary_homepage'
    folder.publish({ id: `home-${urlCode}`, type, lang, data: isPrimary ? {} : { localeCode: code } })
  }
})
afterEach(() => folder.remove())

const read = (): Promise<Reading> => readChangedContent(folder.root, parseEnvironment({}))

it('reads everything the first time, nothing while nothing changes, and everything when it must', async () => {
  const { content, ...state } = await read()
  expect(content?.documents).toHaveLength(locales.length * 2 - 1)
  storeContentState(folder.root, state)
  expect(await read()).toEqual(state)
  expect((await readWholeContent(folder.root, parseEnvironment({}))).ref).toBe(state.ref)
})

it('reads again after a publish', async () => {
  const { ref, code } = await read()
  storeContentState(folder.root, { ref, code })
  folder.publish({ id: 'about', uid: 'about', type: 'about', lang: 'de-de', data: { title: 'Über uns' } })
  expect((await read()).content?.documents).toHaveLength(locales.length * 2)
})

it('reports a new file that cannot be read, although the documents are the same', async () => {
  const { ref, code } = await read()
  storeContentState(folder.root, { ref, code })
  folder.write('content/documents/en-gb/page.typo.json', '{ "id": ')
  await expect(read()).rejects.toThrow('page.typo.json:1')
})
