/** The media library as the editor uses it: what is in it, uploads, and what fields store of an asset. */
import { maxUploadBytes } from '../content-api/editingContract'
import { ask, base, Refusal } from './client'
import type { Values } from './values'

export type Asset = {
  id: string
  url: string
  filename: string
  kind: 'image' | 'video' | 'audio' | 'document'
  size: number
  alt?: string
  width?: number
  height?: number
}

type Page = { items: Asset[]; cursor?: string }

/** Files of the repository are stored without a host: the site serves them where it is. */
function stored(asset: Asset): Asset {
  const { pathname } = new URL(asset.url)
  return { ...asset, url: pathname.slice(pathname.indexOf('/media/')) }
}

/** An address at which the editor can show a file, also one that is not on the site yet. */
export const displayUrl = (url: string): string => (url.startsWith('/media/') ? `${base}${url}` : url)

/** All pictures, or all files, by their names. */
export async function readAssets(kind: 'image' | 'all'): Promise<Asset[]> {
  const assets: Asset[] = []
  let cursor: string | undefined
  do {
    const query = new URLSearchParams({ assetType: kind, limit: '500', ...(cursor ? { cursor } : {}) })
    const page = (await (await ask(`/assets?${query.toString()}`)).json()) as Page
    assets.push(...page.items.map(stored))
    cursor = page.cursor
  } while (cursor !== undefined)
  return assets.sort((a, b) => a.filename.localeCompare(b.filename))
}

/** Adds a file to the library. Rejects with a Refusal that says why it is not taken. */
export async function upload(file: File): Promise<Asset> {
  // A server ends the connection of a longer request, of which a browser tells no reason.
  if (file.size > maxUploadBytes)
    throw new Refusal([
      `“${file.name}” has ${(file.size / 1024 / 1024).toFixed(1)} MB. A file may have ${maxUploadBytes / 1024 / 1024} MB: make it smaller.`,
    ])
  const form = new FormData()
  form.append('file', file)
  return stored((await (await ask('/assets', { method: 'POST', body: form })).json()) as Asset)
}

export type Size = { width: number; height: number }

/** Reads the size of a picture, which pages reserve the place of. Rejects when the address holds none. */
export async function sizeOf(url: string): Promise<Size> {
  const image = new Image()
  image.src = displayUrl(url)
  await image.decode()
  return { width: image.naturalWidth, height: image.naturalHeight }
}

/** What an image field stores of a picture. */
export const imageOf = (url: string, dimensions: Size, { id, alt }: Partial<Asset>): Values => ({
  dimensions,
  alt: alt || null,
  copyright: null,
  url,
  id: id ?? url,
  edit: { x: 0, y: 0, zoom: 1, background: 'transparent' },
})

/** What a link stores of a file. */
export const mediaLinkOf = ({ id, kind, url, filename, size, width, height }: Asset): Values => ({
  link_type: 'Media',
  id,
  kind,
  url,
  name: filename,
  size: String(size),
  ...(width && height ? { width: String(width), height: String(height) } : {}),
})
