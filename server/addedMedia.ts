import type { Context } from 'hono'
import { embeddedMediaPath, originalOf } from '../src/content/cms/embeddedMedia'
import type { Application } from './application'

/**
 * A picture or file that an editor has added to the embedded repository since the site was built, for previews; in place of
 * its copies in several widths, which come with the publish, the original. Undefined when the repository has none either.
 */
export async function addedMedia(
  context: Context,
  path: string,
  contentApi: Application,
): Promise<Response | undefined> {
  if (!path.startsWith(embeddedMediaPath)) return undefined
  const response = await contentApi.fetch(
    new Request(new URL(originalOf(path), context.req.url)),
    context.env,
  )
  if (!response.ok) return undefined
  const headers = new Headers(response.headers)
  headers.set('Cache-Control', 'no-store')
  return new Response(response.body, { headers })
}
