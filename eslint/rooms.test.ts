import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { rooms } from './rooms.mjs'

const root = process.cwd()

describe('the list of rooms', () => {
  it('names no room twice, and no room that is not in it', () => {
    const names = rooms.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    const unknown = rooms.flatMap(({ name, mayImport, mayImportTypes = [] }) =>
      [...mayImport, ...mayImportTypes]
        .filter((other) => other !== '*' && !names.includes(other))
        .map((other) => `${name} → ${other}`),
    )
    expect(unknown).toEqual([])
  })

  it('lets imports run one way: a room may import only rooms before it', () => {
    const names = rooms.map(({ name }) => name)
    const wrong = rooms.flatMap(({ name, mayImport, mayImportTypes = [] }, index) =>
      [...mayImport, ...mayImportTypes]
        .filter((other) => other !== '*' && names.indexOf(other) >= index)
        .map((other) => `${name} → ${other}`),
    )
    expect(wrong).toEqual([])
  })

  it('has a folder for each room that is not planned, and none yet for one that is', () => {
    const folders = rooms.filter(({ path: place }) => !/[.*]/.test(place))
    const wrong = folders.filter(({ path: place, planned }) => existsSync(place) === (planned === true))
    expect(wrong.map(({ path: place }) => place)).toEqual([])
  })
})

describe('ESLint', () => {
  const files: Record<string, string> = {
    'src/content/site/title.ts': `import { documentTitle } from '../cms/title'\n\nexport const title = documentTitle\n`,
    'src/content/cms/title.ts': `export const documentTitle = 'Title'\n`,
    // One broken rule per file.
    'src/leads/model/types.ts': `import type { Title } from '../site/types'\n\nexport type LeadTitle = Title\n`,
    'src/content/site/types.ts': `export type Title = string\n`,
    'src/utils/text.ts': `export const text = 'A file in a folder that is no room'\n`,
    'loose.ts': `export const loose = 'A file outside of every room'\n`,
    'src/content/cms/upwards.ts': `import { title } from '../site/title'\n\nexport const upwards = title\n`,
    'src/leads/model/values.ts': `import { title } from '../site/title'\n\nexport const leadTitle = title\n`,
    'src/leads/forms/vendor.ts': `import { script } from '../vendors/script'\n\nexport const vendor = script\n`,
    'src/browser/vendors/script.ts': `export const script = 'https://vendor.example/script.js'\n`,
    'src/leads/forms/lazyVendor.ts': `export const lazyVendor = () => import('../vendors/script')\n`,
    'src/content/cms/relay.ts': `export { title } from '../site/title'\n`,
    'src/utils/plain.js': `export const plain = 'JavaScript in a folder that is no room'\n`,
    'src/content/site/usesFixture.ts': `import { site } from './site.fixture'\n\nexport const usesFixture = site\n`,
    'src/content/site/site.fixture.ts': `export const site = 'Example'\n`,
    'src/content/source/standIn.ts': `import { fault } from '../../sandbox/fault'\n\nexport const standIn = fault\n`,
    'sandbox/fault.ts': `export const fault = 503\n`,
    'src/content/site/unknown.ts': `import { text } from '../utils/text'\n\nexport const unknown = text\n`,
    'src/content/cms/first.ts': `import { second } from './second'\n\nexport const first = (): number => second()\n`,
    'src/content/cms/second.ts': `import { first } from './first'\n\nexport const second = (): number => first()\n`,
    'src/content/site/order.ts': `import { title } from './title'\nimport { documentTitle } from '../cms/title'\n\nexport const order = [title, documentTitle]\n`,
    'src/content/site/floating.ts': `export function floating(): void {\n  Promise.resolve()\n}\n`,
    'src/content/site/title.test.ts': `test('a title', () => undefined)\n`,
  }
  let folder: string
  let broken: Record<string, string[]>

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'rooms-'))
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

  it.each(['src/content/site/title.ts', 'src/leads/model/types.ts'])(
    'accepts %s, which imports what its room may',
    (file) => {
      expect(broken[file]).toEqual([])
    },
  )

  it.each([
    ['src/utils/text.ts', 'boundaries/no-unknown-files'],
    ['loose.ts', 'boundaries/no-unknown-files'],
    ['src/content/cms/upwards.ts', 'boundaries/element-types'],
    ['src/leads/model/values.ts', 'boundaries/element-types'],
    ['src/leads/forms/vendor.ts', 'boundaries/element-types'],
    ['src/leads/forms/lazyVendor.ts', 'boundaries/element-types'],
    ['src/content/cms/relay.ts', 'boundaries/element-types'],
    ['src/utils/plain.js', 'boundaries/no-unknown-files'],
    ['src/content/site/usesFixture.ts', 'no-restricted-imports'],
    ['src/content/source/standIn.ts', 'boundaries/element-types'],
    ['src/content/site/unknown.ts', 'boundaries/no-unknown'],
    ['src/content/cms/first.ts', 'import-x/no-cycle'],
    ['src/content/site/order.ts', 'import-x/order'],
    ['src/content/site/floating.ts', '@typescript-eslint/no-floating-promises'],
    ['src/content/site/title.test.ts', 'no-restricted-globals'],
  ])('refuses %s: %s', (file, rule) => {
    expect(broken[file]).toEqual([rule])
  })
})
