import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { ProductScreens } from '../content/cms/productScreens'
import { exampleScreens } from '../content/cms/productScreens.fixture'
import { marketNodeId, nodeTypes, productScreensNodeId } from '../content/nodes/nodeTypes'
import type { NodeReader } from '../content/nodes/readNodes'
import { testSite } from '../content/site/site.fixture'
import { templateFileWordKeys } from '../tools/templateFiles/model/wordKeys'
import { filledTemplate, templateMarketOf } from '../tools/templateFiles/templateFiles'
import { writeTemplateFiles } from './templateFiles'

// Eight files are made for each market.
jest.setTimeout(60_000)

let folder: string
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'templates-'))))
afterEach(() => rmSync(folder, { recursive: true }))

const words = (title: string): Record<string, string> => ({
  ...Object.fromEntries(templateFileWordKeys.map((key) => [key, key])),
  in_title: title,
})
const reader = (files: readonly { urlCode: string; title: string }[], screens?: ProductScreens): NodeReader =>
  ({
    getNode: (id: string) =>
      screens && files.some(({ urlCode }) => id === productScreensNodeId(urlCode))
        ? { screens }
        : files.some(({ urlCode }) => id === marketNodeId(urlCode))
          ? { market: { values: testSite.market, overrides: [] } }
          : undefined,
    getNodesByType: (type: string) =>
      type === nodeTypes.localeFile
        ? files.flatMap(({ urlCode, title }) => [
            { folder: 'tool-words/template-files', urlCode, content: words(title) },
            { folder: 'chat', urlCode, content: {} },
          ])
        : [],
  }) as unknown as NodeReader
const read = (file: string): Buffer => readFileSync(path.join(folder, 'template-files', file))

it('writes the files of each market that has the words, keeps those that stay and removes those that go', async () => {
  mkdirSync(path.join(folder, 'template-files/xx'), { recursive: true })
  const both = [
    { urlCode: 'en', title: 'Invoice' },
    { urlCode: 'us', title: 'Bill' },
  ]
  await writeTemplateFiles(reader(both), folder)
  expect(readdirSync(path.join(folder, 'template-files')).sort()).toEqual(['en', 'us'])
  expect(readdirSync(path.join(folder, 'template-files/en')).sort()).toEqual([
    'cash-flow.pdf',
    'cash-flow.webp',
    'cash-flow.xlsx',
    'expense-reporting.pdf',
    'expense-reporting.webp',
    'expense-reporting.xlsx',
    'invoice.pdf',
    'invoice.webp',
    'invoice.xlsx',
    'mileage-reimbursement.pdf',
    'mileage-reimbursement.webp',
    'mileage-reimbursement.xlsx',
  ])
  expect(read('en/invoice.pdf').subarray(0, 5).toString()).toBe('%PDF-')
  expect(read('en/invoice.webp').subarray(8, 12).toString()).toBe('WEBP')
  expect(read('en/invoice.xlsx').subarray(0, 2).toString()).toBe('PK')

  const file = path.join(folder, 'template-files/en/cash-flow.pdf')
  const earlier = new Date('2026-01-01T00:00:00Z')
  utimesSync(file, earlier, earlier)
  const invoice = read('en/invoice.pdf')
  await writeTemplateFiles(reader([{ urlCode: 'en', title: 'Rechnung' }]), folder)
  expect(statSync(file).mtime).toEqual(earlier)
  expect(read('en/invoice.pdf').equals(invoice)).toBe(false)
  expect(existsSync(path.join(folder, 'template-files/us'))).toBe(false)
})

it('draws the templates filled in with the example company, and leaves the files empty', async () => {
  const files = [{ urlCode: 'en', title: 'Invoice' }]
  await writeTemplateFiles(reader(files), folder)
  const empty = { pdf: read('en/invoice.pdf'), picture: read('en/invoice.webp') }
  await writeTemplateFiles(reader(files, exampleScreens), folder)
  expect(read('en/invoice.pdf').equals(empty.pdf)).toBe(true)
  expect(read('en/invoice.webp').equals(empty.picture)).toBe(false)
  // What is written on a page makes its picture larger.
  expect(read('en/invoice.webp').length).toBeGreaterThan(empty.picture.length)
})

it('makes the document of a picture once of the same screens: a publisher requests all of them at each publish', async () => {
  const market = templateMarketOf(
    words('Invoice'),
    { values: testSite.market },
    { htmlLang: 'en-GB', country: 'GB' },
  )
  const made = filledTemplate('invoice', market, exampleScreens)
  expect(filledTemplate('invoice', market, structuredClone(exampleScreens))).toBe(made)
  const later = filledTemplate('invoice', market, { ...exampleScreens, today: '2027-02-10' })
  expect(later).not.toBe(made)
  expect(Buffer.from(await later).equals(Buffer.from(await made))).toBe(false)
})
