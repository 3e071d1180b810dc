import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readEnvFile } from './envFile'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'env-'))
})
afterEach(async () => {
  delete process.env['OUTLAY_TEST_FILE']
  delete process.env['OUTLAY_TEST_SHELL']
  await rm(folder, { recursive: true })
})

it('the file adds variables and changes none', async () => {
  process.env['OUTLAY_TEST_SHELL'] = 'shell'
  await writeFile(join(folder, '.env'), '# a note\nOUTLAY_TEST_FILE="a value"\nOUTLAY_TEST_SHELL=file\n')
  readEnvFile(folder)
  expect(process.env['OUTLAY_TEST_FILE']).toBe('a value')
  expect(process.env['OUTLAY_TEST_SHELL']).toBe('shell')
})

it('a folder without the file is fine', () => {
  expect(() => readEnvFile(folder)).not.toThrow()
})
