import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

const root = process.cwd()

describe('ESLint', () => {
  /** One broken rule per file, none in the first. */
  const files: Record<string, string> = {
    'src/site/title.ts': `import { documentTitle } from '../cms/title'\n\nexport const title = documentTitle\n`,
    'src/cms/title.ts': `export const documentTitle = 'Title'\n`,
    'src/site/usesFixture.ts': `import { site } from './site.fixture'\n\nexport const usesFixture = site\n`,
    'src/site/site.fixture.ts': `export const site = 'Example'\n`,
    'src/site/order.ts': `import { title } from './title'\nimport { documentTitle } from '../cms/title'\n\nexport const order = [title, documentTitle]\n`,
    'src/site/floating.ts': `export function floating(): void {\n  Promise.resolve()\n}\n`,
    'src/site/title.test.ts': `test('a title', () => undefined)\n`,
  }
  let folder: string
  let broken: Record<string, string[]>

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'eslint-'))
    for (const setting of ['eslint.config.mjs', 'eslint', 'tsconfig.json', 'package.json']) {
      cpSync(path.join(root, setting), path.join(folder, setting), { recursive: true })
    }
    symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
    for (const [file, code] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
      writeFileSync(path.join(folder, file), code)
    }
    const eslint = path.join(root, 'node_modules/eslint/bin/eslint.js')
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [eslint, '--format', 'json', ...Object.keys(files)],
      { cwd: folder },
    ).catch((error: { stdout: string }) => error)
    const results = JSON.parse(stdout) as { filePath: string; messages: { ruleId: string }[] }[]
    broken = Object.fromEntries(
      results.map(({ filePath, messages }) => [
        path.relative(folder, filePath),
        [...new Set(messages.map(({ ruleId }) => ruleId))],
      ]),
    )
  }, 60_000)
  afterAll(() => rmSync(folder, { recursive: true }))

  it('accepts a file that keeps all rules', () => {
    expect(broken['src/site/title.ts']).toEqual([])
  })

  it.each([
    ['src/site/usesFixture.ts', 'no-restricted-imports'],
    ['src/site/order.ts', 'import-x/order'],
    ['src/site/floating.ts', '@typescript-eslint/no-floating-promises'],
    ['src/site/title.test.ts', 'no-restricted-globals'],
  ])('refuses %s: %s', (file, rule) => {
    expect(broken[file]).toEqual([rule])
  })
})
