import {
  lstatSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { linkFolder } from './linkFolder'
import { temporaryFolder } from './temporaryFolder'

it('gives a copy whose files are those of the original, with its links, and that can lose them', () => {
  const root = temporaryFolder('outlay-links')
  const [from, to] = [path.join(root, 'from'), path.join(root, 'to')]
  mkdirSync(path.join(from, 'package/bin'), { recursive: true })
  writeFileSync(path.join(from, 'package/bin/run.js'), 'run')
  symlinkSync('package/bin/run.js', path.join(from, 'run'))
  linkFolder(from, to)
  expect(statSync(path.join(to, 'package/bin/run.js')).ino).toBe(
    statSync(path.join(from, 'package/bin/run.js')).ino,
  )
  expect(lstatSync(path.join(to, 'run')).isSymbolicLink()).toBe(true)
  expect(readlinkSync(path.join(to, 'run'))).toBe('package/bin/run.js')
  rmSync(path.join(to, 'package'), { recursive: true })
  expect(readFileSync(path.join(from, 'run'), 'utf8')).toBe('run')
})
