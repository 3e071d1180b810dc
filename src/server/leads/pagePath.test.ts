import { leadLimits } from '../../forms/leadContract'
import { pagePath } from './pagePath'

test.each([
  ['/en', '/en'],
  ['/fr-be/contact?utm_source=x', '/fr-be/contact?utm_source=x'],
  ['/en/a/../contact', '/en/contact'],
  ['/en/contact#form-contact', '/en/contact'],
])('%s is a page', (value, path) => {
  expect(pagePath(value)).toBe(path)
})

test.each([
  '',
  'en/contact',
  '//evil.example/en',
  '/\\evil.example/en',
  '/\t/evil.example/en',
  'https://evil.example/en',
  'javascript:alert(1)',
  '/api/health',
  '/en/../../api/health',
  '/xx/contact',
  `/en/${'a'.repeat(leadLimits.page)}`,
])('%j is no page of this site', (value) => {
  expect(pagePath(value)).toBeUndefined()
})
