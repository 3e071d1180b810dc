import { Hono } from 'hono'
import { loadRepository, type Repository } from '../../content-api'
import { embeddedRepositoryName } from '../../src/content/cms/repositoryName'
import { parseModels } from '../../src/content/rules'
import { openContentSource } from '../../src/content/source/contentClient'
import type { Environment } from '../../src/core/environment'
import type { Log } from '../../src/functions/log'
import { hasEmbeddedContent, onlyByEditingHosts } from '../contentApi'
import type { SharedThread } from '../sharedThread'
import { previewedContents, type PreviewedContent, type PreviewSource } from './previewedContent'
import { embeddedPreviewRef, prismicPreviewRef } from './previewRef'
import { createPreviews } from './previews'

export { previewedFiles, previewedPageOf } from './answers'
export type { PreviewedContent } from './previewedContent'

type Source = Pick<PreviewSource, 'client' | 'stored' | 'pull'> & {
  /** The models, where they are read already; otherwise those of the folder are. */
  models?: () => Pick<Repository, 'customTypes' | 'sharedSlices'>
}

/** The embedded repository where it is edited: its previews are sessions that `hasPreview` knows. */
type EditedSource = Source & { hasPreview?: (id: string) => Promise<boolean> }

function openContents(root: string, environment: Environment, source: Source) {
  const read = source.models?.() ?? loadRepository(root, { languages: [] }).repository
  const models = parseModels(read.customTypes, read.sharedSlices)
  return previewedContents(root, { ...source, models, name: 'the preview', environment })
}

export type Previews = {
  routes: Hono
  /**
   * Reads what is published, so that the first preview does not wait for it. What fails is said with the first preview, which
   * tries again.
   */
  prepare: () => Promise<void>
}

/**
 * Previews of the repository that the environment names, or of the embedded one, which is given: preview sessions are in
 * the memory of its API. The files of the last build are read with the first preview. Undefined where nothing is previewed:
 * no repository is configured, and the embedded one is not edited here.
 */
export function openPreviews(
  root: string,
  environment: Environment,
  { embedded, thread, log }: { embedded?: EditedSource | undefined; thread: SharedThread; log: Log },
): Previews | undefined {
  const { PRISMIC_REPOSITORY: name, PRISMIC_ENDPOINT: endpoint } = environment
  const { hasPreview } = embedded ?? {}
  if (hasEmbeddedContent(environment) && !hasPreview) return undefined
  let source: Source | undefined
  const openedSource = () => (source ??= embedded ?? { client: openContentSource(root, environment).client })
  let opened: ReturnType<typeof previewedContents> | undefined
  const contents = () => (opened ??= openContents(root, environment, openedSource()))
  const repository = {
    name: name ?? embeddedRepositoryName,
    ...(endpoint ? { endpoint } : {}),
    isPrismic: name !== undefined,
  }
  const previews = createPreviews({
    repository,
    refOf: hasPreview ? embeddedPreviewRef(hasPreview) : prismicPreviewRef(repository),
    thread,
    log,
    contents: {
      versionOf: (ref) => contents().versionOf(ref),
      contentOf: (ref, version) => contents().contentOf(ref, version),
    },
  })
  const hosts = onlyByEditingHosts(environment)
  const routes = hosts ? new Hono().use(hosts).route('/', previews) : previews
  const prepare = async (): Promise<void> => {
    try {
      const { ref } = await openedSource().client.getMasterRef()
      await contents().contentOf(ref, await contents().versionOf(ref))
    } catch {
      // See above.
    }
  }
  return { routes, prepare }
}

/** What a preview would show if its drafts were what is published. Rejects when the repository cannot be read. */
export async function previewOfPublished(root: string, environment: Environment): Promise<PreviewedContent> {
  const { client, stored } = openContentSource(root, environment)
  const contents = openContents(root, environment, { client, ...(stored ? { stored } : {}) })
  const { ref } = await client.getMasterRef()
  return contents.contentOf(ref, await contents.versionOf(ref))
}
