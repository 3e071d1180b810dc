import { readFileSync } from 'node:fs'
import { readPdf } from './readPdf'

const ebook = (name: string) => readFileSync(`content/media/ebooks/${name}.en.pdf`)

it('gives pages and words of a PDF', async () => {
  const { pages, words } = await readPdf(ebook('company-cards-for-every-team'))
  expect(pages).toBe(7)
  expect(words).toBeGreaterThan(600)
  expect(words).toBeLessThan(800)
})

it('says why a file cannot be read', async () => {
  await expect(readPdf(new Uint8Array())).rejects.toThrow(/empty/)
  await expect(readPdf(new TextEncoder().encode('no PDF at all'))).rejects.toThrow(/Invalid PDF/)
})

it('reads the files after one that cannot be read, and each with its own facts', async () => {
  const files = [
    new TextEncoder().encode('no PDF at all'),
    ebook('company-cards-for-every-team'),
    ebook('closing-the-month-faster'),
    new Uint8Array(),
    ebook('company-cards-for-every-team'),
  ]
  const read = await Promise.allSettled(files.map((file) => readPdf(file)))
  expect(read.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled', 'rejected', 'fulfilled'])
  const [, cards, closing, , again] = read
  expect(again).toEqual(cards)
  expect(closing).not.toEqual(cards)
})
