import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { attributionCookies, landingCookies, storedValues, vendorValues } from './parameters'

const { room } = attributionCookies

const documentation = readFileSync(join(__dirname, '../../../docs/attribution.md'), 'utf8')

it('no two values share a name', () => {
  const names = [
    ...storedValues.map(({ name }) => name),
    ...vendorValues.map(({ name }) => name),
    ...Object.values(landingCookies).map(({ name }) => name),
  ]
  expect(new Set(names).size).toBe(names.length)
})

it('docs/attribution.md names the room for cookies', () => {
  expect(documentation).toContain(`${room.toLocaleString('en-GB')} characters of room`)
})
