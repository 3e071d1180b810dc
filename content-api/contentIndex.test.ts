/** Indexes give what a look at every document would give, after an edit and with drafts too. */
import { filter, type Client } from '@prismicio/client'
import { ContentFolder, embeddedClient, makeDocument } from './content.fixture'
import { indexOf } from './contentIndex'
import type { Repository } from './repository'

let folder: ContentFolder
let repository: Repository
let client: Client

beforeEach(() => {
  folder = new ContentFolder()
  const publish = (id: string, day: string, title: string) =>
    folder.publish({
      id,
      uid: id,
      last_publication_date: `2026-03-${day}T00:00:00+0000`,
      data: { title },
    })
  publish('old', '01', 'Card payments')
  publish('middle', '02', 'Cardboard, été 2026')
  publish('new', '03', 'A discarded card')
  folder.publish({ id: 'old-de', uid: 'old', lang: 'de-de', data: { title: 'Card' } })
  folder.write(
    'content/drafts/Spring/old.json',
    makeDocument({ id: 'old', uid: 'old', data: { title: 'Invoice' } }),
  )
  repository = folder.load()
  client = embeddedClient({ repository, editing: true }).client
})
afterEach(() => folder.remove())

const found = async (filters: string[], ref?: string): Promise<string[]> =>
  (await client.get({ filters, lang: '*', ...(ref === undefined ? {} : { ref }) })).results.map(
    ({ id }) => id,
  )

it.each<[string, string[], string[]]>([
  [
    'words that begin so, the last published first',
    [filter.fulltext('document', 'card')],
    ['new', 'middle', 'old', 'old-de'],
  ],
  ['the whole of a longer word', [filter.fulltext('document', 'cardb')], ['middle']],
  ['every word', [filter.fulltext('document', 'card pay')], ['old']],
  ['letters with accents and figures', [filter.fulltext('document', 'ÉTÉ 20')], ['middle']],
  ['not the end of a word', [filter.fulltext('document', 'board')], []],
  ['nothing for no words', [filter.fulltext('document', '…')], []],
  ['ids in the order of the ref', [filter.in('document.id', ['old', 'new', 'old', 'gone'])], ['new', 'old']],
  ['uids in every language', [filter.at('my.page.uid', 'old')], ['old', 'old-de']],
  [
    'one of several types',
    [filter.any('document.type', ['page', 'unheard'])],
    ['new', 'middle', 'old', 'old-de'],
  ],
  ['all of several predicates', [filter.at('document.id', 'old'), filter.fulltext('document', 'cardb')], []],
  [
    'the other documents',
    [filter.not('document.id', 'old'), filter.at('document.type', 'page')],
    ['new', 'middle', 'old-de'],
  ],
])('finds %s', async (_, filters, ids) => {
  expect(await found(filters)).toEqual(ids)
})

it('finds the words of drafts at their ref only', async () => {
  const { ref } = await client.getReleaseByLabel('Spring')
  expect(await found([filter.fulltext('document', 'invoice')], ref)).toEqual(['old'])
  expect(await found([filter.fulltext('document', 'payments')], ref)).toEqual([])
  expect(await found([filter.fulltext('document', 'invoice')])).toEqual([])
  expect(await found([filter.at('my.page.uid', 'old')], ref)).toEqual(['old', 'old-de'])
})

it('finds the words of an edited document once it is read again', async () => {
  expect(await found([filter.fulltext('document', 'receipts')])).toEqual([])
  folder.publish({ id: 'old', uid: 'renamed', data: { title: 'Receipts' } })
  repository.reload()
  client = embeddedClient({ repository }).client
  expect(await found([filter.fulltext('document', 'receipts')])).toEqual(['old'])
  expect(await found([filter.fulltext('document', 'payments')])).toEqual([])
  expect(await found([filter.at('my.page.uid', 'renamed')])).toEqual(['old'])
})

it('is kept as long as the documents are', () => {
  expect(indexOf(repository.documents)).toBe(indexOf(repository.documents))
  const before = indexOf(repository.documents)
  repository.reload()
  expect(indexOf(repository.documents)).not.toBe(before)
})
