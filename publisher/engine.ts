import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import {
  identityDifferences,
  identityOfNow,
  readBuildIdentity,
  type BuildIdentity,
} from '../src/build/buildIdentity'
import { newMedia, writeMediaFile } from '../src/build/media'
import { pageDataSource, readPageQueries, type PagesOfContent } from '../src/build/pageData/pageData'
import { contentReader } from '../src/content/source/contentReader'
import { contentState, type ContentState } from '../src/content/source/contentState'
import type { DraftCheck } from '../src/content/source/draftCheck'
import type { Content } from '../src/content/source/readContent'
import { unreadableMedia } from '../src/content/source/unreadableMedia'
import type { Environment } from '../src/core/environment'
import type { ReleaseState } from '../src/core/releases/publishedRelease'
import { readMatchPaths } from '../src/gatsby/pageRenderer'
import { startCompression } from './compressed'
import { derivedFiles, isSame, siteDataFiles } from './derivedFiles'
import { changedData, htmlFile, pageDataFile, type MadePages } from './pages'
import { changedPictures, picturesOfPages, type PagePictures } from './pictures'
import { openPublishedSite, type PublishedSite } from './publishedSite'
import { PublisherError } from './publisherError'
import { loadRenderer, type Renderer } from './renderer'

/** A change that the last build cannot show: another template or another address with everything below it. */
export class BuildNeeded extends Error {
  override readonly name = 'BuildNeeded'
}

/** What one publish changed. */
export type Published = {
  ref: string
  /** Pages that were rendered, and that are gone. */
  changed: string[]
  removed: string[]
  /** Written and removed files, compressed copies among them. */
  files: number
}

/** What the served site was made of, as far as the next publish needs it. */
type Made = { pages: MadePages; pictures: PagePictures }

export type Engine = {
  readonly site: PublishedSite
  readonly identity: BuildIdentity
  /** Brings the served site to what is published now. Undefined when it shows that already. */
  publish: () => Promise<Published | undefined>
  /** What keeps drafts from being published. Rejects for a repository that is not embedded. */
  checkDrafts: DraftCheck
  /** What of the served site is not as its own content would make it; for a check of the publisher itself. */
  state: () => ReleaseState | undefined
}

const dayOf = (now: Date): string => now.toISOString().slice(0, 10)

/** Reads what the last build was made with. Throws a PublisherError when nothing can be added to it. */
export function usableIdentity(root: string, environment: Environment): BuildIdentity {
  const built = readBuildIdentity(root)
  if (!built) {
    throw new PublisherError(
      'There is no complete build in public/. Run `npm run build` before the publisher.',
    )
  }
  const differences = identityDifferences(built, identityOfNow(root, environment))
  if (differences.length > 0) {
    throw new PublisherError(
      `The publisher cannot add to the build in public/, which was made with something else:\n  ${differences.join('\n  ')}\nRun \`npm run build\`, then start the publisher again.`,
    )
  }
  return built
}

/** The pages with a wildcard route: they take every address below theirs. Gatsby has them in the bundle of every visitor. */
const wildcardRoutes = (pages: PagesOfContent): string =>
  pages.paths
    .flatMap((page) => {
      const { matchPath } = pages.planOf(page) ?? {}
      return matchPath ? [`${page} ${matchPath}`] : []
    })
    .sort()
    .join('\n')

/** The templates that have pages. Gatsby bundles those only. */
const usedChunks = (pages: PagesOfContent): string =>
  [...new Set(pages.paths.map((page) => pages.planOf(page)?.component.chunk ?? ''))].sort().join('\n')

const builtWildcardRoutes = (root: string): string =>
  readMatchPaths(root)
    .map((entry) => `${entry.path} ${entry.matchPath}`)
    .sort()
    .join('\n')

/**
 * Opens the last build of a project. Throws a PublisherError when it cannot be added to; takes over the build as the served
 * site when that began with another one.
 */
export async function openEngine(root: string, environment: Environment): Promise<Engine> {
  const identity = usableIdentity(root, environment)
  const renderer: Renderer = await loadRenderer(root)
  const queries = readPageQueries(root)
  const source = pageDataSource(root, queries)
  const wildcards = builtWildcardRoutes(root)
  const chunks = [
    ...new Set(
      [...Object.values(queries.templates), ...Object.values(queries.code)].map(({ chunk }) => chunk),
    ),
  ]
    .sort()
    .join('\n')
  const site = openPublishedSite(root)
  const build = JSON.stringify(identity)
  if (site.state()?.build !== build) site.adopt({ build, ref: '', jobs: '', day: '' })
  const reader = contentReader(root, environment, (file) =>
    existsSync(path.join(site.folder(), 'public/media', file)),
  )
  let made: Made | undefined

  const isShown = ({ ref, jobs }: ContentState, day: string): boolean => {
    const state = site.state()
    return made !== undefined && state?.ref === ref && state.jobs === jobs && state.day === day
  }

  /** Makes new site data known to the renderer, which reads it in `public/`. No page names it there yet. */
  function provideSiteData(stage: string, pages: PagesOfContent): void {
    for (const file of siteDataFiles(pages)) {
      const target = path.join(root, 'public', file)
      const content = readFileSync(path.join(stage, 'public', file))
      mkdirSync(path.dirname(target), { recursive: true })
      writeFileSync(`${target}.new`, content)
      renameSync(`${target}.new`, target)
    }
  }

  async function media(): Promise<Map<string, string>> {
    const folder = path.resolve(root, environment.CONTENT_DIR, 'media')
    const placed = new Map<string, string>()
    const staged = path.join(site.stage, 'public/media')
    const built = path.join(site.folder(), 'public/media')
    const unreadable = await unreadableMedia(folder, built)
    for (const file of newMedia(folder, built)) {
      // No page shows it: the content would have been refused.
      if (unreadable.has(file)) continue
      await writeMediaFile(folder, file, staged)
    }
    for (const file of newMedia(staged, path.join(site.folder(), 'public/media'))) {
      placed.set(path.posix.join('public/media', file), path.join(staged, file))
    }
    return placed
  }

  async function publishContent(content: Content, of: ContentState, now: Date): Promise<Published> {
    const pages = source(content, now.getTime())
    if (wildcardRoutes(pages) !== wildcards)
      throw new BuildNeeded('A page with a wildcard route was added, moved or removed.')
    if (usedChunks(pages) !== chunks)
      throw new BuildNeeded('The first page of a template was added, or the last one removed.')
    const { data, removed, made: madePages } = await changedData(pages, made?.pages, { site, renderer })
    const pictures = made?.pictures ?? picturesOfPages(site.folder(), [...madePages.keys(), ...removed])
    const isServiceWorkerOff = environment.SERVICE_WORKER === 'off'
    const derived = await derivedFiles(pages, site, { now, isServiceWorkerOff, htmlFile })
    provideSiteData(site.stage, pages)

    const rendered = new Map<string, string>()
    const compression = startCompression()
    const write = new Map(derived.write)
    const add = (file: string, text: string): void => {
      write.set(file, text)
      compression.begin(file, text)
    }
    for (const [page, text] of data) {
      const html = await renderer.html(text)
      rendered.set(page, html)
      add(pageDataFile(page), text)
      if (!isSame(site.read(htmlFile(page)), html)) add(htmlFile(page), html)
    }
    const { pictures: picturesNow, ...drawn } = await changedPictures(pictures, {
      rendered,
      removed,
      stage: site.stage,
      has: site.has,
    })
    const changes = await compression.complete({
      write,
      place: new Map([...drawn.place, ...(await media())]),
      remove: new Set([
        ...derived.remove,
        ...drawn.remove,
        ...removed.flatMap((page) => [htmlFile(page), pageDataFile(page)]),
      ]),
    })
    site.publish(changes, { build, ref: of.ref, jobs: of.jobs, day: dayOf(now) })
    made = { pages: madePages, pictures: picturesNow }
    return {
      ref: of.ref,
      changed: [...rendered.keys()],
      removed,
      files: changes.write.size + changes.place.size + changes.remove.size,
    }
  }

  return {
    site,
    identity,
    state: site.state,
    checkDrafts: reader.checkDrafts,
    async publish() {
      const now = new Date()
      const published = await reader.open()
      const state = contentState(root, published)
      if (published.source.fileFindings.length === 0 && isShown(state, dayOf(now))) return undefined
      return publishContent(await reader.read(published), state, now)
    },
  }
}
