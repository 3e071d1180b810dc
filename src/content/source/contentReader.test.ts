import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { sampleDocuments, writeContent } from '../../../scripts/sampleContent'
import { temporaryFolder } from '../../../scripts/temporaryFolder'
import { parseEnvironment } from '../../core/environment'
import { messageOf } from '../../core/values/error'
import { readJson } from '../../core/values/readJson'
import { ContentError } from './contentError'
import { contentReader } from './contentReader'
import { openContent, readContent } from './readContent'

const root = path.resolve(__dirname, '../../..')
const about = 'documents/en-gb/about.about.json'
const bakery = 'documents/en-gb/en-gb.customer_case.sample-bakery.json'

jest.setTimeout(60_000)

/** Content in a folder that may be edited: a document of it has another title then. */
function editable(folder: string, file: string) {
  const environment = parseEnvironment({ CONTENT_DIR: folder })
  const edit = (change: (title: string) => string): void => {
    const document = readJson(path.join(folder, file)) as { data: { title: string } }
    document.data.title = change(document.data.title)
    writeFileSync(path.join(folder, file), JSON.stringify(document, null, 2))
  }
  return { folder, environment, edit }
}

/** The site's own content. */
function ownContent() {
  const folder = temporaryFolder('content-reader')
  cpSync(path.join(root, 'content/documents'), path.join(folder, 'documents'), { recursive: true })
  symlinkSync(path.join(root, 'content/media'), path.join(folder, 'media'))
  for (const file of ['assets.json', 'jobs.json']) cpSync(path.join(root, 'content', file), path.join(folder, file))
  return editable(folder, about)
}

/** A small content set. */
function smallContent() {
  const folder = temporaryFolder('content-reader')
  writeContent(folder, sampleDocuments('Sample'))
  mkdirSync(path.join(folder, 'media'))
  return editable(folder, bakery)
}

it('gives what reading everything gives, after each change, and says what is wrong', async () => {
  const { environment, edit } = ownContent()
  const reader = contentReader(root, environment)
  const read = async () => reader.read(await reader.open())
  const first = await read()

  edit(() => 'Words of a publish')
  const second = await read()
  expect(second.ref).not.toBe(first.ref)
  const whole = await readContent(root, await openContent(root, environment))
  expect({ ...second }).toEqual({ ...whole })
  expect(second.documents.filter((document) => !first.documents.includes(document))).toHaveLength(1)

  edit((title) => `${title} {market.vatt}`)
  await expect(read()).rejects.toThrow(ContentError)
  edit(() => 'Words of a publish')
  await expect(read()).resolves.toMatchObject({ ref: second.ref })
})

it('a picture that cannot be used stops what shows it: not the site that does not, nor one that serves it already', async () => {
  const { folder, environment, edit } = smallContent()
  writeFileSync(path.join(folder, 'media/unused.png'), '')
  const reader = contentReader(root, environment)
  await expect(reader.open().then(reader.read)).resolves.toBeDefined()
  await expect(openContent(root, environment).then((of) => readContent(root, of))).resolves.toBeDefined()

  const file = path.join(folder, bakery)
  const text = readFileSync(file, 'utf8')
  const document = JSON.parse(text) as { data: { meta_image: unknown } }
  const dimensions = { width: 1, height: 1 }
  document.data.meta_image = { url: '/media/unused.png', id: 'unused', alt: 'Team', dimensions }
  writeFileSync(file, JSON.stringify(document, null, 2))
  const refused = async () => readContent(root, await openContent(root, environment))
  const refusal = await refused().catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(ContentError)
  expect(messageOf(refusal)).toMatch(
    /en-gb\.customer_case\.sample-bakery[\s\S]*meta_image[\s\S]*"unused\.png" of the media is empty \(0 bytes\)/,
  )
  await expect(reader.open().then(reader.read)).rejects.toThrow('unused.png')
  const served = contentReader(root, environment, (one) => one === 'unused.png')
  await expect(served.open().then(served.read)).resolves.toBeDefined()

  writeFileSync(file, text)
  rmSync(path.join(folder, 'media/unused.png'))
  edit((title) => title)
  await expect(reader.open().then(reader.read)).resolves.toBeDefined()
})
