import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { isFilled, type ImageField } from '@prismicio/client'
import { localeByUrlCode } from '../../../locales.config'
import { localizeDocument } from '../../cms/localizeDocument'
import type { PlannedPageNode } from '../../contentNodes/nodeTypes'
import { contentNodeOf, marketNode, plannedPageNodes, type NodeReader } from '../../contentNodes/readNodes'

/** Passes the titles to `npm run build`, which draws pictures while Gatsby compiles. */
const fileName = 'expected-titles.json'

/** The title that the head of a page will have by the rule of `src/seo/DocumentHead.tsx`; undefined without a picture. */
function titleOf(nodes: NodeReader, page: PlannedPageNode): string | undefined {
  const { raw, job } = contentNodeOf(nodes, page)
  if (job) return job.title
  const market = marketNode(nodes, page.locale)?.market
  const htmlLang = localeByUrlCode(page.locale)?.htmlLang
  if (!raw || !market || !htmlLang || isFilled.image(raw.data['meta_image'] as ImageField)) return undefined
  const { title, meta_title } = raw.data
  const { data } = localizeDocument({ ...raw, data: { title, meta_title } }, { market, htmlLang })
  return [data['meta_title'], data['title']].find(
    (text): text is string => typeof text === 'string' && text !== '',
  )
}

/**
 * The titles of the pages of documents and jobs, as far as they can be told before a page is rendered. They only save
 * time: the pictures of a build are decided by its HTML (completePictures).
 */
export const expectedTitles = (nodes: NodeReader): string[] => [
  ...new Set(plannedPageNodes(nodes).flatMap((page) => titleOf(nodes, page) ?? [])),
]

/** Writes the expected titles of this build. */
export const writeExpectedTitles = (nodes: NodeReader, folder = '.cache'): void =>
  writeFileSync(`${folder}/${fileName}`, JSON.stringify(expectedTitles(nodes)))

/** Removes those of an earlier build. */
export const forgetExpectedTitles = (folder = '.cache'): void =>
  rmSync(`${folder}/${fileName}`, { force: true })

/** The expected titles, as soon as they are written completely; undefined before. */
export function readExpectedTitles(folder = '.cache'): string[] | undefined {
  try {
    return JSON.parse(readFileSync(`${folder}/${fileName}`, 'utf8')) as string[]
  } catch {
    return undefined
  }
}
