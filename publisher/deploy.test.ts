import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { deployBy } from './deploy'

let root: string
let log: { info: jest.Mock; error: jest.Mock }
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'deploy-'))
  mkdirSync(path.join(root, 'a'))
  writeFileSync(path.join(root, 'a/index.html'), 'published')
  symlinkSync('a', path.join(root, 'current'))
  log = { info: jest.fn(), error: jest.fn() }
})
afterEach(() => rmSync(root, { recursive: true }))

const deploy = (command: string, folder = 'current') =>
  deployBy(command, { folder: path.join(root, folder), log })

it('runs the command with the folder of the release', async () => {
  await deploy(
    `cp "$PUBLISHED_FOLDER/index.html" "${root}/there.html"; basename "$PUBLISHED_FOLDER" > "${root}/name"`,
  )()
  expect(readFileSync(path.join(root, 'there.html'), 'utf8')).toBe('published')
  expect(readFileSync(path.join(root, 'name'), 'utf8')).toBe('a\n')
  expect(log.info).toHaveBeenCalledWith(expect.stringMatching(/^handed to the deploy target in \d+ ms$/))
})

it('a command that fails is logged with its exit code and what it printed, and the next publish tries again', async () => {
  const hand = deploy('echo "no such host" >&2; exit 12')
  await hand()
  await hand()
  expect(log.error).toHaveBeenCalledTimes(2)
  expect(log.error).toHaveBeenCalledWith(expect.stringMatching(/ended with 12\.\nno such host/))
  await deploy('true', 'missing')()
  expect(log.error).toHaveBeenCalledTimes(3)
})

it('never runs twice at a time, and once more for all that is published meanwhile', async () => {
  const hand = deploy(`echo begin >> "${root}/log"; sleep 0.2; echo end >> "${root}/log"`)
  await Promise.all([hand(), hand(), hand(), hand()])
  expect(readFileSync(path.join(root, 'log'), 'utf8')).toBe('begin\nend\nbegin\nend\n')
})
