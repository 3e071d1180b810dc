/**
 * The data of a document that arrives by the Migration API: checked against the model, and completed as the content API
 * serves it. A client sends of a linked document, of an image and of a file the id; the rest is known here.
 */
import { isRecord } from '../src/core/values/record'
import type { StoredAsset } from './assetFiles'
import type { StoredDocument } from './documents'
import type { Json, JsonObject } from './json'
import { fieldsOfType, sharedChoices, variationsOf, type Field, type Fields } from './models'
import type { Model } from './repository'

export type DataContext = {
  customTypes: readonly Model[]
  sharedSlices: readonly Model[]
  document: (id: string) => StoredDocument | undefined
  asset: (id: string) => StoredAsset | undefined
}

/** Gives the completed data and all problems, each with the place of the field. Data with problems is not to be stored. */
export function completeData(
  type: Model,
  data: JsonObject,
  context: DataContext,
): { data: JsonObject; problems: string[] } {
  const completion = new Completion(context)
  const completed = completion.fields(data, fieldsOfType(type), 'data', `the type "${type.id}"`)
  return { data: completed, problems: completion.problems }
}

const textTypes = ['Text', 'Select', 'Date', 'Timestamp', 'Color', 'UID']

class Completion {
  readonly problems: string[] = []
  readonly #context: DataContext

  constructor(context: DataContext) {
    this.#context = context
  }

  fields(values: JsonObject, fields: Fields, path: string, owner: string): JsonObject {
    return Object.fromEntries(
      Object.entries(values).map(([name, value]) => {
        const field = Object.hasOwn(fields, name) ? fields[name] : undefined
        const place = `${path}.${name}`
        if (!field) this.#report(place, `${owner} has no such field`)
        else if (field.type === 'UID') this.#report(place, 'the uid belongs beside "data"')
        return [name, field ? this.#field(value, field, place) : value]
      }),
    )
  }

  #field(value: Json, { type, config }: Field, path: string): Json {
    if (textTypes.includes(type)) return this.#simple(value, 'string', 'a text', path)
    if (type === 'Number' || type === 'Range') return this.#simple(value, 'number', 'a number', path)
    if (type === 'Boolean') return this.#simple(value, 'boolean', 'true or false', path)
    if (value === null) return value
    if (type === 'Group') return this.#group(value, config.fields ?? {}, path, 'the group')
    if (type === 'Slices') return this.#slices(value, sharedChoices(config), path)
    if (type === 'StructuredText') return this.#list(value, path, (block, at) => this.#block(block, at))
    if (type === 'Image') return this.#image(value, path, config.thumbnails?.map(({ name }) => name) ?? [])
    if (type === 'Link' && config.repeat) return this.#list(value, path, (link, at) => this.#link(link, at))
    if (type === 'Link') return this.#link(value, path)
    if (!isRecord(value)) this.#report(path, 'must be an object')
    return value
  }

  #simple(value: Json, type: 'string' | 'number' | 'boolean', name: string, path: string): Json {
    if (value !== null && typeof value !== type) this.#report(path, `must be ${name} or null`)
    return value
  }

  #list(value: Json, path: string, entry: (value: Json, path: string) => Json): Json {
    if (Array.isArray(value)) return value.map((one, index) => entry(one, `${path}.${index}`))
    this.#report(path, 'must be a list')
    return value
  }

  #group(value: Json, fields: Fields, path: string, owner: string): Json {
    return this.#list(value, path, (entry, at) => {
      if (isRecord(entry)) return this.fields(entry, fields, at, owner)
      this.#report(at, 'must be an object')
      return entry
    })
  }

  #slices(value: Json, choices: readonly string[], path: string): Json {
    return this.#list(value, path, (slice, at) => {
      const { slice_type: id, variation = 'default', primary = {}, items = [] } = isRecord(slice) ? slice : {}
      const model = this.#context.sharedSlices.find((one) => one.id === id)
      const fields = model && variationsOf(model).get(String(variation))
      if (!isRecord(slice) || typeof id !== 'string') this.#report(at, 'a slice needs "slice_type"')
      else if (!choices.includes(id) || !model) this.#report(at, `the slice zone takes no slice "${id}"`)
      else if (!fields) this.#report(at, `the slice "${id}" has no variation "${String(variation)}"`)
      else if (!isRecord(primary)) this.#report(`${at}.primary`, 'must be an object')
      else {
        return {
          ...slice,
          primary: this.fields(primary, fields.primary, `${at}.primary`, `the slice "${id}"`),
          items: this.#group(items, fields.items, `${at}.items`, `the slice "${id}"`),
        }
      }
      return slice
    })
  }

  #block(block: Json, path: string): Json {
    if (!isRecord(block) || typeof block['type'] !== 'string') {
      this.#report(path, 'a block of a rich text needs "type"')
      return block
    }
    if (block['type'] === 'image') {
      const { type, linkTo, ...image } = block
      const completed = this.#image(image, path, [])
      const link: JsonObject =
        linkTo === undefined || linkTo === null ? {} : { linkTo: this.#link(linkTo, `${path}.linkTo`) }
      return isRecord(completed) ? { type, ...completed, ...link } : completed
    }
    if (block['type'] === 'embed') return block
    if (typeof block['text'] !== 'string') this.#report(`${path}.text`, 'must be a text')
    const spans = this.#list(block['spans'] ?? [], `${path}.spans`, (span, at) => {
      if (!isRecord(span)) this.#report(at, 'must be an object')
      const isLink = isRecord(span) && span['type'] === 'hyperlink'
      return isLink ? { ...span, data: this.#link(span['data'] ?? null, `${at}.data`) } : span
    })
    return { ...block, spans }
  }

  #image(value: Json, path: string, thumbnails: readonly string[]): Json {
    if (!isRecord(value)) {
      this.#report(path, 'must be an image')
      return value
    }
    const { id, dimensions, alt, copyright, url: _url, edit, ...others } = value
    const views = Object.entries(others).map(([name, view]) => {
      if (!thumbnails.includes(name)) this.#report(`${path}.${name}`, 'the image has no such thumbnail')
      return [name, this.#image(view, `${path}.${name}`, [])] as const
    })
    // An image that was left empty: {}, or one with its empty thumbnails.
    if (id === undefined || id === null) return { ...value, ...Object.fromEntries(views) }
    const asset = this.#asset(id, path)
    if (!asset) return value
    const { width = 0, height = 0 } = asset
    return {
      dimensions: dimensions ?? { width, height },
      alt: alt === undefined ? (asset.alt ?? null) : alt,
      copyright: copyright === undefined ? (asset.credits ?? null) : copyright,
      url: addressOf(asset),
      id,
      edit: edit ?? { x: 0, y: 0, zoom: 1, background: 'transparent' },
      ...Object.fromEntries(views),
    }
  }

  #link(value: Json, path: string): Json {
    const link = isRecord(value) ? value : {}
    const { link_type: kind, id, key, text, variant, target } = link
    const optional = Object.fromEntries(
      Object.entries({ key, text, variant, target }).flatMap(([name, one]) =>
        one === undefined ? [] : [[name, one]],
      ),
    )
    if (kind === 'Document' && typeof id === 'string') return { ...this.#documentLink(id), ...optional }
    if (kind === 'Media' && typeof id === 'string') {
      const asset = this.#asset(id, path)
      return asset ? { ...mediaLink(asset), ...optional } : link
    }
    const isComplete = kind === 'Any' || (kind === 'Web' && typeof link['url'] === 'string')
    if (!isComplete)
      this.#report(path, 'must be a link: to a document or media with "id", to the web with "url"')
    return value
  }

  #documentLink(id: string): JsonObject {
    const document = this.#context.document(id)
    // As Prismic serves a link to a document that is gone.
    if (!document)
      return {
        link_type: 'Document',
        id,
        type: 'broken_type',
        tags: [],
        lang: null,
        slug: '-',
        isBroken: true,
      }
    const { type, tags, lang, slugs, uid } = document
    const [slug = '-'] = slugs
    return {
      link_type: 'Document',
      id,
      type,
      tags,
      lang,
      slug,
      ...(uid === null ? {} : { uid }),
      isBroken: false,
    }
  }

  #asset(id: Json, path: string): StoredAsset | undefined {
    const asset = typeof id === 'string' ? this.#context.asset(id) : undefined
    if (!asset) this.#report(path, `there is no asset with the id ${JSON.stringify(id)}`)
    return asset
  }

  #report(path: string, message: string): void {
    this.problems.push(`${path}: ${message}.`)
  }
}

const addressOf = ({ file }: StoredAsset): string =>
  `/media/${file.split('/').map(encodeURIComponent).join('/')}`

function mediaLink(asset: StoredAsset): JsonObject {
  const { id, kind, filename, size, width, height } = asset
  const dimensions: JsonObject = width && height ? { width: String(width), height: String(height) } : {}
  return {
    link_type: 'Media',
    id,
    kind,
    url: addressOf(asset),
    name: filename,
    size: String(size),
    ...dimensions,
  }
}
