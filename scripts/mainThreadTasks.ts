import type { CDPSession } from '@playwright/test'

/** How many times slower a phone's processor is. */
export const slowdown = 4

export type TraceEvent = {
  name: string
  /** Microseconds: when it began, and its processor time. */
  ts: number
  tdur?: number
  tid: number
  pid: number
  args?: { name?: string }
}

/** What the browser reports while a page acts, in these categories besides its tasks and threads. */
export async function traceOf(
  session: CDPSession,
  act: () => Promise<void>,
  categories: readonly string[] = [],
): Promise<TraceEvent[]> {
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  const ended = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.start', {
    traceConfig: { includedCategories: ['toplevel', '__metadata', ...categories] },
    transferMode: 'ReportEvents',
  })
  await act()
  await session.send('Tracing.end')
  await ended
  return events
}

/** The tasks of the page's main thread. */
export function mainThreadTasks(events: readonly TraceEvent[]): TraceEvent[] {
  const mains = new Set(
    events
      .filter(({ name, args: about }) => name === 'thread_name' && about?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}/${tid}`),
  )
  return events.filter(({ name, pid, tid }) => /RunTask$/.test(name) && mains.has(`${pid}/${tid}`))
}

/** A task's processor time in ms on a phone. */
export const phoneTime = ({ tdur = 0 }: TraceEvent): number => (tdur / 1000) * slowdown
