import type { Hono } from 'hono'
import type { Environment } from '../src/core/environment'
import { readBuiltForms, type BuiltForms } from '../src/functions/builtForms'
import { functionApi, type FunctionApiOptions } from '../src/functions/functionApi'
import { consoleLog as log } from '../src/functions/log'
import { createSiteServer } from './app'
import { readBuild } from './build'
import { openPreviews } from './previews'
import { SharedThread } from './sharedThread'

export type ServerlessOptions = Pick<FunctionApiOptions, 'onAccepted'> & {
  /** The title of a page, where its HTML is not beside the function. */
  titleOf: BuiltForms['titleOf']
}

/**
 * The site's server where a host calls a function for each request: the same application, without a port, a loop of deliveries
 * and the editor. `projectDir` has what it reads of a build; pages that the host sends by itself may be missing. Previews are those of a
 * Prismic repository. Throws an EnvironmentError, a StartError or a BuiltFilesError.
 */
export function serverlessSite(
  projectDir: string,
  environment: Environment,
  { titleOf, onAccepted }: ServerlessOptions,
): Hono {
  const forms = { ...readBuiltForms(projectDir), titleOf }
  const api = functionApi(environment, projectDir, { forms, ...(onAccepted && { onAccepted }) })
  const thread = new SharedThread({
    requestsPer10Seconds: environment.CONTENT_API_REQUESTS_PER_10_SECONDS,
    trustedProxies: environment.TRUSTED_PROXIES,
  })
  const previews = openPreviews(projectDir, environment, { thread, log })
  return createSiteServer({
    ...readBuild(projectDir),
    api,
    ...(previews && { previews: previews.routes }),
    log,
  })
}
