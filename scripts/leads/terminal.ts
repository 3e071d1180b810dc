import { once } from 'node:events'

/** The output of a command: results on standard output, everything else on standard error. */
export type Terminal = {
  print(line: string): void
  /** Text without a line break at its end; resolves when more can be taken. */
  write(text: string): Promise<void>
  note(line: string): void
  /** Shows the progress in a line that the next call overwrites. Only on a terminal. */
  progress(line: string): void
}

export function processTerminal(): Terminal {
  // The reader has closed the pipe, for example `head`.
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
