import { maxShareLength, readShareHash, shareHash } from './shareLink'

it('gives back what it was given, letters of every script too', () => {
  const work = { lines: [{ amount: '1234.56', text: 'Zürich → Αθήνα 😀' }] }
  const hash = shareHash(work) ?? ''
  expect(hash).toMatch(/^#shared=[\w-]+$/)
  expect(readShareHash(hash)).toEqual({ kind: 'work', value: work })
})

it('makes no link that is too long for a mail', () => {
  const noise = Array.from({ length: 5000 }, (_, index) => (index * 7919) % 10007).join('')
  expect(shareHash({ noise })).toBeUndefined()
})

it('knows an address that shares nothing', () => {
  expect(readShareHash('')).toEqual({ kind: 'none' })
  expect(readShareHash('#faq')).toEqual({ kind: 'none' })
})

it('notices a link that was cut, changed or made up', () => {
  const hash = shareHash({ amount: '100', rate: '20' }) ?? ''
  const middle = Math.floor(hash.length / 2)
  const other = hash[middle] === 'A' ? 'B' : 'A'
  for (const broken of [
    hash.slice(0, -3),
    hash.slice(0, middle) + other + hash.slice(middle + 1),
    '#shared=',
    '#shared=%3Cscript%3E',
    `#shared=${'A'.repeat(maxShareLength)}`,
  ])
    expect(readShareHash(broken)).toEqual({ kind: 'broken' })
})

it('never shows other content than was shared, whatever character was changed', () => {
  const work = { country: 'DE', lines: [{ amount: '119.00', rate: 'standard:19', label: 'Desk' }] }
  const hash = shareHash(work) ?? ''
  for (let index = '#shared='.length; index < hash.length; index += 1)
    for (const character of 'AQz7_') {
      const read = readShareHash(hash.slice(0, index) + character + hash.slice(index + 1))
      // The last bits of the last character mean nothing.
      if (read.kind === 'work') expect(read.value).toEqual(work)
      else expect(read.kind).toBe('broken')
    }
})

it('a link as long as the limit is made, one that is longer is none', () => {
  const hashOf = (length: number) => {
    let seed = 1
    const noise = Array.from({ length }, () => {
      seed = (seed * 48_271) % 2_147_483_647
      return String.fromCharCode(33 + (seed % 90))
    }).join('')
    return shareHash({ noise })
  }
  const lengths = Array.from({ length: 80 }, (_, index) => hashOf(6700 + index * 10)?.length)
  const made = lengths.filter((length) => length !== undefined)
  expect(made.length).toBeGreaterThan(0)
  expect(Math.max(...made)).toBeLessThanOrEqual(maxShareLength)
  expect(Math.max(...made)).toBeGreaterThan(maxShareLength - 40)
  expect(lengths.at(-1)).toBeUndefined()
})

it('a link that unpacks to more than any of ours is broken', () => {
  const fits = shareHash({ text: 'a'.repeat(199_980) }) ?? ''
  expect(readShareHash(fits).kind).toBe('work')
  const huge = shareHash({ text: 'a'.repeat(200_001) }) ?? ''
  expect(huge).toMatch(/^#shared=/)
  expect(readShareHash(huge)).toEqual({ kind: 'broken' })
})
