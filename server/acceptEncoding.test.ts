import { acceptedEncodings } from './acceptEncoding'

it.each([
  ['gzip, deflate, br, zstd', ['br', 'gzip']],
  ['gzip', ['gzip']],
  ['x-gzip', ['gzip']],
  ['BR;Q=1', ['br']],
  ['gzip;q=1.0, br;q=0.5', ['gzip', 'br']],
  ['br;q=0, gzip', ['gzip']],
  ['*', ['br', 'gzip']],
  ['*;q=0.1, br;q=0', ['gzip']],
  ['identity, br;q=0.5', []],
  ['identity;q=0', []],
  ['br;q=nonsense', []],
  ['', []],
  [undefined, []],
])('%j accepts %j', (header, names) => {
  expect(acceptedEncodings(header).map(({ name }) => name)).toEqual(names)
})
