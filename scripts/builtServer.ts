import path from 'node:path'
import { startSiteServer } from './siteServer'
import { temporaryFolder } from './temporaryFolder'

export type BuiltServer = {
  /** Origin of the served site, `http://localhost:41234`. */
  origin: string
  stop: () => void
}

/**
 * The built site over HTTP: the host of `E2E_BASE_URL` when it is set, else a new server on a free port. Throws when
 * that server does not start.
 */
export async function openBuiltServer(project: string): Promise<BuiltServer> {
  const given = process.env['E2E_BASE_URL']
  if (given) return { origin: new URL(given).origin, stop: () => undefined }
  const leads = path.join(temporaryFolder('outlay-leads'), 'leads.db')
  const { origin, stop } = await startSiteServer(project, {
    ...likeStaging(),
    LEADS_DATABASE_URL: `file:${leads}`,
  })
  return { origin, stop: () => void stop() }
}

/** In production the server requires a HubSpot account; no lead is sent from here, so it starts without one. */
const likeStaging = (): NodeJS.ProcessEnv =>
  process.env['DEPLOY_ENV'] === 'production' ? { DEPLOY_ENV: 'staging' } : {}
