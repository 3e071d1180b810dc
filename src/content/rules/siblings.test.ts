import { cmsDocument } from '../cms/document.fixture'
import type { PlannedPage } from '../plan/plannedPage'
import { lines } from './content.fixture'
import { siblingFindings } from './siblings'

const own = (name: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `Here ${name} says thing ${'abcdefghij'[index]} of its own.`)
const same = own('everyone', 4)
const page = (id: string, texts: string[], more: Record<string, unknown> = {}, lang = 'en-gb') =>
  cmsDocument('page', { texts, ...more }, { id, lang })
const planned = (documentId: string, path: string) => ({ documentId, path }) as PlannedPage

const found = (documents: ReturnType<typeof page>[], paths: string[], jobs: { id: number; content: string }[] = []) =>
  lines(
    siblingFindings({
      documents,
      codeDocuments: [],
      jobs,
      pages: documents.map(({ id }, index) => planned(id, paths[index] ?? '')),
    }),
  )

const paths = ['/en/for-hr', '/en/for-it']

it('finds two siblings of which the shorter says more than a quarter as the other does', () => {
  const hr = page('hr', [...own('hr', 8), ...same])
  expect(found([hr, page('it', [...own('it', 9), ...same])], paths)).toEqual([
    expect.stringContaining('/en/for-hr shares 33 % of its sentences with /en/for-it, at most 25 %'),
  ])
  expect(found([hr, page('it', [...own('it', 9), ...same.slice(0, 3)])], paths)).toEqual([])
})

it.each([
  ['/en/webinars/one', '/en/webinars/two'],
  ['/en/outlay-or-a-spreadsheet', '/en/outlay-or-petty-cash'],
  ['/en/upcoming-events', '/en/webinars-and-events'],
])('%s and %s are siblings', (...both) => {
  expect(found([page('a', [...own('hr', 6), ...same]), page('b', [...own('it', 6), ...same])], both)).toHaveLength(1)
})

it.each([
  ['/en/pricing', '/en/invoices'],
  ['/en/for-hr', '/en/webinars/two'],
  ['/en/legal/gdpr', '/en/legal/dsr'],
])('%s and %s are none', (...both) => {
  expect(found([page('a', [...own('hr', 6), ...same]), page('b', [...own('it', 6), ...same])], both)).toEqual([])
})

it('labels of forms and calendars do not count, amounts make no difference', () => {
  const form = { form_title: 'Save your seat with us now', form_lead: same.join(' ') }
  expect(found([page('hr', own('hr', 9), form), page('it', own('it', 9), form)], paths)).toEqual([])
  const price = (amount: number) => Array.from({ length: 4 }, (_, index) => `Line ${'abcd'[index]} of it costs £${amount}.`)
  expect(found([page('hr', [...own('hr', 6), ...price(5)]), page('it', [...own('it', 6), ...price(7)])], paths)).toHaveLength(1)
})

it('pages in two languages are not compared', () => {
  expect(found([page('hr', [...own('hr', 6), ...same]), page('it', [...own('it', 6), ...same], {}, 'en-us')], paths)).toEqual([])
})

it('compares the advertisements of a job board', () => {
  const job = (id: number) => ({ id, content: [...own(String.fromCharCode(64 + id), 6), ...same].map((text) => `<p>${text}</p>`).join('') })
  expect(found([], [], [job(1), job(2)])).toEqual([
    expect.stringContaining('/en/careers/jobs/1 shares 40 % of its sentences with /en/careers/jobs/2'),
  ])
})
