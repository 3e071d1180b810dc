import { spawn } from 'node:child_process'
import { realpathSync, rmSync } from 'node:fs'
import path from 'node:path'
import { coalesceCalls } from './coalesceCalls'
import { linkAll } from './publishedSite'
import type { PublisherLog } from './publisher'

/** Characters of a failed command's output that are logged: its end. */
const maxOutput = 2000

/** Runs a command of the shell. Gives its exit code (null after a signal) and all that it printed. */
function runCommand(
  command: string,
  env: NodeJS.ProcessEnv,
): Promise<{ code: number | null; output: string }> {
  const child = spawn(command, { shell: true, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve({ code, output }))
  })
}

/**
 * Gives a function that hands the published site to where it is served, by a command such as
 * `rsync -a "$PUBLISHED_FOLDER/public/" host:/srv/site/`. The variable names a folder of hard links to the files of the
 * release, which stays as it is while the command runs: the second publish from now on would change the release itself.
 * One run at a time; what is published meanwhile is handed over by one more. Never rejects: a failure is logged, and the
 * next publish hands over everything again.
 */
export const deployBy = (
  command: string,
  { folder, log }: { folder: string; log: PublisherLog },
): (() => Promise<void>) =>
  coalesceCalls(async () => {
    const begin = performance.now()
    let handed: string | undefined
    try {
      const release = realpathSync(folder)
      handed = path.join(path.dirname(release), 'deploy')
      rmSync(handed, { recursive: true, force: true })
      linkAll(release, handed)
      const { code, output } = await runCommand(command, { ...process.env, PUBLISHED_FOLDER: handed })
      if (code === 0) log.info(`handed to the deploy target in ${Math.round(performance.now() - begin)} ms`)
      else
        log.error(
          `The published site was not handed to the deploy target: the command of PUBLISHER_DEPLOY_COMMAND ended with ${code ?? 'a signal'}.\n${output.slice(-maxOutput)}`,
        )
    } catch (error) {
      log.error('The published site was not handed to the deploy target', error)
    } finally {
      if (handed) rmSync(handed, { recursive: true, force: true })
    }
  })
