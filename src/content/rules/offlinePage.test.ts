import { offlineTextKeys } from '../offlinePage/texts'
import { lines, story } from './content.fixture'
import { offlinePageFindings } from './offlinePage'

const filled = Object.fromEntries(offlineTextKeys.map((key) => [key, `the ${key}`]))
const findingsOf = (data: Record<string, unknown>, type = 'offline_page') =>
  lines(offlinePageFindings([story(data, { type })]))

it('a page with all texts has no findings, and other documents need none of them', () => {
  expect(findingsOf(filled)).toEqual([])
  expect(findingsOf({}, 'page')).toEqual([])
})

it.each([undefined, null, '', ' ', []])('a missing text is named: %j', (retry) => {
  expect(findingsOf({ ...filled, retry })).toEqual([
    'data.retry: the page without a connection needs this text: fill it in',
  ])
})
