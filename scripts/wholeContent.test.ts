/** The content of this project on its way into an empty repository and back, with a push that is killed on its way. */
import { spawn, type ChildProcess } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { Places } from '../content-transfer/transfer.fixture'

const project = path.resolve(__dirname, '..')
const places = new Places()
const started: ChildProcess[] = []

afterEach(async () => {
  for (const child of started.splice(0)) child.kill('SIGKILL')
  await places.remove()
})

/** Set and empty, a variable is not taken from a developer's .env. */
const env = {
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('PRISMIC'))),
  ...{ PRISMIC_REPOSITORY: '', PRISMIC_ENDPOINT: '', PRISMIC_ACCESS_TOKEN: '' },
  ...{ PRISMIC_WRITE_TOKEN: '', PRISMIC_CUSTOM_TYPES_TOKEN: '' },
}

type Run = { child: ChildProcess; output: () => string; ended: Promise<number | null> }

function start(script: string, args: readonly string[]): Run {
  const child = spawn(process.execPath, ['--import', 'tsx', path.join(project, script), ...args], {
    cwd: project,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  started.push(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  return { child, output: () => output, ended }
}

/** Waits for words in the output. Throws with the output when the process has ended without them. */
async function said({ child, output, ended }: Run, pattern: RegExp): Promise<RegExpExecArray> {
  let isOver = false
  void ended.then(() => (isOver = true))
  for (;;) {
    const found = pattern.exec(output())
    if (found) return found
    if (isOver) throw new Error(`${child.spawnargs.join(' ')} ended without ${String(pattern)}:\n${output()}`)
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}

async function content(command: string, ...args: string[]): Promise<string> {
  const run = start('scripts/content.ts', [command, ...args])
  const code = await run.ended
  if (code !== 0) throw new Error(`${command} ended with ${code}:\n${run.output()}`)
  return run.output()
}

/** The files below a folder, each with a digest of what is in it. */
function digests(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  const paths = files.map((entry) => path.join(entry.parentPath, entry.name)).sort()
  return Object.fromEntries(
    paths.map((file) => [
      path.relative(folder, file),
      createHash('sha256').update(readFileSync(file)).digest('hex'),
    ]),
  )
}

it('comes back as it was, each document once, after a push that was killed twice', async () => {
  const target = places.folder()
  const server = start('content-api/main.ts', ['--root', target, '--port', '0'])
  const [, origin = ''] = await said(server, /: (http:\S+)\/api\/v2/)
  const common = ['--endpoint', origin, '--journal', path.join(places.folder(), 'journal.json')]
  const push = ['push', ...common, '--interval', '0'] as const

  const whole = digests(path.join(project, 'content'))
  const documents = Object.keys(whole).filter((file) => file.startsWith('documents/')).length
  for (const halfway of [/documents created: [1-9]\d\d of/, /contents sent: [1-9]\d\d of/]) {
    const run = start('scripts/content.ts', push)
    await said(run, halfway)
    run.child.kill('SIGKILL')
    expect(await run.ended).toBeNull()
    expect(run.output()).not.toContain('Sent:')
  }
  expect(await content(...push, '--publish')).toContain(`Published: ${documents} documents`)

  const copy = places.folder()
  await content('pull', ...common, '--content', copy)
  // The vacancies are those of a job board.
  const { 'jobs.json': _vacancies, ...expected } = whole
  expect(digests(copy)).toEqual(expected)
  // In the repository too.
  const names = Object.keys(digests(path.join(target, 'content')))
  expect(names.filter((file) => file.startsWith('documents/'))).toHaveLength(documents)
  expect(names.filter((file) => file.startsWith('media/'))).toHaveLength(
    Object.keys(whole).filter((file) => file.startsWith('media/')).length,
  )
}, 240_000)
