/** The content of a folder that is pushed or compared: documents, models, and the files of its media library. */
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import {
  AssetFiles,
  fileProblem,
  filledDocument,
  loadRepository,
  modelsOf,
  placeInFile,
  type Model,
  type StoredAsset,
  type StoredDocument,
} from '../content-api'
import { contentLanguages } from '../locales.config'
import { assetsIn } from './references'
import type { ModelKind } from './remote'

export type LocalContent = {
  folder: string
  documents: readonly StoredDocument[]
  models: Readonly<Record<ModelKind, readonly Model[]>>
  assets: readonly StoredAsset[]
  read: (asset: StoredAsset) => Buffer
}

/**
 * Reads a folder, its documents with all fields of their models, as a repository serves them. Throws with every faulty file, since a push without them would be incomplete; a folder that is missing is
 * an empty one.
 */
export function readLocalContent(root: string, content: string): LocalContent {
  const folder = resolve(content)
  const { repository, findings } = loadRepository(root, { languages: contentLanguages(), content: folder })
  const faults = existsSync(join(folder, 'documents')) ? findings : []
  if (faults.length > 0) {
    throw new Error(faults.map((finding) => `${placeInFile(finding)} ${finding.message}`).join('\n'))
  }
  const models = modelsOf(repository)
  return {
    folder,
    documents: repository.documents.map((document) => filledDocument(document, models)),
    models: { slices: repository.sharedSlices, customtypes: repository.customTypes },
    assets: new AssetFiles(folder).list(),
    read: ({ file }) => readFileSync(join(folder, 'media', file)),
  }
}

/** The path of a file in the folder of the media, of its address in a document; undefined for another address. */
export function mediaFileOf(url: string): string | undefined {
  const path = /(?:^|\/\/[^/]+(?:\/content-api)?)\/media\/([^?#]+)/.exec(url)?.[1]
  return path === undefined ? undefined : decodeURIComponent(path)
}

/** The address of a file in a document. */
export const mediaUrlOf = (file: string): string =>
  `/media/${file.split('/').map(encodeURIComponent).join('/')}`

/** Files of the folder that cannot be used, by their path: `is empty (0 bytes)`. */
export async function unusableAssets({ folder, assets }: LocalContent): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>()
  for (const { file } of assets) {
    const problem = await fileProblem(join(folder, 'media'), file)
    if (problem !== undefined) found.set(file, problem)
  }
  return found
}

/** A sentence for every document that shows one of them. */
export function describeUnusable(
  { documents }: LocalContent,
  unusable: ReadonlyMap<string, string>,
): string[] {
  return documents.flatMap((document) => {
    const files = new Set(assetsIn(document.data).map(({ url }) => mediaFileOf(url) ?? ''))
    return [...files].flatMap((file) => {
      const problem = unusable.get(file)
      return problem === undefined
        ? []
        : [`${document.id} (${document.lang}): the file "${file}" of the media ${problem}.`]
    })
  })
}

/** A sentence for every picture and file that a document shows and the folder does not have. */
export function missingAssets({ documents, assets }: LocalContent): string[] {
  const files = new Set(assets.map(({ file }) => file))
  return documents.flatMap((document) => {
    const missing = assetsIn(document.data).filter(({ url }) => !files.has(mediaFileOf(url) ?? ''))
    return [...new Set(missing.map(({ url }) => url))].map(
      (url) => `${document.id} (${document.lang}): there is no file for "${url}" in the folder of the media.`,
    )
  })
}
