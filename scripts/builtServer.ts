import { spawn } from 'node:child_process'
import path from 'node:path'
import { temporaryFolder } from './temporaryFolder'

export type BuiltServer = {
  /** Origin of the served site, `http://localhost:41234`. */
  origin: string
  stop: () => void
}

/**
 * The built site over HTTP: the host of `E2E_BASE_URL` when it is set, else a server of its own on a free port.
 * Throws when that one does not start.
 */
export async function openBuiltServer(project: string): Promise<BuiltServer> {
  const given = process.env['E2E_BASE_URL']
  if (given) return { origin: new URL(given).origin, stop: () => undefined }
  const leads = path.join(temporaryFolder('outlay-leads'), 'leads.db')
  // One process without a wrapper, so that stopping it stops the server.
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    cwd: project,
    env: { ...process.env, ...likeStaging(), PORT: '0', LEADS_DATABASE_URL: `file:${leads}` },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const stop = (): boolean => child.kill()
  process.once('exit', stop)
  const origin = await new Promise<string>((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      const address = / is ready at (http:\/\/[^/\s]+)/.exec(text)?.[1]
      if (address) resolve(address)
    })
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`The server ended with ${String(code)} at its start`)))
  })
  return {
    origin,
    stop() {
      process.removeListener('exit', stop)
      stop()
    },
  }
}

/** In production the server wants a HubSpot account; no lead is sent from here, so it may start without one. */
const likeStaging = (): NodeJS.ProcessEnv =>
  process.env['DEPLOY_ENV'] === 'production' ? { DEPLOY_ENV: 'staging' } : {}
