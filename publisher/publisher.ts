import { identityDifferences, identityOfNow, readBuildIdentity } from '../src/build/buildIdentity'
import type { ContentFinding } from '../src/content/cms/contentFinding'
import { ContentError } from '../src/content/source/contentError'
import { contentState, isContentUnchanged } from '../src/content/source/contentState'
import type { DraftCheck } from '../src/content/source/draftCheck'
import { openContent } from '../src/content/source/readContent'
import type { Environment } from '../src/core/environment'
import { messageOf } from '../src/core/values/error'
import { coalesceCalls } from './coalesceCalls'
import { differingFiles } from './compareSites'
import { BuildNeeded, openEngine, type Engine } from './engine'
import { PublisherError } from './publisherError'
import { runBuild } from './runBuild'

/** What a publish did. In every case the site that is served is a whole one. */
export type PublishResult =
  | {
      outcome: 'published'
      ref: string
      /** Pages that were rendered, and those that are gone. */
      changed: string[]
      removed: string[]
      files: number
      milliseconds: number
    }
  | { outcome: 'unchanged'; ref: string; milliseconds: number }
  /** A full build was made instead. */
  | { outcome: 'built'; ref: string; reason: string; milliseconds: number }
  /** The content has errors: the site stays as it is. The message names all of them, `problems` for people who write. */
  | {
      outcome: 'refused'
      message: string
      problems: readonly string[]
      findings: readonly ContentFinding[]
      milliseconds: number
    }
  /** Anything else went wrong: the site stays as it is. */
  | { outcome: 'failed'; message: string; milliseconds: number }

/** What a full build at the same content showed. */
export type Verification =
  | { outcome: 'same' }
  | { outcome: 'not compared'; reason: string }
  | { outcome: 'different'; files: string[] }

export type PublisherStatus = {
  /** `fast`: single pages. `builds`: every publish is a full build. `stopped`: the publisher has to be started again. */
  mode: 'fast' | 'builds' | 'stopped'
  /** Why it is not `fast`. */
  reason?: string
  ref: string | undefined
  last?: PublishResult
  verified?: Verification
}

export type Publisher = {
  /** Brings the site to what is published. Requests that come during a publish become one more. Never rejects. */
  publish: () => Promise<PublishResult>
  /** Compares the site with a full build of the same content. Any difference puts the build in its place and ends the fast way. */
  verify: () => Promise<Verification>
  status: () => PublisherStatus
  /**
   * What keeps drafts of the embedded repository from being published; the next publish takes over the plan. Rejects when
   * this process cannot publish either, and for another repository.
   */
  checkDrafts: DraftCheck
  /**
   * The folder that is served: a link, laid out as the project is (`public/`, `build/site-manifest.json`,
   * `build/form-pages.json`). It has to be resolved anew after each publish.
   */
  folder: string
  /** Calls back after the site has changed. */
  onChange: (listener: () => void) => void
}

/** Where the publisher writes what happened. */
export type PublisherLog = {
  info: (message: string) => void
  error: (message: string, cause?: unknown) => void
}

export type PublisherOptions = {
  root: string
  environment: Environment
  log: PublisherLog
  /** Makes a full build; `npm run build` by default. */
  build?: () => Promise<void>
}

const shown = 10

/**
 * Opens the last build and publishes what has changed since. Rejects with a PublisherError when the build cannot be added
 * to: made of other code, packages or variables, or by another version of Gatsby.
 */
export async function startPublisher({
  root,
  environment,
  log,
  build = () => runBuild(root),
}: PublisherOptions): Promise<Publisher> {
  let engine: Engine = await openEngine(root, environment)
  const started = engine.identity
  const listeners: (() => void)[] = []
  const status: PublisherStatus = { mode: 'fast', ref: engine.state()?.ref }

  function change(mode: PublisherStatus['mode'], reason: string): void {
    status.mode = mode
    status.reason = reason
    log.error(
      mode === 'builds'
        ? `Publishing single pages is switched off, every publish is a full build from now on: ${reason}`
        : `The publisher has to be started again: ${reason}`,
    )
  }

  /** Why this process cannot add to the build in `public/`; undefined when it can. */
  function mismatch(): string | undefined {
    const built = readBuildIdentity(root)
    // None while a build runs.
    if (!built) return undefined
    const [difference] = identityDifferences(started, built)
    return difference && `a build was made since it started, with another ${difference}`
  }

  function notify(): void {
    for (const listener of listeners) listener()
  }

  /** Makes a full build and serves it. */
  async function rebuild(reason: string): Promise<PublishResult> {
    const begin = performance.now()
    log.info(`A full build: ${reason}`)
    await build()
    const now = identityOfNow(root, environment)
    if (now.code !== started.code) {
      change('stopped', 'the code has changed')
      return { outcome: 'failed', message: status.reason ?? '', milliseconds: performance.now() - begin }
    }
    engine.site.adopt({ build: JSON.stringify(now), ref: '', jobs: '', day: '' })
    engine = await openEngine(root, environment)
    const published = await engine.publish()
    const milliseconds = Math.round(performance.now() - begin)
    return { outcome: 'built', ref: published?.ref ?? '', reason, milliseconds }
  }

  async function attempt(): Promise<PublishResult> {
    const begin = performance.now()
    const milliseconds = () => Math.round(performance.now() - begin)
    try {
      const reason = status.mode === 'stopped' ? status.reason : mismatch()
      if (reason) {
        if (status.mode !== 'stopped') change('stopped', reason)
        return {
          outcome: 'failed',
          message: `Start the publisher again: ${reason}`,
          milliseconds: milliseconds(),
        }
      }
      if (status.mode === 'builds') return await rebuild(status.reason ?? 'single pages are switched off')
      const published = await engine.publish()
      if (!published)
        return { outcome: 'unchanged', ref: engine.state()?.ref ?? '', milliseconds: milliseconds() }
      return { outcome: 'published', ...published, milliseconds: milliseconds() }
    } catch (error) {
      if (error instanceof ContentError)
        return {
          outcome: 'refused',
          message: error.message,
          problems: error.problems,
          findings: error.findings,
          milliseconds: milliseconds(),
        }
      if (error instanceof BuildNeeded) {
        try {
          return await rebuild(error.message)
        } catch (failure) {
          return { outcome: 'failed', message: messageOf(failure), milliseconds: milliseconds() }
        }
      }
      return { outcome: 'failed', message: messageOf(error), milliseconds: milliseconds() }
    }
  }

  async function run(): Promise<PublishResult> {
    const result = await attempt()
    status.last = result
    status.ref = engine.state()?.ref
    if (result.outcome === 'published') {
      const { ref, changed, removed, files, milliseconds } = result
      log.info(
        `published ${ref}: ${changed.length} pages rendered, ${removed.length} removed, ${files} files in ${milliseconds} ms`,
      )
    } else if (result.outcome !== 'unchanged' && 'message' in result) log.error(result.message)
    if (result.outcome === 'published' || result.outcome === 'built') notify()
    return result
  }

  const publish = coalesceCalls(run)

  async function compare(): Promise<Verification> {
    if (status.mode !== 'fast') return { outcome: 'not compared', reason: status.reason ?? status.mode }
    await publish()
    const day = engine.state()?.day
    await build()
    const reason = mismatch()
    if (reason) {
      change('stopped', reason)
      return { outcome: 'not compared', reason }
    }
    const now = contentState(root, await openContent(root, environment))
    const served = engine.state()
    const isOfNow = isContentUnchanged(root, now) && served?.ref === now.ref && served.jobs === now.jobs
    if (!isOfNow || served.day !== day)
      return { outcome: 'not compared', reason: 'something was published during the build' }
    const files = differingFiles(root, engine.site.folder())
    if (files.length === 0) return { outcome: 'same' }
    const more = files.length > shown ? ` and ${files.length - shown} more` : ''
    change(
      'builds',
      `a full build of the same content differs in ${files.slice(0, shown).join(', ')}${more}. Please report it; a start of the publisher switches it on again`,
    )
    engine.site.adopt({ ...served, build: JSON.stringify(engine.identity) })
    notify()
    return { outcome: 'different', files }
  }

  const verify = coalesceCalls(async () => {
    const result = await compare().catch((error: unknown): Verification => {
      log.error('The full build for comparison failed', error)
      return { outcome: 'not compared', reason: messageOf(error) }
    })
    status.verified = result
    if (result.outcome === 'same') log.info('a full build of the same content is the same, byte for byte')
    return result
  })

  const first = await publish()
  if (first.outcome === 'failed') log.error(`The site stays as it was built: ${first.message}`)
  return {
    publish,
    verify,
    status: () => ({ ...status }),
    async checkDrafts(...drafts) {
      const reason = status.mode === 'stopped' ? status.reason : mismatch()
      if (reason) throw new PublisherError(`Start the publisher again: ${reason}`)
      return engine.checkDrafts(...drafts)
    },
    folder: engine.site.link,
    onChange: (listener) => void listeners.push(listener),
  }
}
