import { existsSync, readFileSync } from 'node:fs'
import { chromium } from 'playwright-core'
import { debianChromium } from './chromium'
import { run } from './run'

/** What decides how a machine without a browser gets one. */
export type Machine = {
  /** Chromium of the system, or the one that Playwright has downloaded. */
  hasChromium: () => boolean
  isRoot: boolean
  /** The `ID` of /etc/os-release: `debian`, `ubuntu`, `fedora`; empty elsewhere. */
  distribution: string
  /** Runs a command to its end and gives its exit code. */
  run: (command: string, args: readonly string[]) => Promise<number>
  print: (line: string) => void
}

const installOnDebian = 'apt-get update && apt-get install --no-install-recommends -y chromium'

/** What to run on a machine without Chromium. */
const instruction = (distribution: string): string =>
  distribution === 'debian'
    ? `Install it as root: ${installOnDebian}`
    : 'Install it: npx playwright install --with-deps chromium'

/** The `ID` of an os-release file; empty without one. */
export const distributionIn = (osRelease: string): string => /^ID="?([\w.-]+)"?$/m.exec(osRelease)?.[1] ?? ''

const osRelease = '/etc/os-release'

const thisMachine = (): Machine => ({
  hasChromium: () => existsSync(debianChromium) || existsSync(chromium.executablePath()),
  isRoot: process.getuid?.() === 0,
  distribution: existsSync(osRelease) ? distributionIn(readFileSync(osRelease, 'utf8')) : '',
  run: (command, args) => run(command, args, process.env),
  print: (line) => process.stdout.write(`${line}\n`),
})

/**
 * Makes sure that these steps find a browser: on Debian, as root, it installs Chromium when it is missing. Rejects with the
 * command to run when there is none, or when the installation has failed.
 */
export async function ensureChromium(
  steps: readonly string[],
  machine: Machine = thisMachine(),
): Promise<void> {
  if (steps.length === 0 || machine.hasChromium()) return
  const problem = `Chromium is not installed, and these steps need it: ${steps.join(', ')}.`
  if (machine.distribution !== 'debian' || !machine.isRoot)
    throw new Error(`${problem} ${instruction(machine.distribution)}`)
  machine.print(`${problem} It is installed now: ${installOnDebian}`)
  const code = await machine.run('sh', ['-c', installOnDebian])
  if (code !== 0 || !machine.hasChromium())
    throw new Error(`Chromium could not be installed (exit code ${code}). ${instruction('debian')}`)
}
