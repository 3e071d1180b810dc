import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { writePdfPages } from './pdfPages'

// Drawing a page takes seconds on a busy machine.
jest.setTimeout(60_000)

let folder: string
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'pages-'))))
afterEach(() => rmSync(folder, { recursive: true }))

const book = readFileSync('content/media/ebooks/company-cards-for-every-team.en.pdf')

it('draws the first pages of a PDF: the cover in its colour, and the page after it', async () => {
  const files = [1, 2].map((page) => path.join(folder, `${page}.webp`))
  await writePdfPages([{ name: 'cards', bytes: book, files }])
  const [cover, contents] = await Promise.all(
    files.map((file) => sharp(file).extract({ left: 60, top: 20, width: 1, height: 1 }).raw().toBuffer()),
  )
  // The night of the brand, #12312a: dark, and more green than red.
  const [red = 0, green = 255] = cover ?? []
  expect(green).toBeLessThan(70)
  expect(green).toBeGreaterThan(red + 20)
  expect(Math.min(...(contents ?? [0]))).toBeGreaterThan(245)
  expect((await sharp(files[0]).metadata()).width).toBe(560)
})

it('names the file that cannot be drawn, and writes none', async () => {
  const file = path.join(folder, '1.webp')
  const pdf = { name: 'broken', bytes: Buffer.from('no PDF'), files: [file] }
  await expect(writePdfPages([pdf])).rejects.toThrow(/^The pages of broken cannot be drawn: /)
  expect(existsSync(file)).toBe(false)
})
