import { cmsDocument } from '../cms/document.fixture'
import { memoizedPlan } from './memoizedPlan'
import { planContent, type PulledContent } from './readContent'

jest.mock('./readContent', () => ({ planContent: jest.fn() }))

const planned = jest.mocked(planContent)
const content = { source: { name: 'content', fileFindings: [] }, ref: 'one', jobs: [] }

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2026-11-30T12:00:00Z') })
  planned.mockReset().mockImplementation((_root, { ref }, documents) => ({ ref, documents }) as PulledContent)
})
afterEach(() => jest.useRealTimers())

it('documents that were published since have the plan of their drafts, with the ref of now', () => {
  const plan = memoizedPlan('/project')
  const draft = cmsDocument('about', { title: 'About' })
  plan(content, [draft])
  const published = { ...draft, last_publication_date: '2026-11-30T12:00:01+0000' }
  expect(plan({ ...content, ref: 'two' }, [published])).toEqual({ ref: 'two', documents: [published] })
  expect(planned).toHaveBeenCalledTimes(1)
  plan(content, [{ ...draft, data: { title: 'About us' } }])
  expect(planned).toHaveBeenCalledTimes(2)
})

it('the next day, of which the pictures of the product tell, has another plan', () => {
  const plan = memoizedPlan('/project')
  const documents = [cmsDocument('about')]
  plan(content, documents)
  jest.setSystemTime(Date.parse('2026-12-01T00:00:00Z'))
  plan(content, documents)
  expect(planned).toHaveBeenCalledTimes(2)
})
