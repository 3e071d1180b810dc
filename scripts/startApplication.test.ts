import { readFileSync } from 'node:fs'
import path from 'node:path'
import { transformSync } from 'esbuild'

it('sends the page no function that tsx wraps in its helper', () => {
  const source = readFileSync(path.join(__dirname, 'startApplication.ts'), 'utf8')
  // As tsx compiles it.
  const { code } = transformSync(source, { loader: 'ts', keepNames: true })
  expect(code).toContain('waitForFunction')
  expect(code).not.toMatch(/__name\((?!\w+,)/)
})
