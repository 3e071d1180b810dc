/** The launcher of `npm run serve` and `npm run leads`. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

let project: string
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'run-bundle-'))
})
afterEach(() => rmSync(project, { recursive: true }))

const runBundle = (...args: string[]) =>
  spawnSync(process.execPath, [join(__dirname, 'runBundle.mjs'), ...args], { cwd: project, encoding: 'utf8' })

it('a missing bundle is explained with the command that makes it, without a stack', () => {
  const { status, stdout, stderr } = runBundle('server')
  expect(stderr).toBe(
    'build/server.cjs is missing. Run "npm run build" first: it bundles the server and the command line.\n',
  )
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
})

it('the program of the working directory runs with its own arguments, and its exit code is kept', () => {
  mkdirSync(join(project, 'build'))
  writeFileSync(
    join(project, 'build/leads.cjs'),
    'console.log(JSON.stringify(process.argv.slice(2))); process.exitCode = 2',
  )
  const { status, stdout, stderr } = runBundle('leads', 'list', '--limit', '5')
  expect(stdout).toBe('["list","--limit","5"]\n')
  expect({ status, stderr }).toEqual({ status: 2, stderr: '' })
})
