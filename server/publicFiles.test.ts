import { publicPath } from './publicFiles'

it.each([
  ['/en/pricing', 'en/pricing'],
  ['/en/caf%C3%A9', 'en/café'],
  ['/a%20b.png', 'a b.png'],
  ['/.well-known/security.txt', '.well-known/security.txt'],
])('%s is the file %s', (address, path) => {
  expect(publicPath(address)).toBe(path)
})

it.each([
  '/../package.json',
  '/en/..%2f..%2fpackage.json',
  '/%2e%2e/package.json',
  '/en/..%5c..%5cpackage.json',
  '/en%2Fpricing',
  '/en%2fpricing',
  '/%2Fen/pricing',
  'en/pricing',
  '/.env',
  '/en/.git/config',
  '/en/.well-known/x',
  '/en//pricing',
  '//evil.example',
  '/%00',
  '/',
])('%s is no file', (address) => {
  expect(publicPath(address)).toBeUndefined()
})

it('malformed percent-encoding is no file', () => {
  expect(publicPath('/%E0%A4%A')).toBeUndefined()
})
