import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as gatsby from './gatsby'
import { parsePath } from './gatsby'

it.each([
  ['/de/faq', { pathname: '/de/faq', search: '', hash: '' }],
  ['/de/faq?a=1&b=?#top', { pathname: '/de/faq', search: '?a=1&b=?', hash: '#top' }],
  ['/de/faq#top?a=1', { pathname: '/de/faq', search: '', hash: '#top?a=1' }],
  ['/de/faq?#', { pathname: '/de/faq', search: '', hash: '' }],
  ['?a=1', { pathname: '', search: '?a=1', hash: '' }],
  ['', { pathname: '/', search: '', hash: '' }],
])('%s has its parts, as Gatsby reads them', (address, expected) => {
  expect(parsePath(address)).toEqual(expected)
})

it('everything that the previews plugin imports of gatsby is there', () => {
  const folder = path.resolve('node_modules/gatsby-plugin-prismic-previews/dist')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.js'),
  )
  const imported = files.flatMap((file) =>
    [...readFileSync(path.join(folder, file), 'utf8').matchAll(/import \{([^}]*)\} from "gatsby"/g)].flatMap(
      ([, names = '']) => names.split(',').map((name) => name.trim()),
    ),
  )
  expect(imported).toContain('withAssetPrefix')
  expect(imported.filter((name) => !(name in gatsby))).toEqual([])
  expect(gatsby.withAssetPrefix('/static/models.json')).toBe('/static/models.json')
})
