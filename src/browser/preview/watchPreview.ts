import './withoutEval'
import { previewedPage, previewedPagePath, previewError, type PreviewedPage } from './contract'

/** Time in ms between two questions whether a draft has changed: a small request, answered with 304 if not. */
const pollTime = 600
/** The longest time in ms between two attempts while the server does not answer. */
const maxPause = 8000

/** What an editor is told. `isOver` when asking again cannot help. */
export type PreviewFailure = { message: string; isOver: boolean }

type PreviewWatcher = {
  onPage: (page: PreviewedPage) => void
  onFailure: (failure: PreviewFailure) => void
}

const unreachable =
  'The server does not answer. The page shows what it had last and is updated when the server is back.'

/** Statuses after which the same request is refused again: bad cookie, ended preview. */
const finalStatuses = [400, 401, 403, 404]

/**
 * Asks for the page at a path with the drafts of the preview, at once and again whenever they may have changed, until the
 * returned function is called. Not while the page is in the background.
 */
export function watchPreview(path: string, { onPage, onFailure }: PreviewWatcher): () => void {
  const controller = new AbortController()
  const address = `${previewedPagePath}?path=${encodeURIComponent(path)}`
  let timer: ReturnType<typeof setTimeout> | undefined
  let version: string | undefined
  let failures = 0

  const ask = async (): Promise<number | undefined> => {
    const response = await fetch(address, {
      signal: controller.signal,
      // Answers are never stored, so the browser does not ask by itself whether one has changed.
      ...(version ? { headers: { 'If-None-Match': version } } : {}),
    })
    if (response.status === 304) return pollTime
    const body: unknown = await response.json()
    if (response.ok) {
      version = response.headers.get('ETag') ?? undefined
      onPage(previewedPage.parse(body))
      return pollTime
    }
    version = undefined
    const isOver = finalStatuses.includes(response.status)
    onFailure({ message: previewError.parse(body).message, isOver })
    return isOver ? undefined : pause()
  }
  const pause = (): number => {
    failures += 1
    return Math.min(pollTime * 2 ** failures, maxPause)
  }
  const next = (time: number | undefined): void => {
    if (time !== undefined && !controller.signal.aborted) timer = setTimeout(run, time)
  }
  const run = (): void => {
    if (document.hidden) return
    ask().then(
      (time) => {
        if (time === pollTime) failures = 0
        next(time)
      },
      () => {
        if (controller.signal.aborted) return
        version = undefined
        onFailure({ message: unreachable, isOver: false })
        next(pause())
      },
    )
  }
  const runWhenShown = (): void => {
    clearTimeout(timer)
    if (!document.hidden) run()
  }
  document.addEventListener('visibilitychange', runWhenShown)
  run()
  return () => {
    controller.abort()
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', runWhenShown)
  }
}
