import { existsSync, readFileSync } from 'node:fs'

/** Busy and stolen time of all processors since the start, in ticks; on systems without `/proc/stat`, none. */
function processorTime(): { busy: number; stolen: number } {
  if (!existsSync('/proc/stat')) return { busy: 0, stolen: 0 }
  const [, user = 0, nice = 0, system = 0, , , , , stolen = 0] = (
    readFileSync('/proc/stat', 'utf8').split('\n')[0] ?? ''
  )
    .split(/\s+/)
    .map(Number)
  return { busy: user + nice + system + stolen, stolen }
}

/** Starts to watch; the returned function tells which part of the busy time since then went to other machines, 0 to 1. */
export function stolenTime(): () => number {
  const before = processorTime()
  return () => {
    const after = processorTime()
    return (after.stolen - before.stolen) / Math.max(1, after.busy - before.busy)
  }
}
