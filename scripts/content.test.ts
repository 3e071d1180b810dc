/** The command as it is typed; what it does is tested in content-transfer. */
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { filesOf, Places } from '../content-transfer/transfer.fixture'

const places = new Places()
afterEach(() => places.remove())

type Outcome = { code: number; output: string }

function content(...args: string[]): Promise<Outcome> {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('PRISMIC')))
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['--import', 'tsx', join(__dirname, 'content.ts'), ...args],
      // Set and empty, a variable is not taken from a developer's .env.
      {
        env: {
          ...env,
          PRISMIC_REPOSITORY: '',
          PRISMIC_ENDPOINT: '',
          PRISMIC_WRITE_TOKEN: '',
          PRISMIC_CUSTOM_TYPES_TOKEN: '',
          PRISMIC_ACCESS_TOKEN: '',
        },
      },
      (error, stdout, stderr) => resolve({ code: Number(error?.code ?? 0), output: `${stdout}${stderr}` }),
    )
  })
}

it('pushes, compares and pulls', async () => {
  const source = places.source()
  const target = await places.serve()
  const journal = join(places.folder(), 'journal.json')
  const common = ['--endpoint', target.origin, '--journal', journal, '--root', source.root]
  const pushed = await content('push', ...common, '--interval', '0', '--publish')
  expect(pushed).toMatchObject({
    code: 0,
    output: expect.stringContaining('Published: 7 documents') as unknown,
  })
  expect(await content('diff', ...common)).toEqual({ code: 0, output: 'Nothing differs.\n' })
  source.write('content/media/new.txt', 'x')
  expect(await content('diff', ...common)).toEqual({
    code: 1,
    output: 'file new.txt: only here\n1 differences\n',
  })
  const copy = places.folder()
  await content('pull', '--endpoint', target.origin, '--journal', journal, '--content', copy)
  const pulled = Object.keys(filesOf(copy))
  expect(pulled).toContain('documents/en-gb/page.home.json')
  expect(pulled.some((file) => file.includes('customtypes'))).toBe(false)
}, 60_000)

it('says how it is used, and which tokens are missing', async () => {
  expect(await content()).toMatchObject({
    code: 1,
    output: expect.stringContaining('push | pull | diff | check') as unknown,
  })
  expect(await content('push')).toMatchObject({
    code: 1,
    output: expect.stringContaining('--repository') as unknown,
  })
  expect(await content('push', '--repository', 'my-site')).toEqual({
    code: 1,
    output: 'PRISMIC_WRITE_TOKEN and PRISMIC_CUSTOM_TYPES_TOKEN must be set (see .env.example).\n',
  })
}, 60_000)
