/** A folder with every kind of field, link and file, and an empty repository over real HTTP. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { loadRepository, type JsonObject } from '../content-api'
import { ContentFolder, makeDocument } from '../content-api/content.fixture'
import { serveContent, type ContentServer } from '../content-api/server.fixture'
import { addressesOf, Journal, readLocalContent, Remote, Sender, type Tokens } from './index'

const field = (type: string, config: JsonObject = {}): JsonObject => ({ type, config })
const fields = {
  uid: field('UID'),
  title: field('Text'),
  body: field('StructuredText'),
  image: field('Image', { thumbnails: [{ name: 'small' }] }),
  link: field('Link'),
  links: field('Link', { repeat: true }),
  file: field('Link', { select: 'media' }),
  entries: field('Group', { fields: { link: field('Link') } }),
  slices: field('Slices', { choices: { hero: { type: 'SharedSlice' } } }),
}
const model = (id: string): JsonObject => ({
  id,
  label: id,
  repeatable: true,
  status: true,
  json: { Main: fields },
})
const hero: JsonObject = {
  id: 'hero',
  type: 'SharedSlice',
  name: 'Hero',
  variations: [{ id: 'default', primary: { image: field('Image') }, items: { link: field('Link') } }],
}

const image = (file: string, id: string): JsonObject => ({
  dimensions: { width: 4, height: 5 },
  alt: 'Mark',
  copyright: null,
  url: `/media/${file}`,
  id,
  edit: { x: 0, y: 0, zoom: 1, background: 'transparent' },
})
export const linkTo = (id: string, uid: string | null, type = 'page', lang = 'en-gb'): JsonObject => ({
  ...{ link_type: 'Document', id, type, tags: [], lang, slug: `slug-of-${id}` },
  ...(uid === null ? {} : { uid }),
  isBroken: false,
})

/** What a repository gives for a field that a document does not have. */
const empty: JsonObject = {
  title: null,
  body: [],
  image: { small: {} },
  link: { link_type: 'Any' },
  links: [],
  file: { link_type: 'Any' },
  entries: [],
  slices: [],
}
const withEmpty = (data: JsonObject): JsonObject => ({
  ...data,
  ...Object.fromEntries(Object.entries(empty).filter(([name]) => !(name in data))),
})

/** A document as `pull` writes it. */
export function stored(lang: string, name: string, properties: JsonObject): JsonObject {
  const id = `${lang}.${name}`
  const { uid = null, type = 'page', ...others } = properties
  const { url, tags, first_publication_date, last_publication_date, linked_documents } = makeDocument({ id })
  return {
    ...{ id, uid, url: url ?? null, type },
    href: `/api/v2/documents/search?q=${encodeURIComponent(`[[at(document.id,"${id}")]]`)}`,
    ...{ tags: tags ?? [], first_publication_date: first_publication_date ?? null },
    last_publication_date: last_publication_date ?? null,
    slugs: [`slug-of-${id}`],
    linked_documents: linked_documents ?? [],
    lang,
    alternate_languages: [],
    ...others,
    data: withEmpty((others['data'] ?? {}) as JsonObject),
  }
}

const alternate = (id: string, uid: string | null, lang: string): JsonObject => ({
  ...{ id, type: 'page', lang },
  ...(uid === null ? {} : { uid }),
})

/** Fills a folder. Two markets have no uid and one type and language; one group of translations has no master language. */
export function fillFolder(folder: ContentFolder): void {
  const write = (path: string, value: JsonObject): void =>
    folder.write(path, `${JSON.stringify(value, null, 2)}\n`)
  for (const type of ['page', 'market']) write(`customtypes/${type}/index.json`, model(type))
  write('src/slices/Hero/model.json', hero)
  const svg = (width: number): string =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="5"/>`
  folder.write('content/media/a/mark.svg', svg(4))
  folder.write('content/media/b/mark.svg', svg(44))
  folder.write('content/media/paper.pdf', '%PDF-1.7 %%EOF')
  write('content/assets.json', {
    tags: ['logos'],
    assets: [
      { id: 'mark-a', file: 'a/mark.svg', alt: 'Mark', tags: ['logos'] },
      { id: 'mark-b', file: 'b/mark.svg' },
      { id: 'paper', file: 'paper.pdf' },
    ],
  })
  const document = (lang: string, name: string, properties: JsonObject): void =>
    write(`content/documents/${lang}/${name}.json`, stored(lang, name, properties))
  document('en-gb', 'page.home', {
    uid: 'home',
    tags: ['first'],
    alternate_languages: [alternate('de-de.page.start', 'start', 'de-de')],
    data: {
      title: 'Home',
      body: [
        {
          type: 'paragraph',
          text: 'See plans',
          spans: [{ start: 4, end: 9, type: 'hyperlink', data: linkTo('en-gb.page.plans', 'plans') }],
        },
        {
          type: 'image',
          ...image('a/mark.svg', 'mark-a'),
          linkTo: { link_type: 'Web', url: 'https://x.test' },
        },
      ],
      image: { ...image('a/mark.svg', 'mark-a'), small: image('b/mark.svg', 'mark-b') },
      link: { ...linkTo('en-gb.page.plans', 'plans'), text: 'Plans' },
      links: [{ ...linkTo('en-gb.market.en', null, 'market'), key: 'k1' }],
      file: {
        link_type: 'Media',
        id: 'paper',
        kind: 'document',
        url: '/media/paper.pdf',
        name: 'paper.pdf',
        size: '14',
      },
      entries: [
        { link: { link_type: 'Any' } },
        { link: { link_type: 'Web', url: 'https://x.test', text: 'X' } },
      ],
      slices: [
        {
          ...{
            id: 'hero$1',
            slice_type: 'hero',
            slice_label: null,
            variation: 'default',
            version: 'initial',
          },
          primary: { image: image('b/mark.svg', 'mark-b') },
          items: [{ link: linkTo('de-de.page.start', 'start', 'page', 'de-de') }],
        },
      ],
    },
  })
  document('en-gb', 'page.plans', {
    uid: 'plans',
    data: { title: null, image: {}, link: { ...linkTo('en-gb.page.home', 'home'), tags: ['first'] } },
  })
  document('de-de', 'page.start', {
    uid: 'start',
    alternate_languages: [alternate('en-gb.page.home', 'home', 'en-gb')],
    data: { title: 'Start', link: { link_type: 'Any' } },
  })
  document('en-gb', 'market.en', { type: 'market', data: { title: 'UK' } })
  document('en-gb', 'market.lu', { type: 'market', data: { title: 'Luxembourg' } })
  document('de-de', 'page.allein', {
    uid: 'allein',
    alternate_languages: [alternate('fr-fr.page.seul', 'seul', 'fr-fr')],
    data: { title: 'Allein' },
  })
  document('fr-fr', 'page.seul', {
    uid: 'seul',
    alternate_languages: [alternate('de-de.page.allein', 'allein', 'de-de')],
    data: { title: 'Seul' },
  })
}

/** All files below a folder with their texts. */
export function filesOf(folder: string): Record<string, string> {
  if (!existsSync(folder)) return {}
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  const paths = files.map((entry) => join(entry.parentPath, entry.name)).sort()
  return Object.fromEntries(paths.map((path) => [relative(folder, path), readFileSync(path, 'utf8')]))
}

/** Temporary folders and servers of a test, taken away together. */
export class Places {
  readonly #folders: string[] = []
  readonly #servers: ContentServer[] = []

  folder(): string {
    const folder = mkdtempSync(join(tmpdir(), 'transfer-'))
    this.#folders.push(folder)
    return folder
  }

  /** The source: a filled folder. */
  source(): ContentFolder {
    const folder = new ContentFolder()
    this.#folders.push(folder.root)
    fillFolder(folder)
    return folder
  }

  /** A repository over HTTP; an empty one when no folder is given. */
  async serve(root = this.folder(), options: Parameters<typeof serveContent>[1] = {}) {
    const { repository } = loadRepository(root, { languages: ['en-gb', 'de-de', 'fr-fr'] })
    const server = await serveContent(repository, options)
    this.#servers.push(server)
    return { ...server, root, repository }
  }

  async remove(): Promise<void> {
    for (const server of this.#servers.splice(0)) await server.stop()
    for (const folder of this.#folders.splice(0)) rmSync(folder, { recursive: true, force: true })
  }
}

export type OpenOptions = { interval?: number; tokens?: Tokens; fetch?: typeof globalThis.fetch }

export function openRemote(origin: string, { interval = 0, tokens = {}, fetch }: OpenOptions = {}): Remote {
  const addresses = addressesOf({ endpoint: origin })
  const { repository } = addresses
  return new Remote(addresses, new Sender({ repository, interval, ...(fetch ? { fetch } : {}) }), tokens)
}

export const openJournal = (file: string): Journal => new Journal(file, 'a test')
export const localOf = (root: string) => readLocalContent(root, join(root, 'content'))
