/** Prismic's Asset API on the media library of the embedded repository: what its write client calls, and the list. */
import { createHash, randomBytes } from 'node:crypto'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import { RefusedFile, type AssetFiles, type AssetTexts, type StoredAsset } from './assetFiles'
import { maxUploadBytes } from './editingContract'

const defaultPageSize = 50
const maximumPageSize = 500

/** An answer other than success; the client reads `error`. */
class AssetApiError extends Error {
  constructor(
    readonly status: 400 | 404 | 413,
    message: string,
  ) {
    super(message)
  }
}

const limitedText = (name: string) =>
  z
    .string({ error: `"${name}" must be a text.` })
    .max(500, `"${name}" may have 500 characters.`)
    .optional()

const textsSchema = z.object({
  alt: limitedText('alt'),
  notes: limitedText('notes'),
  credits: limitedText('credits'),
})
const tagIdsSchema = z.array(z.string(), { error: '"tags" must be a list of ids of tags.' })
const changeSchema = textsSchema.extend({
  filename: z.string({ error: '"filename" must be a text.' }).min(1, '"filename" is empty.').optional(),
  tags: tagIdsSchema.optional(),
})
const tagError = '"name" must be a text of 3 to 20 characters.'
const tagSchema = z.object({ name: z.string({ error: tagError }).min(3, tagError).max(20, tagError) })
const pageSchema = z.object({
  limit: z.coerce
    .number()
    .int()
    .min(1)
    .max(maximumPageSize, `"limit" may be ${maximumPageSize}.`)
    .default(defaultPageSize),
  cursor: z.string().optional(),
  assetType: z.enum(['all', 'audio', 'document', 'image', 'video']).default('all'),
})

function parsed<T>(schema: z.ZodType<T>, value: unknown): T {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  throw new AssetApiError(400, [...new Set(result.error.issues.map(({ message }) => message))].join(' '))
}

/** The id of a tag: made of its name, as a tag has nothing else. */
const tagId = (name: string): string => createHash('sha256').update(name).digest('hex').slice(0, 16)

/** The version of what is known of an asset. */
const etagOf = ({ filename, alt = '', notes = '', credits = '', tags = [] }: StoredAsset): string => {
  const texts = JSON.stringify([filename, alt, notes, credits, [...tags].sort()])
  return `"${createHash('sha256').update(texts).digest('base64url').slice(0, 16)}"`
}

const without = <T extends object>(texts: T): Partial<T> =>
  Object.fromEntries(Object.entries(texts).filter(([, value]) => value !== undefined)) as Partial<T>

/** Builds the application. `origin` is that of the addresses of files, which `/media/*` serves. */
export function createAssetApi({ files, origin }: { files: AssetFiles; origin: string }): Hono {
  const app = new Hono({ strict: false })
  const limit = bodyLimit({
    maxSize: maxUploadBytes,
    onError: () => {
      throw new AssetApiError(413, `A file may have ${maxUploadBytes / 1024 / 1024} MB.`)
    },
  })
  app.use('/assets', limit)
  app.use('/assets/*', limit)
  app.use('/tags', limit)
  app.onError((error, c) => {
    if (error instanceof AssetApiError) return c.json({ error: error.message }, error.status)
    if (error instanceof RefusedFile) return c.json({ error: error.message }, 400)
    return c.json({ error: `The file could not be stored: ${error.message}` }, 500)
  })

  const tag = (name: string) => ({ id: tagId(name), name, created_at: 0, last_modified: 0 })
  const answer = ({ file, tags = [], modified, ...asset }: StoredAsset) => ({
    ...asset,
    url: `${origin}/media/${file.split('/').map(encodeURIComponent).join('/')}`,
    extension: /\.(\w+)$/.exec(file)?.[1] ?? '',
    created_at: modified,
    last_modified: modified,
    tags: tags.map(tag),
  })
  const namesOf = (ids: readonly string[]): string[] => {
    const known = new Map(files.tags().map((name) => [tagId(name), name]))
    const unknown = ids.filter((id) => !known.has(id))
    if (unknown.length > 0) throw new AssetApiError(400, `There is no tag ${unknown.join(', ')}.`)
    return ids.flatMap((id) => known.get(id) ?? [])
  }

  app.get('/assets', (c) => {
    const { limit: size, cursor, assetType } = parsed(pageSchema, c.req.query())
    const all = files.list().filter(({ kind }) => assetType === 'all' || kind === assetType)
    const last = cursor === undefined ? -1 : all.findIndex(({ id }) => id === cursor)
    if (cursor !== undefined && last < 0) throw new AssetApiError(400, 'There is no asset at "cursor".')
    const items = all.slice(last + 1, last + 1 + size)
    const next = last + 1 + size < all.length ? items.at(-1)?.id : undefined
    return c.json({
      items: items.map(answer),
      total: all.length,
      ...(next === undefined ? {} : { cursor: next }),
      is_opensearch_result: false,
    })
  })

  app.post('/assets', async (c) => {
    const form = await c.req.parseBody({ all: true }).catch(() => undefined)
    const file = form?.['file']
    if (!form || !(file instanceof File)) {
      throw new AssetApiError(400, 'Send a form (multipart/form-data) with the part "file".')
    }
    const texts: AssetTexts = without(
      parsed(textsSchema, { alt: form['alt'], notes: form['notes'], credits: form['credits'] }),
    )
    const tags = namesOf(parsed(tagIdsSchema, [form['tags'] ?? []].flat()))
    const content = Buffer.from(await file.arrayBuffer())
    const newId = (): string => randomBytes(12).toString('base64url')
    const added = await files.add(
      content,
      file.name || 'file',
      { ...texts, ...(tags.length > 0 ? { tags } : {}) },
      newId,
    )
    c.header('ETag', etagOf(added))
    return c.json(answer(added))
  })

  app.patch('/assets/:id', async (c) => {
    const { tags, ...texts } = without(parsed(changeSchema, await c.req.json().catch(() => undefined)))
    const stored = files.find(c.req.param('id'))
    const named = c.req.header('if-match')
    // As in the Migration API: whoever names a version is told of texts that somebody else has written.
    if (stored && named !== undefined && named !== etagOf(stored)) {
      c.header('ETag', etagOf(stored))
      return c.json(
        { error: 'The asset was changed since the version that If-Match names.', current: answer(stored) },
        409,
      )
    }
    const asset = files.update(c.req.param('id'), { ...texts, ...(tags ? { tags: namesOf(tags) } : {}) })
    if (!asset) throw new AssetApiError(404, `There is no asset with the id "${c.req.param('id')}".`)
    c.header('ETag', etagOf(asset))
    return c.json(answer(asset))
  })

  app.get('/tags', (c) => c.json({ items: files.tags().map(tag) }))
  app.post('/tags', async (c) => {
    const { name } = parsed(tagSchema, await c.req.json().catch(() => undefined))
    files.addTag(name)
    return c.json(tag(name), 201)
  })
  return app
}
