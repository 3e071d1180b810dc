/** Sends a folder to a repository: what is missing there and what has changed since it was sent. */
import { createHash } from 'node:crypto'
import type { JsonObject, Model, StoredAsset, StoredDocument } from '../content-api'
import { stable, stableDigest, type Journal } from './journal'
import { missingAssets, describeUnusable, unusableAssets, type LocalContent } from './localContent'
import { ambiguousDocuments, matchDocuments } from './matching'
import { digestOfRemote, payloadOf, remoteTarget, titleOf } from './payload'
import type { ModelKind, Remote, RemoteState } from './remote'
import { RemoteError } from './sender'

export type PushOptions = {
  local: LocalContent
  remote: Remote
  journal: Journal
  /** A line of text for people, as things happen. */
  report: (line: string) => void
  /** Says what would be sent, and sends nothing. */
  dryRun?: boolean
}

/** What was sent, or would be. `writes` counts requests that write. */
export type Pushed = { models: number; assets: number; created: number; updated: number; writes: number }

/** Every so many writes a line says how far the push is. */
const progressStep = 25

/**
 * Pushes. Throws with all problems of the content before anything is sent, and with the answer of the first request that
 * was refused; what was sent before that is in the journal, and a second push goes on there.
 */
export async function push(options: PushOptions): Promise<Pushed> {
  const { journal, report, dryRun = false } = options
  const unusable = await unusableAssets(options.local)
  const problems = [...missingAssets(options.local), ...describeUnusable(options.local, unusable)]
  if (problems.length > 0) throw new Error(problems.join('\n'))
  for (const [file, problem] of unusable) report(`Not sent: the file "${file}" of the media ${problem}.`)
  const local = {
    ...options.local,
    assets: options.local.assets.filter(({ file }) => !unusable.has(file)),
  }
  const step = new Push({ ...options, local })
  await step.begin()
  if (!dryRun) journal.setContent(local.folder)
  await step.assets()
  await step.models('slices')
  await step.models('customtypes')
  await step.create()
  await step.update()
  step.reportLeftOver()
  return step.pushed
}

class Push {
  readonly pushed: Pushed = { models: 0, assets: 0, created: 0, updated: 0, writes: 0 }
  readonly #options: PushOptions
  #state: RemoteState = { languages: [], published: [], drafts: [] }

  constructor(options: PushOptions) {
    this.#options = options
  }

  /** Reads what is there, and enters documents that are there already into the journal. */
  async begin(): Promise<void> {
    const { local, remote, journal, report, dryRun } = this.#options
    this.#state = await remote.state({ withDrafts: true })
    const known = new Set(this.#state.languages.map(({ id }) => id))
    const languages = [...new Set(local.documents.map(({ lang }) => lang))].filter((lang) => !known.has(lang))
    if (languages.length > 0) {
      throw new Error(
        `The repository has no language ${languages.join(', ')}: add it in its settings (Translations & Locales), then push again.`,
      )
    }
    const open = local.documents.filter(({ id }) => !journal.documents[id])
    const entered = new Set(Object.values(journal.documents).map(({ id }) => id))
    const { pending } = journal
    const matches = matchDocuments(open, this.#state, { known: entered, pending })
    const present = [...this.#state.published, ...this.#state.drafts]
    const ambiguous = ambiguousDocuments(open, present, matches, entered).filter(({ id }) => id !== pending)
    if (ambiguous.length > 0) {
      throw new Error(
        `The repository has documents without uid that the journal does not know, and these may be among them: ${ambiguous.map(nameOf).join(', ')}. Bring back the journal of the push, or pull first, so that they have the ids of the repository.`,
      )
    }
    if (pending !== undefined && !journal.documents[pending] && !matches.has(pending)) {
      report(
        `The creation of ${pending} was interrupted, and the repository does not show whether it was done. If the migration release has an empty document of that name, delete it there; a uid that is taken says so below.`,
      )
    }
    if (matches.size > 0) report(`${matches.size} documents are there already`)
    for (const document of open) {
      const match = matches.get(document.id)
      if (match && !dryRun) journal.setDocument(document.id, entryOf(document, match.id))
    }
    this.#matched = new Map([...matches].map(([id, { id: remoteId }]) => [id, remoteId]))
  }

  /** Remote ids by local ones, of documents that a dry run does not enter into the journal. */
  #matched: ReadonlyMap<string, string> = new Map()

  async assets(): Promise<void> {
    const { local, remote, journal } = this.#options
    const open = local.assets.map((asset) => {
      const digest = createHash('sha256').update(local.read(asset)).digest('hex').slice(0, 20)
      return { asset, digest, texts: stableDigest(textsOf(asset)) }
    })
    const pending = open.filter(({ asset, digest, texts }) => {
      const entry = journal.assets[asset.file]
      return entry?.digest !== digest || entry.texts !== texts
    })
    if (pending.length === 0) return
    const present = await remote.assets()
    const taken = new Set(Object.values(journal.assets).map(({ id }) => id))
    for (const { asset, digest, texts } of pending) {
      const entry = journal.assets[asset.file]
      const { file, id: localId, size, filename } = asset
      if (entry?.digest === digest) {
        await this.#send(`texts of ${file}`, () => this.#describe(entry.id, asset))
        this.#done(() => journal.setAsset(file, { ...entry, texts }))
      } else {
        // An upload that was not answered, or a push whose journal is gone.
        const twin = present.find(
          (one) => one.filename === filename && one.size === size && !taken.has(one.id),
        )
        const { alt, notes, credits } = textsOf(asset)
        const stored =
          twin ??
          (await this.#send(`file ${file}`, () =>
            remote.createAsset({ content: local.read(asset), filename, alt, notes, credits }),
          ))
        if (stored) taken.add(stored.id)
        if (twin ? stableDigest(textsOf(asset)) !== stableDigest(remoteTexts(twin)) : asset.tags?.length) {
          await this.#send(`texts of ${file}`, () => this.#describe(stored?.id ?? '', asset))
        }
        if (stored)
          this.#done(() => journal.setAsset(file, { id: stored.id, url: stored.url, localId, digest, texts }))
      }
      this.pushed.assets += 1
      this.#progress('files sent', this.pushed.assets, pending.length)
    }
  }

  async #describe(id: string, asset: StoredAsset): Promise<void> {
    const { remote } = this.#options
    const { tags: names, ...texts } = textsOf(asset)
    const tags = new Map(
      names.length > 0 ? (await remote.tags()).map(({ id: tagId, name }) => [name, tagId]) : [],
    )
    for (const name of names) if (!tags.has(name)) tags.set(name, (await remote.createTag(name)).id)
    await remote.changeAsset(id, { ...texts, tags: names.flatMap((name) => tags.get(name) ?? []) })
  }

  async models(kind: ModelKind): Promise<void> {
    const { local, remote } = this.#options
    const present = new Map((await remote.models(kind)).map((model) => [model.id, model]))
    const open = local.models[kind].filter((model) => {
      const earlier = present.get(model.id)
      return !earlier || !isSameModel(earlier, model)
    })
    const name = kind === 'slices' ? 'slice' : 'type'
    for (const [index, model] of open.entries()) {
      const mode = present.has(model.id) ? 'update' : 'insert'
      await this.#send(`${name} ${model.id}`, () => remote.writeModel(kind, model, mode))
      this.pushed.models += 1
      this.#progress(`${name}s sent`, index + 1, open.length)
    }
  }

  /** Creates documents without content, those of the master language first, so that all have an id to link to. */
  async create(): Promise<void> {
    const { local, journal, dryRun } = this.#options
    const master = this.#state.languages.find(({ isMaster }) => isMaster)?.id
    const open = local.documents
      .filter(({ id }) => !journal.documents[id] && !this.#matched.has(id))
      .sort((a, b) => Number(b.lang === master) - Number(a.lang === master) || (a.id < b.id ? -1 : 1))
    for (const [index, document] of open.entries()) {
      const { id: localId, type, lang, uid, tags } = document
      if (!dryRun) journal.setPending(localId)
      const original = this.#translated(document, master)
      const id = await this.#send(`document ${nameOf(document)}`, () =>
        this.#post(document, {
          title: titleOf(document),
          type,
          lang,
          ...(uid === null ? {} : { uid }),
          ...(original === undefined ? {} : { alternate_language_id: original }),
          tags: [...tags],
          data: {},
        }),
      )
      if (id !== undefined) this.#done(() => journal.setDocument(localId, entryOf(document, id)))
      this.pushed.created += 1
      this.#progress('documents created', index + 1, open.length)
    }
  }

  /** The remote document that this one translates: that of the master language, or any other that is there. */
  #translated({ alternate_languages }: StoredDocument, master: string | undefined): string | undefined {
    const { journal } = this.#options
    const there = alternate_languages.flatMap(({ id, lang }) => {
      const entry = journal.documents[id]
      return entry ? [{ id: entry.id, lang }] : []
    })
    return (there.find(({ lang }) => lang === master) ?? there[0])?.id
  }

  /** Sends the content of every document whose content has not been sent as it is now. */
  async update(): Promise<void> {
    const { local, journal } = this.#options
    const target = remoteTarget({ documents: journal.documents, assets: journal.assets })
    const current = new Map([...this.#state.published, ...this.#state.drafts].map((one) => [one.id, one]))
    const open = local.documents.flatMap((document) => {
      const payload = payloadOf(document, target)
      const entry = journal.documents[document.id]
      return entry?.sent === payload.digest ? [] : [{ document, entry, payload }]
    })
    for (const [index, { document, entry, payload }] of open.entries()) {
      const there = entry && current.get(entry.id)
      // One that was sent before may have a draft that the content API does not show: it is sent again.
      const isThere = entry?.sent === undefined && there && digestOfRemote(there) === payload.digest
      if (!isThere) {
        await this.#send(`content of ${nameOf(document)}`, async () => {
          if (entry) await this.#put(entry.id, document, payload.body)
        })
        this.pushed.updated += 1
      }
      if (entry) {
        const sent = { ...entryOf(document, entry.id), sent: payload.digest }
        this.#done(() => journal.setDocument(document.id, sent))
      }
      this.#progress('contents sent', index + 1, open.length)
    }
  }

  async #post(document: StoredDocument, body: JsonObject): Promise<string> {
    const { remote, journal } = this.#options
    try {
      return await remote.createDocument(body)
    } catch (error) {
      if (!(error instanceof RemoteError)) throw error
      if (error.status < 500) journal.clearPending()
      throw new Error(`${nameOf(document)}: ${error.message}`, { cause: error })
    }
  }

  async #put(id: string, document: StoredDocument, body: JsonObject): Promise<void> {
    try {
      await this.#options.remote.updateDocument(id, body)
    } catch (error) {
      if (!(error instanceof RemoteError)) throw error
      const hint =
        error.status === 404
          ? ` The journal knows it as ${id}: if the repository was emptied, take ${this.#options.journal.file} away and push again.`
          : ''
      throw new Error(`${nameOf(document)}: ${error.message}${hint}`, { cause: error })
    }
  }

  /** Names documents that were pushed and are no longer here: no API takes them away. */
  reportLeftOver(): void {
    const { local, journal, report } = this.#options
    const here = new Set(local.documents.map(({ id }) => id))
    const gone = Object.keys(journal.documents).filter((id) => !here.has(id))
    if (gone.length > 0) {
      report(`No longer here, and to be archived in the repository by hand: ${gone.join(', ')}`)
    }
  }

  /** Sends a write, or says in a dry run that it would be sent. */
  async #send<T>(what: string, write: () => Promise<T>): Promise<T | undefined> {
    const { report, dryRun } = this.#options
    this.pushed.writes += 1
    if (!dryRun) return await write()
    report(`would send ${what}`)
    return undefined
  }

  #done(enter: () => void): void {
    if (!this.#options.dryRun) enter()
  }

  #progress(what: string, count: number, total: number): void {
    if (this.#options.dryRun) return
    if (count % progressStep === 0 || count === total) this.#options.report(`${what}: ${count} of ${total}`)
  }
}

const entryOf = (document: StoredDocument, id: string) => ({
  id,
  slugs: document.slugs,
  first_publication_date: document.first_publication_date,
  last_publication_date: document.last_publication_date,
})

const nameOf = ({ id, lang }: StoredDocument): string => `${id} (${lang})`

const textsOf = ({ alt = '', notes = '', credits = '', tags = [] }: StoredAsset) => ({
  alt,
  notes,
  credits,
  tags: [...tags],
})

const remoteTexts = ({ alt, notes, credits, tags }: Awaited<ReturnType<Remote['assets']>>[number]) => ({
  alt: alt ?? '',
  notes: notes ?? '',
  credits: credits ?? '',
  tags: (tags ?? []).map(({ name }) => name),
})

/** True for models that say the same, in whatever order. */
export const isSameModel = (a: Model, b: Model): boolean =>
  JSON.stringify(stable(a)) === JSON.stringify(stable(b))
