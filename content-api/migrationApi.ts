/**
 * Prismic's Migration API on the embedded repository. What it writes are drafts of one release, `migration`; publishing
 * that release makes them the published documents. Unknown properties of a request change nothing, as in Prismic.
 */
import { randomBytes } from 'node:crypto'
import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import { isRecord } from '../src/core/values/record'
import type { AssetFiles } from './assetFiles'
import { ContentFiles, ContentFilesError } from './contentFiles'
import { changedFields, type ChangedField } from './documentChanges'
import type { StoredDocument } from './documents'
import { contentDigest } from './editedVersions'
import type { JsonObject } from './json'
import { completeData } from './migrationData'
import type { Repository } from './repository'

export type MigrationApiOptions = {
  repository: Repository
  assets: AssetFiles
  /** Where replaced versions of published documents are kept. */
  history?: string
}

/** The release that it writes to. */
export const migrationRelease = 'migration'

/** Longest document in bytes. The longest of the embedded repository has 32 KB. */
const maxBodyBytes = 512 * 1024

class MigrationApiError extends Error {
  constructor(
    readonly status: 400 | 404 | 409 | 413,
    readonly problems: readonly string[],
    readonly changed?: readonly ChangedField[],
  ) {
    super(problems.join('\n'))
  }
}

const text = (name: string) => z.string(`"${name}" must be a text.`).min(1, `"${name}" is empty.`)
const uidText = text('uid').nullish()
const tagList = z.array(z.string('A tag must be a text.'), '"tags" must be a list of texts.')
const dataObject = z.custom<JsonObject>((value) => isRecord(value), '"data" must be an object.')

const newDocumentSchema = z.object({
  title: text('title'),
  type: text('type'),
  lang: text('lang'),
  uid: uidText,
  alternate_language_id: text('alternate_language_id').nullish(),
  tags: tagList.default([]),
  data: dataObject,
})
const changeSchema = z.object({
  title: text('title').optional(),
  uid: uidText,
  tags: tagList.optional(),
  data: dataObject,
})

/** Builds the application. */
export function createMigrationApi({ repository, assets, history }: MigrationApiOptions): Hono {
  const files = new ContentFiles({
    content: repository.contentFolder,
    repository,
    ...(history === undefined ? {} : { history }),
  })
  const app = new Hono({ strict: false })

  const limit = bodyLimit({
    maxSize: maxBodyBytes,
    onError: () => {
      throw new MigrationApiError(413, [`A document may have ${maxBodyBytes / 1024} KB.`])
    },
  })
  app.use('/documents', limit)
  app.use('/documents/*', limit)
  app.onError((error, c) => {
    if (error instanceof MigrationApiError) {
      const { message, status, changed } = error
      return c.json({ message, ...(changed ? { changed: [...changed] } : {}) }, status)
    }
    if (error instanceof ContentFilesError) return c.json({ message: error.message }, 400)
    return c.json({ message: `The document could not be stored: ${error.message}` }, 500)
  })

  const documentOf = (id: string): StoredDocument | undefined =>
    (repository.storedDraft(id) ?? repository.storedDocument(id))?.document

  /** The completed data of a document; its problems are added to the given ones, which are thrown together. */
  const checked = (document: StoredDocument, problems: readonly string[] = []): StoredDocument => {
    const type = repository.customTypes.find(({ id }) => id === document.type)
    const known = new Map(assets.list().map((asset) => [asset.id, asset]))
    const { data, problems: inData } = type
      ? completeData(type, document.data, {
          customTypes: repository.customTypes,
          sharedSlices: repository.sharedSlices,
          document: (id) => (id === document.id ? document : documentOf(id)),
          asset: (id) => known.get(id),
        })
      : { data: document.data, problems: [`There is no type "${document.type}" in this repository.`] }
    const all = [...problems, ...twinProblems(repository, document), ...inData]
    if (all.length > 0) throw new MigrationApiError(400, all)
    return { ...document, data }
  }

  /** Enters a document, or its changed uid, in all documents that it is a translation of. */
  const joinTranslations = (document: StoredDocument): void => {
    const { id, uid, type, lang } = document
    const entry = { id, ...(uid === null ? {} : { uid }), type, lang }
    for (const { id: otherId } of document.alternate_languages) {
      const other = repository.storedDraft(otherId)
      // A published document names its translation once that is published too.
      if (other?.release !== migrationRelease) continue
      const listed = other.document.alternate_languages
      const alternates = byLanguage([...listed.filter((one) => one.id !== id), entry])
      if (JSON.stringify(listed) === JSON.stringify(alternates)) continue
      files.saveDraft({ ...other.document, alternate_languages: alternates }, migrationRelease)
    }
  }

  app.post('/documents', async (c) => {
    const request = await parsedBody(c, newDocumentSchema)
    const { title, type, lang, uid = null, alternate_language_id: translated, tags, data } = request
    const original = translated ? documentOf(translated) : undefined
    const alternates = original ? byLanguage([...original.alternate_languages, entryOf(original)]) : []
    const problems = [
      ...(repository.languages.some(({ id }) => id === lang)
        ? []
        : [`There is no language "${lang}" in this repository.`]),
      ...(translated && !original ? [`"alternate_language_id": there is no document "${translated}".`] : []),
      ...(original && original.type !== type
        ? [`"alternate_language_id": the document "${original.id}" has the type "${original.type}".`]
        : []),
      ...alternates.flatMap((one) =>
        one.lang === lang
          ? [`"alternate_language_id": the document "${one.id}" is the one in "${lang}".`]
          : [],
      ),
    ]
    const document = checked(
      {
        id: randomBytes(12).toString('base64url'),
        uid,
        url: null,
        type,
        tags,
        first_publication_date: null,
        last_publication_date: null,
        slugs: [slugOf(title)],
        linked_documents: [],
        lang,
        alternate_languages: alternates,
        data,
      },
      problems,
    )
    files.saveDraft(document, migrationRelease)
    joinTranslations(document)
    c.header('ETag', etagOf(document))
    return c.json(answerOf(document, title), 201)
  })

  app.put('/documents/:id', async (c) => {
    const id = c.req.param('id')
    const stored = documentOf(id)
    if (!stored) throw new MigrationApiError(404, [`There is no document with the id "${id}".`])
    const { title, uid = stored.uid, tags = stored.tags, data } = await parsedBody(c, changeSchema)
    // Prismic's client names no version, and the last write counts, as there; whoever names one is told of another text.
    const named = c.req.header('if-match')
    if (named !== undefined && named !== etagOf(stored)) {
      const changed = changedFields({ uid, tags, data }, stored)
      throw new MigrationApiError(
        409,
        [`The document "${id}" was changed since the version that If-Match names.`],
        changed,
      )
    }
    const release = repository.storedDraft(id)?.release
    const problems =
      release === undefined || release === migrationRelease
        ? []
        : [`The document "${id}" has a draft in "${release}": publish or discard that first.`]
    // Once it is published, a title changes no slug: links to the document hold it, and its own file would change with each.
    const isStatic = title === undefined || repository.storedDocument(id) !== undefined
    const slugs = isStatic ? stored.slugs : [slugOf(title)]
    const document = checked({ ...stored, uid, tags, slugs, data }, problems)
    files.saveDraft(document, migrationRelease)
    if (document.uid !== stored.uid) joinTranslations(document)
    c.header('ETag', etagOf(document))
    return c.json(answerOf(document, title ?? slugs[0] ?? id))
  })

  app.post('/migration-release/publish', (c) => {
    const drafts = (): readonly StoredDocument[] =>
      repository.releases.find(({ label }) => label === migrationRelease)?.documents ?? []
    // What a draft links to may have got another uid since it was written.
    for (const draft of drafts()) {
      const complete = checked(draft)
      if (JSON.stringify(complete) !== JSON.stringify(draft)) files.saveDraft(complete, migrationRelease)
    }
    const ids = drafts().map(({ id }) => id)
    files.publish(ids)
    repository.reload()
    return c.json({ totalItems: ids.length }, 202)
  })
  return app
}

async function parsedBody<T>(c: Context, schema: z.ZodType<T>): Promise<T> {
  const body: unknown = await c.req.json().catch(() => undefined)
  const result = schema.safeParse(body)
  if (result.success) return result.data
  if (body === undefined) throw new MigrationApiError(400, ['The body is not JSON.'])
  throw new MigrationApiError(
    400,
    result.error.issues.map(({ message }) => message),
  )
}

const entryOf = ({ id, uid, type, lang }: StoredDocument) => ({
  id,
  ...(uid === null ? {} : { uid }),
  type,
  lang,
})

const byLanguage = <T extends { lang: string }>(list: readonly T[]): T[] =>
  [...list].sort((a, b) => (a.lang < b.lang ? -1 : 1))

const etagOf = (document: StoredDocument): string => `"${contentDigest(document)}"`

const answerOf = ({ id, type, lang, uid }: StoredDocument, title: string) => ({
  title,
  id,
  type,
  lang,
  ...(uid === null ? {} : { uid }),
})

/** A uid belongs to one document of a type and language, published or not. */
function twinProblems({ documents, releases }: Repository, document: StoredDocument): string[] {
  const { id, uid, type, lang } = document
  if (uid === null) return []
  const isTwin = (other: StoredDocument): boolean =>
    other.uid === uid && other.type === type && other.lang === lang && other.id !== id
  const twin = documents.find(isTwin) ?? releases.flatMap((release) => release.documents).find(isTwin)
  return twin
    ? [`The uid "${uid}" of the type "${type}" in "${lang}" already belongs to the document "${twin.id}".`]
    : []
}

const slugOf = (title: string): string =>
  title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '') || '-'
