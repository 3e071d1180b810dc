import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mutatedRooms } from './mutatedRooms'

const folders = mutatedRooms.flatMap((room) => room.folders)

it('every folder and file of the list exists, and a file of data is in a folder of its room', () => {
  expect(folders.filter((folder) => !existsSync(folder))).toEqual([])
  for (const room of mutatedRooms) {
    for (const [file, holds] of Object.entries(room.data ?? {})) {
      expect(existsSync(file)).toBe(true)
      expect(room.folders.some((folder) => file.startsWith(`${folder}/`))).toBe(true)
      expect(holds).toMatch(/\S/)
    }
  }
})

it('the models of every tool that has tests are mutated', () => {
  const models = readdirSync('src/tools')
    .map((tool) => `src/tools/${tool}/model`)
    .filter((folder) => existsSync(folder) && readdirSync(folder).some((file) => file.endsWith('.test.ts')))
  expect(models.length).toBeGreaterThan(8)
  expect(models.filter((folder) => !folders.includes(folder))).toEqual([])
})

it('the nightly workflow mutates every room', () => {
  const workflow = readFileSync('.github/workflows/nightly.yml', 'utf8')
  const [, list = ''] = /^ {8}room:\n((?: {10}- .+\n)+)/m.exec(workflow) ?? []
  expect(list.match(/[\w-]+$/gm)).toEqual(mutatedRooms.map(({ name }) => name))
})
