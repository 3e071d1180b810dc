import { cpSync, existsSync } from 'node:fs'
import path from 'node:path'
import type { SiteManifest } from '../../src/core/routing/siteManifest'
import { readJson } from '../../src/core/values/readJson'
import { hubspotFormVariable } from '../../src/functions/leads/delivery/hubspotSettings'
import { leadFormAction, leadFormIds } from '../../src/leads/model/contract'
import { startSiteServer, type SiteServer } from '../siteServer'
import { temporaryFolder } from '../temporaryFolder'
import type { LoadTarget } from './loadRequests'

/** The secret of the editor on the server under load. */
const secret = 'secret-of-the-load-test'

/** A document of every repository that has a page. */
const previewed = 'en-gb.page.contact'

export type LoadedSite = {
  server: SiteServer
  target: LoadTarget
  /** Types a letter into the previewed draft, as an editor does. */
  edit: () => Promise<void>
}

/**
 * The built site as in production, with everything on that can be requested: the content API, its editor and an open
 * preview, on a copy of the content.
 */
export async function startLoadedSite(project: string): Promise<LoadedSite> {
  const folder = temporaryFolder('outlay-load')
  cpSync(path.join(project, 'content'), path.join(folder, 'content'), { recursive: true })
  const server = await startSiteServer(project, {
    DEPLOY_ENV: 'production',
    CONTENT_API: 'on',
    CONTENT_EDITING_SECRET: secret,
    CONTENT_DIR: path.join(folder, 'content'),
    LEADS_DATABASE_URL: `file:${path.join(folder, 'leads.db')}`,
    TRUSTED_PROXIES: '1',
    // Nothing is delivered: no port is open there.
    HUBSPOT_ENDPOINT: 'http://127.0.0.1:1',
    HUBSPOT_PORTAL_ID: '1',
    HUBSPOT_ACCESS_TOKEN: 'load',
    HUBSPOT_SUBSCRIPTION_TYPE_ID: '1',
    ...Object.fromEntries(
      leadFormIds.map((form) => [hubspotFormVariable(form), '00000000-0000-4000-8000-000000000001']),
    ),
  })
  const ask = async (address: string, method = 'GET', body?: unknown, version = ''): Promise<unknown> => {
    const response = await fetch(`${server.origin}/content-api${address}`, {
      method,
      headers: {
        Authorization: `Bearer ${secret}`,
        'Content-Type': 'application/json',
        ...(version && { 'If-Match': `"${version}"` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${address}: ${response.status} ${text.slice(0, 500)}`)
    return text ? JSON.parse(text) : undefined
  }
  const documentAt = `/editor/api/documents/${previewed}`
  const read = (await ask(documentAt)) as { published: { data: Record<string, unknown> }; version: string }
  const { published } = read
  let { version } = read
  let edits = 0
  const edit = async (): Promise<void> => {
    edits += 1
    const draft = { ...published, data: { ...published.data, meta_title: `Edit ${edits}` } }
    ;({ version } = (await ask(documentAt, 'PUT', draft, version)) as { version: string })
  }
  await edit()
  const { token } = (await ask('/previews', 'POST', { draft: previewed })) as { token: string }
  const { refs } = (await ask('/api/v2')) as { refs: { ref: string; isMasterRef: boolean }[] }
  const cookie = encodeURIComponent(JSON.stringify({ 'outlay.prismic.io': { preview: token } }))
  return {
    server,
    edit,
    target: {
      masterRef: refs.find(({ isMasterRef }) => isMasterRef)?.ref ?? '',
      previewCookie: `io.prismic.preview=${cookie}`,
      previewPath: '/en/contact',
      media: '/content-api/media/ebooks/closing-the-month-faster.en.pdf',
      form: leadFormAction,
    },
  }
}

/** The headers that the manifest promises for every response. */
export function headersOfEveryResponse(project: string): string[] {
  const file = path.join(project, 'build/site-manifest.json')
  if (!existsSync(file)) throw new Error('There is no built site. Run: npm run build')
  const { headers } = readJson(file) as SiteManifest
  const ofAll = headers.filter((rule) => rule.path === '/*').flatMap((rule) => rule.headers)
  return [...new Set(ofAll.map(({ key }) => key.toLowerCase()))]
}
