import path from 'node:path'
import { createClient } from '@prismicio/client'
import { createContentApi, createEmbeddedFetch, loadRepository } from '../content-api'
import { contentLanguages } from '../locales.config'
import { embeddedRepositoryName } from '../src/cms/repositoryName'
import { environment } from '../src/environment'
import { draftCheck } from './draftCheck'

const root = path.resolve(__dirname, '..')
const { repository } = loadRepository(root, { languages: contentLanguages() })
const fetch = createEmbeddedFetch(createContentApi({ repository, origin: 'http://content.test' }))
const client = createClient(embeddedRepositoryName, {
  documentAPIEndpoint: 'http://content.test/api/v2',
  fetch,
})
const check = draftCheck(root, { client, repository, environment: environment() })
const faq = repository.documents.find(({ id }) => id === 'en-gb.faq.faq')!

it('an edit that breaks no rule has no problems', async () => {
  expect(await check([{ ...faq, data: { ...faq.data, title: 'Other words' } }])).toEqual([])
})

it('every problem that a draft brings is said at once, with the document and the field', async () => {
  const problems = await check([
    { ...faq, data: { ...faq.data, title: '', lead: 'For {plan:nowhere.monthly} and {market.nothing}' } },
  ])
  expect(problems.length).toBeGreaterThanOrEqual(3)
  expect(problems.join('\n')).toMatch(/en-gb · lead: .*plan:nowhere/)
  expect(problems.join('\n')).toMatch(/en-gb · lead: .*market\.nothing/)
})

it('a page at the address of another is a problem', async () => {
  const contact = repository.documents.find(({ id }) => id === 'en-gb.page.contact')!
  const problems = await check([{ ...contact, id: 'en-gb.page.twin', alternate_languages: [] }])
  expect(problems.join('\n')).toContain('/en/contact')
})
