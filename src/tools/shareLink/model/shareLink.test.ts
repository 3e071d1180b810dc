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
