import { historyOf } from './contentApi'

it('each content folder has a history of its own', () => {
  expect(historyOf('/site', '/site/content')).toBe('/site/var/content-history')
  expect(historyOf('/site', '/tmp/copy/content')).toBe('/tmp/copy/content-history')
})
