import { resolve } from 'node:path'
import { createContentApi, loadRepository, placeInFile } from '../content-api'
import { contentLanguages } from '../locales.config'
import type { Environment } from '../src/environment'
import type { Log } from '../src/server/log'
import { contentApiPath, type Application } from './app'

/** True when the site reads the repository in `content/`: no other is configured. */
export const hasEmbeddedContent = (environment: Environment): boolean =>
  !environment.PRISMIC_REPOSITORY && !environment.PRISMIC_ENDPOINT

/**
 * The content API over the embedded repository. `origin` is the site's. Drafts and previews are open in development
 * only. Faulty documents are left out and logged.
 */
export function embeddedContentApi(
  projectDir: string,
  environment: Environment,
  { origin, log }: { origin: string; log: Log },
): Application {
  const { repository, findings } = loadRepository(projectDir, {
    languages: contentLanguages(),
    content: resolve(projectDir, environment.CONTENT_DIR),
  })
  for (const finding of findings) log.error(`${placeInFile(finding)} ${finding.message}`)
  return createContentApi({
    repository,
    origin: `${origin}${contentApiPath}`,
    editing: environment.DEPLOY_ENV === 'development',
  })
}
