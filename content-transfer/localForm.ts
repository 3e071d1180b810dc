/** A repository in the form that a folder has: with the ids, names and dates of a push, as far as there is a journal. */
import type { AssetLibrary, StoredDocument } from '../content-api'
import type { Journal } from './journal'
import { mediaFileOf, mediaUrlOf } from './localContent'
import { digestOfRemote } from './payload'
import { assetsIn, storedData } from './references'
import type { Remote, RemoteAsset } from './remote'

export type LocalForm = {
  documents: readonly StoredDocument[]
  library: AssetLibrary
  /** Path in the folder of the media, address and size of every file; the size is 0 where it is not known. */
  files: readonly { file: string; url: string; size: number }[]
}

/** Reads a repository in the form of the folder, without its files. */
export async function readLocalForm(remote: Remote, journal: Journal): Promise<LocalForm> {
  const { published } = await remote.state()
  const present = remote.hasLibrary ? await remote.assets() : referencedAssets(published)
  const files = localFiles(present, journal)
  const byId = new Map(files.map((one) => [one.asset.id, one]))
  const localIds = new Map(Object.entries(journal.documents).map(([local, { id }]) => [id, local]))
  const localId = (id: string): string => localIds.get(id) ?? id
  const slugs = new Map(
    published.map((one) => [
      localId(one.id),
      { slugs: journal.documents[localId(one.id)]?.slugs ?? one.slugs },
    ]),
  )
  const documents = published.map((document): StoredDocument => {
    const id = localId(document.id)
    const entry = journal.documents[id]
    const isUnchanged = entry?.sent !== undefined && entry.sent === digestOfRemote(document)
    const dates = isUnchanged ? entry : document
    return {
      ...document,
      id,
      url: null,
      first_publication_date: dates.first_publication_date,
      last_publication_date: dates.last_publication_date,
      slugs: entry?.slugs ?? document.slugs,
      linked_documents: [],
      alternate_languages: document.alternate_languages
        .map(({ id: other, uid, type, lang }) => ({
          id: localId(other),
          type,
          lang,
          ...(uid === undefined ? {} : { uid }),
        }))
        .sort((a, b) => (a.lang < b.lang ? -1 : 1)),
      data: storedData(document.data, {
        document: localId,
        asset: (assetId) => {
          const known = byId.get(assetId)
          return known && { id: known.localId, url: mediaUrlOf(known.file) }
        },
        linked: (linkedId) => slugs.get(linkedId),
      }),
    }
  })
  const library: AssetLibrary = {
    tags: [...new Set(present.flatMap(({ tags }) => (tags ?? []).map(({ name }) => name)))].sort(),
    assets: files.map(({ asset, file, localId: id }) => ({
      id,
      file,
      filename: asset.filename,
      alt: asset.alt ?? undefined,
      notes: asset.notes ?? undefined,
      credits: asset.credits ?? undefined,
      tags: (asset.tags ?? []).map(({ name }) => name),
    })),
  }
  return {
    documents,
    library,
    files: files.map(({ asset, file }) => ({ file, url: asset.url, size: asset.size })),
  }
}

type LocalFile = { asset: RemoteAsset; file: string; localId: string }

/** The place of every asset in the folder: where it was pushed from, where the embedded repository has it, or its name. */
function localFiles(assets: readonly RemoteAsset[], journal: Journal): LocalFile[] {
  const pushed = new Map(
    Object.entries(journal.assets).map(([file, entry]) => [entry.id, { file, ...entry }]),
  )
  const taken = new Set<string>([...pushed.values()].map(({ file }) => file))
  return assets.map((asset) => {
    const entry = pushed.get(asset.id)
    if (entry) return { asset, file: entry.file, localId: entry.localId }
    const wanted =
      mediaFileOf(asset.url) ?? (asset.filename.replace(/[^\w.-]+/g, '-').replace(/^\.+/, '') || asset.id)
    const isUsable = !wanted.split('/').includes('..') && !taken.has(wanted)
    const file = isUsable ? wanted : `${asset.id}-${wanted.replaceAll(/\.\.|\//g, '-')}`
    taken.add(file)
    return { asset, file, localId: asset.id }
  })
}

/** The assets that documents show. Without a token that may write there is no list of all. */
function referencedAssets(documents: readonly StoredDocument[]): RemoteAsset[] {
  const found = new Map<string, RemoteAsset>()
  for (const { id, url } of documents.flatMap(({ data }) => assetsIn(data))) {
    const address = url.replace(/\?.*$/, '')
    // Prismic puts the id in front of the name: `…/ZxYz123_picture.png`.
    const filename = decodeURIComponent(address.split('/').at(-1) ?? id).replace(`${id}_`, '')
    found.set(id, { id, url: address, filename, size: 0 })
  }
  return [...found.values()]
}
