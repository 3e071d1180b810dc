import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

/** A printed line, with the time and processor time since the start of the command. */
export type TimedLine = { text: string; wallSeconds: number; cpuSeconds: number }

/** One finished command: its output, time and memory. CPU and memory are 0 where there is no /proc. */
export type MeasuredRun = {
  code: number
  output: string
  lines: readonly TimedLine[]
  wallSeconds: number
  cpuSeconds: number
  peakMebibytes: number
}

type ProcessRow = {
  pid: number
  parent: number
  residentPages: number
  /** Processor time of the process, and of its children that have ended. */
  ownTicks: number
  childrenTicks: number
}

/** Linux counts processor time in hundredths of a second and memory in pages of 4 KiB, for programs to read. */
const ticksPerSecond = 100
const pagesPerMebibyte = 256

/** One line of `/proc/<pid>/stat`. The name of the program may contain spaces and brackets. */
export function parseStat(line: string): ProcessRow {
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ')
  const field = (number: number): number => Number(fields[number - 3] ?? 0)
  return {
    pid: Number.parseInt(line, 10),
    parent: field(4),
    residentPages: field(24),
    ownTicks: field(14) + field(15),
    childrenTicks: field(16) + field(17),
  }
}

/** A process and everything below it. */
export function processTree(rows: readonly ProcessRow[], root: number): ProcessRow[] {
  const own = rows.filter(({ pid }) => pid === root)
  const below = rows.filter(({ parent }) => parent === root).flatMap(({ pid }) => processTree(rows, pid))
  return [...own, ...below]
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

/** Memory of a process and of everything below it, in pages. */
export const treePages = (rows: readonly ProcessRow[], root: number): number =>
  sum(processTree(rows, root).map(({ residentPages }) => residentPages))

/** Processor time of a process and of everything that it has started, in seconds. */
export const treeSeconds = (rows: readonly ProcessRow[], root: number): number =>
  sum(processTree(rows, root).map(({ ownTicks, childrenTicks }) => ownTicks + childrenTicks)) / ticksPerSecond

function statOf(pid: string): ProcessRow[] {
  try {
    return [parseStat(readFileSync(`/proc/${pid}/stat`, 'utf8'))]
  } catch {
    // The process ended after the listing.
    return []
  }
}

const allProcesses = (): ProcessRow[] =>
  process.platform === 'linux'
    ? readdirSync('/proc')
        .filter((name) => /^\d+$/.test(name))
        .flatMap(statOf)
    : []

/** Processor time of all ended child processes and their children. */
const endedChildrenSeconds = (): number =>
  process.platform === 'linux' ? (statOf('self')[0]?.childrenTicks ?? 0) / ticksPerSecond : 0

type Options = { cwd: string; env: NodeJS.ProcessEnv }

/**
 * Runs a command to its end and measures it with everything it starts; memory is the sum of the resident sets,
 * sampled four times a second. One run at a time: the processor time is that of all ended children of this process.
 */
export function measuredRun(
  command: string,
  args: readonly string[],
  { cwd, env }: Options,
): Promise<MeasuredRun> {
  return new Promise((resolve, reject) => {
    const started = performance.now()
    const cpuBefore = endedChildrenSeconds()
    let output = ''
    const lines: TimedLine[] = []
    const since = (): number => (performance.now() - started) / 1000
    let peakPages = 0
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
    const end = (): boolean => child.kill()
    process.once('exit', end)
    const sampling = setInterval(() => {
      if (child.pid !== undefined) peakPages = Math.max(peakPages, treePages(allProcesses(), child.pid))
    }, 250)
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text
        const cpuSeconds = child.pid === undefined ? 0 : treeSeconds(allProcesses(), child.pid)
        for (const line of text.split('\n')) lines.push({ text: line, wallSeconds: since(), cpuSeconds })
      })
    }
    const stop = (): void => {
      clearInterval(sampling)
      process.removeListener('exit', end)
    }
    child.once('error', (error) => {
      stop()
      reject(error)
    })
    child.once('close', (code) => {
      stop()
      resolve({
        code: code ?? 1,
        output,
        lines,
        wallSeconds: since(),
        cpuSeconds: endedChildrenSeconds() - cpuBefore,
        peakMebibytes: peakPages / pagesPerMebibyte,
      })
    })
  })
}
