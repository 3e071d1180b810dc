import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

const root = process.cwd()

type Report = { diagnostics: { code: string; filename: string }[] }

/**
 * The rules of the project that these files break, by their paths. They are in a folder where they are all there is: in the
 * project all types would be read.
 */
async function lint(files: Record<string, string>): Promise<Map<string, string[]>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'oxlint-'))
  try {
    for (const setting of ['.oxlintrc.json', 'tsconfig.json', 'package.json']) {
      cpSync(path.join(root, setting), path.join(folder, setting))
    }
    symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
    for (const [file, code] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
      writeFileSync(path.join(folder, file), code)
    }
    const oxlint = path.join(root, 'node_modules/.bin/oxlint')
    // With errors in the code it ends with a status.
    const { stdout } = await promisify(execFile)(oxlint, ['--format', 'json'], { cwd: folder }).catch(
      (error: { stdout: string }) => error,
    )
    const { diagnostics } = JSON.parse(stdout) as Report
    const broken = new Map(Object.keys(files).map((file) => [file, [] as string[]]))
    for (const { filename, code } of diagnostics) broken.get(filename)?.push(code)
    return broken
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** One broken rule per file, none in the first. */
const files = {
  'src/site/title.ts': `import { documentTitle } from '../cms/title'\n\nexport const title = documentTitle\n`,
  'src/cms/title.ts': `export const documentTitle = 'Title'\n`,
  'src/site/usesFixture.ts': `import { site } from './site.fixture'\n\nexport const usesFixture = site\n`,
  'src/site/site.fixture.ts': `export const site = 'Example'\n`,
  'src/site/floating.ts': `export function floating(): void {\n  Promise.resolve()\n}\n`,
  'src/site/console.ts': `console.log('here')\n\nexport {}\n`,
  'src/site/wrongType.ts': `export const count: number = 'one'\n`,
  'src/site/unused.ts': `export function first(): void {\n  const name = 1\n}\n`,
  'src/site/title.test.ts': `test('a title', () => undefined)\n`,
  'src/site/Picture.tsx': `export const Picture = () => <img src="/one.png" />\n`,
}

it('one rule is broken by each file that breaks one, types included', async () => {
  const found = await lint(files)
  expect(Object.fromEntries(found)).toEqual({
    'src/site/title.ts': [],
    'src/cms/title.ts': [],
    'src/site/usesFixture.ts': ['eslint(no-restricted-imports)'],
    'src/site/site.fixture.ts': [],
    'src/site/floating.ts': ['typescript(no-floating-promises)'],
    'src/site/console.ts': ['eslint(no-console)'],
    'src/site/wrongType.ts': ['typescript(TS2322)'],
    'src/site/unused.ts': expect.arrayContaining(['typescript(TS6133)']),
    'src/site/title.test.ts': ['eslint(no-restricted-globals)'],
    'src/site/Picture.tsx': ['jsx-a11y(alt-text)'],
  })
}, 60_000)
