/** @jest-environment node */
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { startCompression } from './compressed'

const page = 'public/en/index.html'
const long = (word: string): string => `${word} `.repeat(400)
const none = { place: new Map<string, string>(), remove: new Set<string>() }

const inBoth = (write: ReadonlyMap<string, string | Buffer>, file: string): string[] => [
  brotliDecompressSync(Buffer.from(write.get(`${file}.br`) ?? '')).toString(),
  gunzipSync(Buffer.from(write.get(`${file}.gz`) ?? '')).toString(),
]

it('a file has both copies, after all files, whether its compression was begun before or not', async () => {
  const compression = startCompression()
  compression.begin(page, long('early'))
  const { write } = await compression.complete({
    ...none,
    write: new Map([
      [page, long('early')],
      ['public/sitemap.xml', long('late')],
    ]),
  })
  expect(inBoth(write, page)).toEqual([long('early'), long('early')])
  expect(inBoth(write, 'public/sitemap.xml')).toEqual([long('late'), long('late')])
  expect([...write.keys()].slice(0, 2)).toEqual([page, 'public/sitemap.xml'])
})

it('what is written counts, not what was begun', async () => {
  const compression = startCompression()
  compression.begin(page, long('before'))
  compression.begin('public/de/index.html', long('never written'))
  const { write } = await compression.complete({ ...none, write: new Map([[page, long('after')]]) })
  expect(inBoth(write, page)).toEqual([long('after'), long('after')])
  expect([...write.keys()]).toEqual([page, `${page}.br`, `${page}.gz`])
})

it('copies go with their file, and with a file that is too small for them now', async () => {
  const { write, remove } = await startCompression().complete({
    ...none,
    write: new Map([
      [page, 'short'],
      ['build/site-manifest.json', long('not served')],
    ]),
    remove: new Set(['public/old/index.html', 'public/media/a.png']),
  })
  expect([...write.keys()]).toEqual([page, 'build/site-manifest.json'])
  expect([...remove].sort()).toEqual([
    `${page}.br`,
    `${page}.gz`,
    'public/media/a.png',
    'public/old/index.html',
    'public/old/index.html.br',
    'public/old/index.html.gz',
  ])
})
