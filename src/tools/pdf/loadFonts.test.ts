import { http } from '../../core/http/client'
import { loadFonts, prefetchFonts } from './loadFonts'

jest.mock('../../core/http/client', () => ({ http: { get: jest.fn() } }))

const get = jest.mocked(http.get)
let offline = false
beforeEach(() => {
  offline = false
  get.mockImplementation(
    (path) =>
      ({
        arrayBuffer: () =>
          offline
            ? Promise.reject(new Error('offline'))
            : Promise.resolve(new TextEncoder().encode(String(path)).buffer),
      }) as unknown as ReturnType<typeof http.get>,
  )
})
afterEach(() => get.mockReset())

const names = (files: readonly Uint8Array[]): string[] =>
  files.map((file) => new TextDecoder().decode(file).replace('/fonts/pdf/', ''))

it('fetches the fonts that a text needs, once', async () => {
  const { regular, bold } = await loadFonts('Total for Café, Ελλάδα')
  expect(names(regular)).toEqual(['figtree-latin-400-normal.woff', 'noto-sans-greek-400-normal.woff'])
  expect(names(bold)).toEqual(['figtree-latin-700-normal.woff', 'noto-sans-greek-700-normal.woff'])
  await loadFonts('Ελλάδα')
  expect(get).toHaveBeenCalledTimes(4)
})

it('works without a connection after it was prepared, without the rarest letters', async () => {
  prefetchFonts()
  await loadFonts('ő')
  offline = true
  const { regular } = await loadFonts('Łódź, Київ, Ἀθῆναι')
  expect(names(regular)).toEqual([
    'figtree-latin-400-normal.woff',
    'figtree-latin-ext-400-normal.woff',
    'noto-sans-greek-400-normal.woff',
    'noto-sans-cyrillic-400-normal.woff',
  ])
})

it('fetches again what could not be fetched', async () => {
  offline = true
  expect(names((await loadFonts('\u1f00')).regular)).not.toContain('noto-sans-greek-ext-400-normal.woff')
  offline = false
  expect(names((await loadFonts('\u1f00')).regular)).toContain('noto-sans-greek-ext-400-normal.woff')
})
