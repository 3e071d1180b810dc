import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pictureNamedBy, renderPictures } from '../src/build/socialImages/pictures'
import { socialImageFolder } from '../src/seo/socialImage'
import { htmlFile } from './pages'

/** The pictures for social networks that pages name, by path. */
export type PagePictures = ReadonlyMap<string, string>

const place = (file: string): string => path.posix.join('public', socialImageFolder, file)

/** Those of a release. */
export function picturesOfPages(folder: string, pages: readonly string[]): PagePictures {
  const pictures = new Map<string, string>()
  for (const page of pages) {
    const html = path.join(folder, htmlFile(page))
    const picture = existsSync(html) ? pictureNamedBy(readFileSync(html, 'utf8')) : undefined
    if (picture) pictures.set(page, picture.file)
  }
  return pictures
}

/**
 * What changed pages mean for the pictures: those that are not there yet are drawn into `stage`, and those that no page
 * names any more go.
 */
export async function changedPictures(
  before: PagePictures,
  {
    rendered,
    removed,
    stage,
    has,
  }: {
    rendered: ReadonlyMap<string, string>
    removed: readonly string[]
    stage: string
    has: (file: string) => boolean
  },
): Promise<{ pictures: PagePictures; place: Map<string, string>; remove: string[] }> {
  const pictures = new Map(before)
  const missing = new Map<string, string>()
  for (const page of removed) pictures.delete(page)
  for (const [page, html] of rendered) {
    const picture = pictureNamedBy(html)
    if (!picture) pictures.delete(page)
    else {
      pictures.set(page, picture.file)
      if (!has(place(picture.file))) missing.set(picture.file, picture.title)
    }
  }
  const folder = path.join(stage, 'public', socialImageFolder)
  mkdirSync(folder, { recursive: true })
  await renderPictures(missing, folder)
  const named = new Set(pictures.values())
  return {
    pictures,
    place: new Map([...missing.keys()].map((file) => [place(file), path.join(folder, file)])),
    remove: [...new Set(before.values())].filter((file) => !named.has(file)).map(place),
  }
}
