/**
 * The media library of a repository: files of `content/media`, and what is known of them beyond the file in
 * `content/assets.json`. A file without an entry there is in the library too, with an id made of its path.
 */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { basename, join, relative, sep } from 'node:path'
import { getMimeType } from 'hono/utils/mime'
import { z } from 'zod'
import { fileNameOf, displayName } from './assetNames'
import { imageSize, type Size } from './imageSize'
import { parseJson } from './json'
import { uploadProblem } from './mediaProblem'
import { writeNew, writeWhole } from './wholeFile'

const metadataSchema = z.object({
  id: z.string().min(1),
  /** Path from the folder of the media, with slashes. */
  file: z.string().min(1),
  /** The name that it is listed with, when it is not that of the file. */
  filename: z.string().optional(),
  alt: z.string().optional(),
  notes: z.string().optional(),
  credits: z.string().optional(),
  tags: z.array(z.string()).optional(),
})
const librarySchema = z.object({
  tags: z.array(z.string()).default([]),
  assets: z.array(metadataSchema).default([]),
})

/** What is stored of an asset beside its file. */
export type AssetMetadata = z.infer<typeof metadataSchema>
/** The content of `content/assets.json`. */
export type AssetLibrary = z.infer<typeof librarySchema>

export type StoredAsset = AssetMetadata & {
  filename: string
  size: number
  kind: 'image' | 'video' | 'audio' | 'document'
  modified: number
} & Partial<Size>

export type AssetTexts = Partial<Pick<AssetMetadata, 'alt' | 'notes' | 'credits' | 'filename' | 'tags'>>

/** Thrown for a file that the library does not take; the message is a sentence for an editor. */
export class RefusedFile extends Error {
  override readonly name = 'RefusedFile'
}

type KnownFile = { stamp: string; digest: string; dimensions: Size | undefined }

/**
 * The library of a file `assets.json`; an empty one when there is no such file. Throws when it is faulty: what it says
 * would be lost with the next change.
 */
export function readAssetLibrary(file: string): AssetLibrary {
  if (!existsSync(file)) return { tags: [], assets: [] }
  const read = parseJson(readFileSync(file, 'utf8'))
  if ('error' in read) throw new Error(`${file}:${read.error.line} ${read.error.message}`)
  const parsed = librarySchema.safeParse(read.value)
  if (parsed.success) return parsed.data
  throw new Error(
    `${file}: ${parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('; ')}`,
  )
}

/** The text of `assets.json`: in the order of the files, without what is empty. */
export function assetLibraryText({ tags, assets }: AssetLibrary): string {
  const kept = [...assets]
    .sort((a, b) => (a.file < b.file ? -1 : 1))
    .map(({ id, file, filename, alt, notes, credits, tags: own = [] }) => ({
      id,
      file,
      ...(filename && filename !== basename(file) ? { filename } : {}),
      ...(alt ? { alt } : {}),
      ...(notes ? { notes } : {}),
      ...(credits ? { credits } : {}),
      ...(own.length > 0 ? { tags: own } : {}),
    }))
  return `${JSON.stringify({ tags: [...tags].sort(), assets: kept }, null, 2)}\n`
}

/** The id of a file that has no entry: `logos/mark.svg` has `logos-mark-svg`. */
const idOfFile = (file: string): string => file.replace(/[^\w]+/g, '-')

export class AssetFiles {
  readonly #media: string
  readonly #file: string
  readonly #known = new Map<string, KnownFile>()

  constructor(content: string) {
    this.#media = join(content, 'media')
    this.#file = join(content, 'assets.json')
  }

  /** Every file of the library, by its path. */
  list(): StoredAsset[] {
    const metadata = new Map(readAssetLibrary(this.#file).assets.map((asset) => [asset.file, asset]))
    return this.#files().map((file) => {
      const path = join(this.#media, file)
      const { size, mtimeMs } = statSync(path)
      const known = metadata.get(file) ?? { id: idOfFile(file), file }
      return {
        ...known,
        filename: known.filename ?? basename(file),
        size,
        modified: Math.round(mtimeMs),
        kind: kindOf(file),
        ...this.#read(file).dimensions,
      }
    })
  }

  /** The asset of an id; undefined when there is none. */
  find(id: string): StoredAsset | undefined {
    return this.list().find((asset) => asset.id === id)
  }

  /** The names of all tags. */
  tags(): string[] {
    const { tags, assets } = readAssetLibrary(this.#file)
    return [...new Set([...tags, ...assets.flatMap((asset) => asset.tags ?? [])])].sort()
  }

  addTag(name: string): void {
    const library = readAssetLibrary(this.#file)
    if (!this.tags().includes(name)) this.#write({ ...library, tags: [...library.tags, name] })
  }

  /**
   * Stores a file with the given name. A second upload of the same file under the same name is the same asset, as when the
   * answer to the first was lost; everything else is a new one, whose file gets another name where that is taken. Gives the
   * asset. `newId` is requested when it is a new one. Rejects with a RefusedFile, and stores nothing, when the content
   * is not what the library takes; with another error when it could not be written, of which nothing stays either.
   */
  async add(content: Buffer, uploaded: string, texts: AssetTexts, newId: () => string): Promise<StoredAsset> {
    const filename = displayName(uploaded)
    const problem = await uploadProblem(content, filename)
    if (problem !== undefined) throw new RefusedFile(`“${filename}” ${problem}.`)
    // From here on in one go: no other upload comes between.
    const known = this.#uploaded(content, filename, texts)
    if (known) return this.update(known.id, texts) ?? known
    const file = this.#store(content, filename)
    try {
      const id = newId()
      const library = readAssetLibrary(this.#file)
      this.#write({ ...library, assets: [...library.assets, { id, file, filename, ...texts }] })
      const added = this.find(id)
      if (!added) throw new Error(`The asset "${file}" was written and is not there.`)
      return added
    } catch (error) {
      rmSync(join(this.#media, file), { force: true })
      throw error
    }
  }

  /** The asset of an earlier upload of the same file, with no other texts. */
  #uploaded(content: Buffer, filename: string, texts: AssetTexts): StoredAsset | undefined {
    const digest = digestOf(content)
    return this.list().find(
      (asset) =>
        asset.filename === filename &&
        asset.size === content.length &&
        this.#read(asset.file).digest === digest &&
        (['alt', 'notes', 'credits'] as const).every(
          (name) => !texts[name] || !asset[name] || texts[name] === asset[name],
        ),
    )
  }

  /** Changes what is known of an asset; an empty text removes it. Undefined when there is no such asset. */
  update(id: string, texts: AssetTexts): StoredAsset | undefined {
    const asset = this.find(id)
    if (!asset) return undefined
    const library = readAssetLibrary(this.#file)
    const others = library.assets.filter(({ file }) => file !== asset.file)
    const { file, alt, notes, credits, tags, ...named } = { ...asset, ...texts }
    const filename = displayName(named.filename)
    this.#write({ ...library, assets: [...others, { id, file, filename, alt, notes, credits, tags }] })
    return this.find(id)
  }

  #files(): string[] {
    if (!existsSync(this.#media)) return []
    return readdirSync(this.#media, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.') && !entry.name.endsWith('.tmp'))
      .map((entry) => relative(this.#media, join(entry.parentPath, entry.name)).split(sep).join('/'))
      .sort()
  }

  #read(file: string): KnownFile {
    const path = join(this.#media, file)
    const { mtimeMs, size, ino } = statSync(path)
    const stamp = [mtimeMs, size, ino].join(' ')
    const known = this.#known.get(file)
    if (known?.stamp === stamp) return known
    const content = readFileSync(path)
    const dimensions = kindOf(file) === 'image' ? imageSize(content) : undefined
    const read = { stamp, digest: digestOf(content), dimensions }
    this.#known.set(file, read)
    return read
  }

  /** Writes a file under the first name that is free. Gives its name. */
  #store(content: Buffer, filename: string): string {
    // Some file systems hold upper and lower case for the same.
    const taken = new Set(this.#files().map((file) => file.toLowerCase()))
    for (let number = 1; ; number += 1) {
      const name = fileNameOf(filename, number)
      if (!taken.has(name.toLowerCase()) && writeNew(join(this.#media, name), content)) return name
    }
  }

  #write(library: AssetLibrary): void {
    writeWhole(this.#file, assetLibraryText(library))
  }
}

const digestOf = (content: Buffer): string => createHash('sha256').update(content).digest('hex')

function kindOf(file: string): StoredAsset['kind'] {
  const [kind] = (getMimeType(file) ?? '').split('/')
  return kind === 'image' || kind === 'video' || kind === 'audio' ? kind : 'document'
}
