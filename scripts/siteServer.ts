import { spawn } from 'node:child_process'

export type SiteServer = {
  origin: string
  /** Of its process. */
  pid: number | undefined
  /** Ends the process with SIGKILL, as a crash would. */
  kill(): Promise<void>
  /** Ends the process with SIGTERM, waits for it and gives its exit code; null when a signal ended it. */
  stop(): Promise<number | null>
}

/** The command of `npm run serve`, in one process without a wrapper, so that a signal reaches the server itself. */
const serveCommand = [process.execPath, 'scripts/runBundle.mjs', 'server'] as const

/** The command of `npm start` after its build, in the same way. */
export const serveAndPublishCommand = [
  process.execPath,
  '--import',
  'tsx',
  'scripts/serveAndPublish.ts',
] as const

/**
 * Starts the built site in a separate process, on a free port unless `env` names one, with `command`. Throws with its error output when it does
 * not start.
 */
export async function startSiteServer(
  project: string,
  env: NodeJS.ProcessEnv,
  [command, ...args]: readonly [string, ...string[]] = serveCommand,
): Promise<SiteServer> {
  const child = spawn(command, args, {
    cwd: project,
    // Trials empty all variables; without a port two of them would meet on the usual one.
    env: { ...process.env, ...env, PORT: env['PORT'] || '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const endWithUs = (): boolean => child.kill('SIGKILL')
  process.once('exit', endWithUs)
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  let errors = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors = (errors + text).slice(-4000)))
  const origin = await new Promise<string>((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      const address = / is ready at (http:\/\/[^/\s]+)/.exec(text)?.[1]
      if (address) resolve(address)
    })
    child.once('error', reject)
    child.once('exit', () => reject(new Error(`The server did not start:\n${errors}`)))
  })
  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    child.kill(signal)
    const code = await ended
    process.removeListener('exit', endWithUs)
    return code
  }
  return { origin, pid: child.pid, kill: async () => void (await end('SIGKILL')), stop: () => end('SIGTERM') }
}
