import type { CreateWebpackConfigArgs } from 'gatsby'
import type { Configuration } from 'webpack'
import { dependencies } from '../../../package.json'
import { shortenRenderer } from './rendererBundle'

type External = (data: { request: string }, callback: (error?: Error, result?: string) => void) => void

function configured(stage: string): Configuration {
  let config: Configuration = { externals: [{ fs: 'commonjs fs' }], devtool: 'source-map' }
  shortenRenderer({
    stage,
    getConfig: () => config,
    actions: { replaceWebpackConfig: (changed: Configuration) => (config = changed) },
  } as unknown as CreateWebpackConfigArgs)
  return config
}

function externalOf(request: string): string | undefined {
  const [, own] = configured('build-html').externals as [object, External]
  let found: string | undefined
  own({ request }, (_error, result) => (found = result))
  return found
}

it.each(['docx', 'pdfkit', 'write-excel-file/universal', 'libphonenumber-js/core'])(
  '%s is not in the renderer, which can require it',
  (request) => {
    expect(externalOf(request)).toBe(`commonjs ${request}`)
    expect(Object.keys(dependencies)).toContain(request.split('/')[0])
  },
)

it('what pages are rendered with is in it', () => {
  expect(externalOf('./docx')).toBeUndefined()
  expect(externalOf('docx-preview')).toBeUndefined()
  expect(externalOf('styled-components')).toBeUndefined()
})

it('the bundles for browsers stay as they are', () => {
  expect(configured('build-javascript')).toEqual({
    externals: [{ fs: 'commonjs fs' }],
    devtool: 'source-map',
  })
})
