import path from 'node:path'
import { loadRepository } from '../../../content-api'
import { contentLanguages } from '../../../locales.config'
import { environment } from '../../core/environment'
import { contentReader } from './contentReader'

// A check reads the whole repository, the first one its files too.
jest.setTimeout(30_000)

const root = path.resolve(__dirname, '../../..')
const { repository } = loadRepository(root, { languages: contentLanguages() })
const check = contentReader(root, environment()).checkDrafts
const faq = repository.documents.find(({ id }) => id === 'en-gb.faq.faq')!

it('an edit that breaks no rule has no problems', async () => {
  expect(await check([{ ...faq, data: { ...faq.data, title: 'Other words' } }])).toEqual([])
})

it('an ebook cannot be published without its file, in plain words', async () => {
  const { slices: _, ...ebook } = repository.documents.find(
    ({ id }) => id === 'en-gb.ebook.company-cards-for-every-team',
  )!.data
  const draft = { ...faq, id: 'new', type: 'ebook', uid: 'new', alternate_languages: [] }
  const title = 'A new one'
  const problems = await check([
    { ...draft, data: { ...ebook, title, meta_title: title, file: { link_type: 'Any' } } },
  ])
  expect(problems.join('\n')).toMatch(/en-gb · file: must have its file before it is published/)
})

it('taking the file from an ebook that is published is a problem too', async () => {
  const ebook = repository.documents.find(({ id }) => id === 'en-gb.ebook.closing-the-month-faster')!
  const problems = await check([{ ...ebook, data: { ...ebook.data, file: { link_type: 'Any' } } }])
  expect(problems.join('\n')).toMatch(/file: must have its file before it is published/)
})

it('every problem that a draft brings is said at once, with the document and the field', async () => {
  const problems = await check([
    { ...faq, data: { ...faq.data, title: '', lead: 'For {plan:nowhere.monthly} and {market.nothing}' } },
  ])
  expect(problems.length).toBeGreaterThanOrEqual(3)
  expect(problems.join('\n')).toMatch(/en-gb · lead: .*plan:nowhere/)
  expect(problems.join('\n')).toMatch(/en-gb · lead: .*market\.nothing/)
})

it('rules that compare documents read all of them, and what others have wrong is not said', async () => {
  const contact = repository.documents.find(({ id }) => id === 'en-gb.page.contact')!
  const problems = await check([
    { ...contact, data: { ...contact.data, meta_title: faq.data['meta_title']! } },
  ])
  expect(problems.join('\n')).toMatch(/meta title: .*is also that of en-gb\.faq\.faq/)
  expect(problems.every((problem) => problem.includes('meta title'))).toBe(true)
})

it('a page at the address of another is a problem', async () => {
  const contact = repository.documents.find(({ id }) => id === 'en-gb.page.contact')!
  const problems = await check([{ ...contact, id: 'en-gb.page.twin', alternate_languages: [] }])
  expect(problems.join('\n')).toContain('/en/contact')
})

it('a document that others lead to cannot be taken off: each link is named with title, language and field', async () => {
  const problems = await check([], ['en-gb.about.about'])
  expect(problems).toContainEqual(
    expect.stringMatching(/^navigation · en-gb · .*link.*: this link leads to “.+”\. Lead it elsewhere/),
  )
  expect(problems.join('\n')).not.toMatch(/unknown document|data\.|\(none\)/)
})

it('nor can one without which there is no site', async () => {
  expect((await check([], ['en-gb.homepage'])).join('\n')).toContain('the locale "en" has no page at /en')
})

it('a document that nothing needs can be taken off', async () => {
  const { documents } = repository
  const linked = new Set(JSON.stringify(documents.map(({ data }) => data)).match(/"id":"[^"]+"/g))
  const alone = documents.find(
    ({ id, type, lang }) => type === 'page' && lang === 'en-gb' && !linked.has(`"id":"${id}"`),
  )!
  expect(await check([], [alone.id])).toEqual([])
})
