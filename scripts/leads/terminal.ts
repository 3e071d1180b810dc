import { once } from 'node:events'

/** Where a command shows what it does. What it was asked for goes to standard output, everything else to the other. */
export type Terminal = {
  print(line: string): void
  /** Text without a line break at its end; resolves when more can be taken. */
  write(text: string): Promise<void>
  note(line: string): void
  /** Shows how far it is, in a line of its own that the next call overwrites. Nothing where no person looks on. */
  progress(line: string): void
}

export function processTerminal(): Terminal {
  // Whoever reads has seen enough, say `head`.
  process.stdout.once('error', () => process.exit(0))
  let hasProgress = false
  const endProgress = (): void => {
    if (hasProgress) process.stderr.write('\r\u001B[K')
    hasProgress = false
  }
  return {
    print(line) {
      endProgress()
      process.stdout.write(`${line}\n`)
    },
    async write(text) {
      if (!process.stdout.write(text)) await once(process.stdout, 'drain')
    },
    note(line) {
      endProgress()
      process.stderr.write(`${line}\n`)
    },
    progress(line) {
      if (!process.stderr.isTTY) return
      process.stderr.write(`\r\u001B[K${line}`)
      hasProgress = true
    },
  }
}
