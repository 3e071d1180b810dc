import { statSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { forgetExpectedTitles, readExpectedTitles } from '../../src/build/socialImages/expectedTitles'
import { addPictures, completePictures, picturesOf } from '../../src/build/socialImages/pictures'
import { bundleEditor } from '../bundleEditor'
import { bundleServer } from '../bundleServer'
import { pageFiles } from '../checkSite/pageFiles'
import { precompress, precompressScripts } from '../precompress'

/** What webpack's compilation for browsers writes last. */
const lastOfBundles = 'webpack.stats.json'

/** Waits until `read` gives something; undefined when the signal comes first. */
async function until<T>(read: () => T | undefined, signal: AbortSignal): Promise<T | undefined> {
  while (!signal.aborted) {
    const value = read()
    if (value !== undefined) return value
    await pause(250)
  }
  return undefined
}

/** The work of a build that does not need Gatsby's result, on the core that it leaves idle while it compiles. */
export type ConcurrentWork = {
  /** Ends it, and does all that the built site still needs. Gives lines for the report of the build. */
  complete: () => Promise<string[]>
  /** Ends it without a result: Gatsby has failed. */
  stop: () => Promise<void>
}

/** Starts that work; it begins by itself when Gatsby has made what each part of it needs. */
export function startConcurrentWork(publicFolder = 'public', cacheFolder = '.cache'): ConcurrentWork {
  forgetExpectedTitles(cacheFolder)
  const failed = new AbortController()
  const ended = new AbortController()
  const started = Date.now()

  const over = AbortSignal.any([failed.signal, ended.signal])
  const bundlesAreWritten = (): true | undefined => {
    const { mtimeMs = 0 } = statSync(`${publicFolder}/${lastOfBundles}`, { throwIfNoEntry: false }) ?? {}
    return mtimeMs > started ? true : undefined
  }

  const drawing = until(() => readExpectedTitles(cacheFolder), over).then((titles = []) =>
    addPictures(picturesOf(titles), publicFolder, failed.signal),
  )
  const scripts = until(bundlesAreWritten, over).then((areWritten) =>
    areWritten ? precompressScripts(publicFolder, failed.signal) : 0,
  )
  // Both are awaited later; until then a rejection must not end the process while Gatsby runs.
  const settled = Promise.allSettled([drawing, scripts])

  const pictures = async (): Promise<string> => {
    const begin = Date.now()
    const early = await drawing
    const pages = pageFiles(publicFolder).map(({ file }) => file)
    const { total, made } = await completePictures(pages, publicFolder)
    return `social images: ${total}, ${early} made beside Gatsby, ${made} after it in ${Date.now() - begin} ms`
  }
  const compression = async (): Promise<string> => {
    const begin = Date.now()
    const early = await scripts
    const written = await precompress(publicFolder)
    return `compressed ${early + written} changed files, ${early} of them beside Gatsby, ${written} after it in ${Date.now() - begin} ms`
  }
  const bundles = async (): Promise<string> => {
    const [files] = await Promise.all([bundleServer(), bundleEditor()])
    return `bundled ${files.join(' and ')}`
  }

  return {
    async complete() {
      ended.abort()
      return Promise.all([pictures(), compression(), bundles()])
    },
    async stop() {
      failed.abort()
      await settled
    },
  }
}
