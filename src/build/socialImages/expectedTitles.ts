import { rmSync, writeFileSync } from 'node:fs'
import { isFilled, type ImageField } from '@prismicio/client'
import { localizedFields } from '../../content/nodes/localizedFields'
import type { PlannedPageNode } from '../../content/nodes/nodeTypes'
import { contentNodeOf, plannedPageNodes, type NodeReader } from '../../content/nodes/readNodes'
import { readJson } from '../../core/values/readJson'
import { cacheFolder } from '../../gatsby/cacheFolder'
import { pageNames } from '../../seo/pageNames'

/** Passes the titles to `npm run build`, which draws pictures while Gatsby compiles. */
const fileName = 'expected-titles.json'

/** The title that the head of a page will have; undefined when its picture is not made from it. */
function titleOf(nodes: NodeReader, page: PlannedPageNode): string | undefined {
  const { raw, job } = contentNodeOf(nodes, page)
  if (job) return job.title
  const fields = localizedFields(nodes, page, ['title', 'meta_title'])
  if (!raw || !fields || isFilled.image(raw.data['meta_image'] as ImageField)) return undefined
  return pageNames(fields).title || undefined
}

/**
 * The titles of the pages of documents and jobs, as far as they can be told before a page is rendered. They only save
 * time: the pictures of a build are decided by its HTML (completePictures).
 */
export const expectedTitles = (nodes: NodeReader): string[] => [
  ...new Set(plannedPageNodes(nodes).flatMap((page) => titleOf(nodes, page) ?? [])),
]

/** Writes the expected titles of this build. */
export const writeExpectedTitles = (nodes: NodeReader, folder = cacheFolder): void =>
  writeFileSync(`${folder}/${fileName}`, JSON.stringify(expectedTitles(nodes)))

/** Removes those of an earlier build. */
export const forgetExpectedTitles = (folder = cacheFolder): void =>
  rmSync(`${folder}/${fileName}`, { force: true })

/** The expected titles, as soon as they are written completely; undefined before. */
export function readExpectedTitles(folder = cacheFolder): string[] | undefined {
  try {
    return readJson(`${folder}/${fileName}`) as string[]
  } catch {
    return undefined
  }
}
