/** Which refs are those of previews: what is published is shown by the site itself, and by no preview. */
import { ApiError } from '../../src/functions/errors'

/**
 * The ref of a preview of what its cookie says, in one spelling, so that no other spelling is read again. Rejects with an
 * ApiError, before anything is read: 400 for what is no preview of the repository, 404 for one that has ended.
 */
export type PreviewRefOf = (written: string) => Promise<string>

/** The address of a preview, `https://name.prismic.io/previews/<id>?websitePreviewId=<id>`, in a folder or not. */
const previewPath = /^(?:\/[\w-]+)*\/previews\/([\w:~.%-]{1,500})$/

export const noPreview = (): ApiError =>
  new ApiError(400, 'BAD_REQUEST', 'This is no preview of this site. Open the preview from the editor again.')

export const endedPreview = (): ApiError =>
  new ApiError(404, 'NOT_FOUND', 'This preview has ended. Open it from the editor again.')

function previewOf(written: string): { url: URL; id: string } | undefined {
  if (!URL.canParse(written)) return undefined
  const url = new URL(written)
  const id = previewPath.exec(url.pathname)?.[1]
  return id === undefined || !/^https?:$/.test(url.protocol) ? undefined : { url, id }
}

/** Preview sessions of the embedded repository, which `hasPreview` knows by their id. */
export const embeddedPreviewRef =
  (hasPreview: (id: string) => Promise<boolean>): PreviewRefOf =>
  async (written) => {
    const preview = previewOf(written)
    if (!preview) throw noPreview()
    if (!(await hasPreview(preview.id))) throw endedPreview()
    return `/previews/${preview.id}`
  }

/**
 * Previews of a Prismic repository, at its hosts (`name.prismic.io`), and of the server that is configured in its place.
 * Whether one has ended only the repository knows.
 */
export function prismicPreviewRef({ name, endpoint }: { name: string; endpoint?: string }): PreviewRefOf {
  const configured = endpoint === undefined ? undefined : new URL(endpoint).origin
  const isOfRepository = ({ protocol, hostname, origin }: URL): boolean =>
    origin === configured ||
    (protocol === 'https:' && hostname.endsWith('.prismic.io') && hostname.split('.')[0] === name)
  return (written) => {
    const { url } = previewOf(written) ?? {}
    if (!url || !isOfRepository(url)) return Promise.reject(noPreview())
    const website = url.searchParams.get('websitePreviewId') ?? ''
    const query = /^[\w-]{1,64}$/.test(website) ? `?websitePreviewId=${website}` : ''
    return Promise.resolve(`${url.origin}${url.pathname}${query}`)
  }
}
