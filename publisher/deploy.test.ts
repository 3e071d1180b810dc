import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { deployBy } from './deploy'
import { openPublishedSite } from './publishedSite'

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
    `cp "$PUBLISHED_FOLDER/index.html" "${root}/there.html"; echo "$PUBLISHED_FOLDER" > "${root}/name"`,
  )()
  expect(readFileSync(path.join(root, 'there.html'), 'utf8')).toBe('published')
  expect(existsSync(readFileSync(path.join(root, 'name'), 'utf8').trim())).toBe(false)
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

it('hands over one whole state, whatever is published while the command runs', async () => {
  for (const file of ['public/one.html', 'public/two.html', 'build/site-manifest.json']) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), '1')
  }
  const site = openPublishedSite(root)
  const state = (ref: string) => ({ build: 'one', ref, jobs: '', day: '' })
  site.adopt(state('1'))
  const publish = (ref: string): void => {
    const write = new Map(['public/one.html', 'public/two.html'].map((file) => [file, ref]))
    site.publish({ write, place: new Map(), remove: new Set() }, state(ref))
  }
  const there = path.join(root, 'there')
  const copy = (name: string): string => `cat "$PUBLISHED_FOLDER/public/${name}.html" >> "${there}"`
  const hand = deployBy(`${copy('one')}; touch "${there}.begun"; sleep 0.5; ${copy('two')}`, {
    folder: site.link,
    log,
  })
  const handed = hand()
  while (!existsSync(`${there}.begun`)) await new Promise((resolve) => setTimeout(resolve, 10))
  for (const ref of ['2', '3', '4']) publish(ref)
  await handed
  await hand()
  expect(readFileSync(there, 'utf8')).toBe('1144')
  expect(log.error).not.toHaveBeenCalled()
})
