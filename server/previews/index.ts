import type { Hono } from 'hono'
import { loadRepository } from '../../content-api'
import { embeddedRepositoryName } from '../../src/cms/repositoryName'
import { parseModels } from '../../src/contentRules'
import { openContentSource } from '../../src/contentSource/contentClient'
import type { Environment } from '../../src/environment'
import type { Log } from '../../src/server/log'
import { previewedContents, type PreviewSource } from './previewedContent'
import { createPreviews } from './previews'

/**
 * Previews of the repository that the environment names, or of the embedded one, which is given: preview sessions are in
 * the memory of its API. The files of the last build are read with the first preview.
 */
export function openPreviews(
  root: string,
  environment: Environment,
  { embedded, log }: { embedded?: Pick<PreviewSource, 'client' | 'stored'> | undefined; log: Log },
): Hono {
  const repository = environment.PRISMIC_REPOSITORY ?? embeddedRepositoryName
  let opened: ReturnType<typeof previewedContents> | undefined
  const contents = () => {
    if (opened) return opened
    const source = embedded ?? { client: openContentSource(root, environment).client }
    const { repository: stored } = loadRepository(root, { languages: [] })
    const models = parseModels(stored.customTypes, stored.sharedSlices)
    opened = previewedContents(root, { ...source, models, name: 'the preview', environment })
    return opened
  }
  return createPreviews({
    repository,
    log,
    contents: {
      versionOf: (ref) => contents().versionOf(ref),
      contentOf: (ref, version) => contents().contentOf(ref, version),
    },
  })
}
