import { existsSync, readFileSync } from 'node:fs'
import { previewCodeFindings, previewMarkers } from './previewCode'

const markers = Object.values(previewMarkers)
const page = (...applicationFiles: string[]) => ({ path: '/en/faq', applicationFiles, scripts: [] })
const scripts = new Map([
  ['/app-1.js', 'start()'],
  ['/preview-2.js', markers.map((marker) => JSON.stringify(marker)).join()],
])

it('scripts of which the bootstrap loads none of previews are right', () => {
  expect(previewCodeFindings([page('/app-1.js', '/site-data/en.1.json')], scripts)).toEqual([])
})

it.each(Object.entries(previewMarkers))('code of %s in a script of a page is found', (file, marker) => {
  const planted = new Map([...scripts, ['/app-1.js', `const x="${marker}"`]])
  expect(previewCodeFindings([page('/app-1.js')], planted)).toEqual([
    { path: '/en/faq', check: 'code of previews', detail: `/app-1.js has code of ${file}` },
  ])
})

it('code of previews in an inline script is found', () => {
  const inline = { path: '/en', applicationFiles: [], scripts: [{ code: `a("${markers[0]}")` }] }
  expect(previewCodeFindings([inline], scripts)).toMatchObject([{ path: '/en' }])
})

it('words that are in no script any more are found: they would find nothing', () => {
  expect(previewCodeFindings([page('/app-1.js')], new Map([['/app-1.js', 'start()']]))).toHaveLength(
    markers.length,
  )
})

it('the words are in the files that are named', () => {
  for (const [file, marker] of Object.entries(previewMarkers)) {
    expect(existsSync(file)).toBe(true)
    expect(readFileSync(file, 'utf8')).toContain(marker)
  }
})
