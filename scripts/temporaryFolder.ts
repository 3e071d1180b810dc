import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

const folders = new Set<string>()

function removeAll(): void {
  for (const folder of folders) {
    // A process that is just ending may still write there.
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
  }
  folders.clear()
}

/** A new empty folder in the system's temporary one. It is removed when this process ends. */
export function temporaryFolder(name: string): string {
  if (folders.size === 0) {
    process.once('exit', removeAll)
    // Without a handler a signal would end the process without the exit event.
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
  }
  const folder = mkdtempSync(path.join(os.tmpdir(), `${name}-`))
  folders.add(folder)
  return folder
}
