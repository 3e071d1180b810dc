import type { Hono } from 'hono'
import { loadRepository } from '../../content-api'
import { embeddedRepositoryName } from '../../src/cms/repositoryName'
import { parseModels } from '../../src/contentRules'
import { openContentSource } from '../../src/contentSource/contentClient'
import type { Environment } from '../../src/environment'
import type { Log } from '../../src/server/log'
import { previewedContents, type PreviewedContent, type PreviewSource } from './previewedContent'
import { createPreviews } from './previews'

export { previewedFiles, previewedPageOf } from './answers'
export type { PreviewedContent } from './previewedContent'

type Source = Pick<PreviewSource, 'client' | 'stored'>

function openContents(root: string, environment: Environment, source: Source) {
  const { repository } = loadRepository(root, { languages: [] })
  const models = parseModels(repository.customTypes, repository.sharedSlices)
  return previewedContents(root, { ...source, models, name: 'the preview', environment })
}

/**
 * Previews of the repository that the environment names, or of the embedded one, which is given: preview sessions are in
 * the memory of its API. The files of the last build are read with the first preview.
 */
export function openPreviews(
  root: string,
  environment: Environment,
  { embedded, log }: { embedded?: Source | undefined; log: Log },
): Hono {
  const { PRISMIC_REPOSITORY: name, PRISMIC_ENDPOINT: endpoint } = environment
  let opened: ReturnType<typeof previewedContents> | undefined
  const contents = () =>
    (opened ??= openContents(
      root,
      environment,
      embedded ?? { client: openContentSource(root, environment).client },
    ))
  return createPreviews({
    repository: { name: name ?? embeddedRepositoryName, ...(endpoint ? { endpoint } : {}) },
    log,
    contents: {
      versionOf: (ref) => contents().versionOf(ref),
      contentOf: (ref, version) => contents().contentOf(ref, version),
    },
  })
}

/** What a preview would show if its drafts were what is published. Rejects when the repository cannot be read. */
export async function previewOfPublished(root: string, environment: Environment): Promise<PreviewedContent> {
  const { client, stored } = openContentSource(root, environment)
  const contents = openContents(root, environment, { client, ...(stored ? { stored } : {}) })
  const { ref } = await client.getMasterRef()
  return contents.contentOf(ref, await contents.versionOf(ref))
}
